// What `make check` looks for in the page's scripts and style sheets. Names that do not exist are
// found by TypeScript, the layout is Prettier's (with the widths of .editorconfig).

import { createRequire } from "node:module";

const installed = createRequire(new URL(".venv/node/", import.meta.url));
const js = installed("@eslint/js");
const css = installed("@eslint/css").default;

export default [
    {
        files: ["src/kachidoki/web/**/*.js"],
        linterOptions: { reportUnusedDisableDirectives: "error" },
        rules: {
            ...js.configs.recommended.rules,
            "no-undef": "off", // TypeScript knows the browser's names
            curly: ["error", "multi-line"],
            eqeqeq: "error",
            "max-lines": ["error", 400],
            "max-len": ["error", { code: 100, ignoreStrings: true, ignoreTemplateLiterals: true }],
            "no-duplicate-imports": "error",
            "no-eval": "error",
            "no-implied-eval": "error",
            "no-var": "error",
            "object-shorthand": "error",
            "prefer-const": "error",
            "prefer-template": "error",
            "sort-imports": ["error", { ignoreDeclarationSort: true, ignoreCase: true }],
        },
    },
    {
        files: ["src/kachidoki/web/**/*.css"],
        language: "css/css",
        plugins: { css },
        rules: {
            ...css.configs.recommended.rules,
            // Colours come from theme.css, places from the scripts.
            "css/no-invalid-properties": ["error", { allowUnknownVariables: true }],
            // Needed where the browser's own sheet or a script's style has the last word.
            "css/no-important": "off",
            "css/use-baseline": [
                "error",
                {
                    available: "newly",
                    // The page works as well in a browser that knows none of them.
                    allowProperties: [
                        "accent-color",
                        "line-clamp",
                        "overflow-anchor",
                        "user-select",
                    ],
                },
            ],
        },
    },
];
