import js from '@eslint/js';
import globals from 'globals';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import importX from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { restrictedPaths } from './tools/lint/zones.mjs';

/** What is used of amazon-cognito-identity-js. */
const cognitoClient = [
  'AuthenticationDetails',
  'CognitoRefreshToken',
  'CognitoUser',
  'CognitoUserPool',
  'CognitoUserSession',
  'CookieStorage',
  'IAuthenticationCallback',
  'UserData',
];

const namedExports = {
  selector: 'ExportDefaultDeclaration',
  message: 'Named exports only: a name that can be searched.',
};

/** The portal loads these modules before its first paint. */
const lateFormats = {
  selector: "Program > VariableDeclaration > VariableDeclarator > NewExpression[callee.object.name='Intl']",
  message: 'A browser takes milliseconds to load the language data of Intl: make it with `lazily`.',
};

/**
 * camelCase; PascalCase for components, classes and schemas; snake_case for a field of a wire format. A destructured name is its
 * source's, and no constant is in upper case.
 */
const variableNames = [
  { selector: 'variable', modifiers: ['destructured'], format: null },
  {
    selector: 'variable',
    format: ['camelCase', 'PascalCase', 'snake_case'],
    custom: { regex: '^[A-Z0-9]{2,}$', match: false },
  },
];

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '.data/**',
      '.esbuild/**',
      '.serverless/**',
      '**/generated/**',
      'playwright-report/**',
      'test-results/**',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.strict,
  {
    languageOptions: { globals: { ...globals.node } },
    rules: {
      eqeqeq: 'error',
      'no-console': ['error', { allow: ['error', 'log'] }],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'separate-type-imports' }],
      '@typescript-eslint/no-import-type-side-effects': 'error',
      curly: ['error', 'multi-line'],
      'object-shorthand': 'error',
      'prefer-const': 'error',
      'no-restricted-syntax': ['error', namedExports],
    },
  },
  { files: ['frontend/src/**/*.{ts,tsx}'], rules: { 'no-restricted-syntax': ['error', namedExports, lateFormats] } },
  {
    files: ['domain/**/*.ts', 'actions/**/*.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        namedExports,
        lateFormats,
        {
          selector: "NewExpression[callee.name='Date'][arguments.length=0]",
          message: 'Take the clock as a parameter.',
        },
        {
          selector: "CallExpression[callee.object.name='Date'][callee.property.name='now']",
          message: 'Take the clock as a parameter.',
        },
        {
          selector: "CallExpression[callee.object.name='Math'][callee.property.name='random']",
          message: 'Take randomness as a parameter.',
        },
      ],
    },
  },
  {
    // Rules that need the types.
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/naming-convention': ['error', ...variableNames],
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
      '@typescript-eslint/no-unnecessary-condition': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      // The client of Cognito has no successor of its size: docs/decisions/018.
      '@typescript-eslint/no-deprecated': [
        'error',
        { allow: [{ from: 'package', package: 'amazon-cognito-identity-js', name: cognitoClient }] },
      ],
    },
  },
  {
    // A query that knex cannot type, such as one of a misspelled column, gives any: it may not go further without a type.
    files: ['actions/**/*.ts'],
    rules: {
      '@typescript-eslint/no-unsafe-assignment': 'error',
      '@typescript-eslint/no-unsafe-member-access': 'error',
      '@typescript-eslint/no-unsafe-return': 'error',
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { 'import-x': importX },
    settings: { 'import-x/resolver-next': [createTypeScriptImportResolver({ project: 'tsconfig.json' })] },
    rules: {
      'import-x/no-restricted-paths': ['error', { zones: restrictedPaths }],
    },
  },
  {
    files: ['domain/**/*.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^(node:|pg$|knex$|react)',
              message: 'domain/ is pure: no I/O. Do it in actions/ and pass the result in.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['frontend/**/*.{ts,tsx}'],
    ignores: ['frontend/src/ui/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [{ regex: '^(?!@mantine/.*\\.css$)@mantine/', message: 'Use the wrappers of frontend/src/ui.' }],
        },
      ],
    },
  },
  {
    files: ['frontend/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    languageOptions: { globals: { ...globals.browser } },
    rules: { ...reactHooks.configs.recommended.rules },
  },
  {
    files: ['tests/**/*.{ts,tsx}'],
    rules: { '@typescript-eslint/no-non-null-assertion': 'off' },
  },
  {
    // Tools that load these files by convention ask for a default export.
    files: ['**/*.config.{ts,mts,mjs}', 'frontend/*.config.{ts,mts}', 'tests/support/**/global*.ts'],
    rules: { 'no-restricted-syntax': 'off' },
  },
  { files: ['**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
);
