import js from '@eslint/js';
import globals from 'globals';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** What each folder may not import, with the place the thing belongs. Source of truth: docs/architecture.md. */
const folders = ['frontend', 'domain', 'hasura', 'actions', 'migrations', 'seeds', 'local', 'tests'];
const mayImport = {
  frontend: ['domain'],
  domain: [],
  'hasura/engine': [],
  actions: ['domain'],
  migrations: ['domain'],
};

const boundary = (folder, allowed) => {
  const own = folder.split('/')[0];
  const forbidden = folders.filter((name) => name !== own && !allowed.includes(name));
  return {
    files: [`${folder}/**/*.{ts,tsx}`],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: `^(\\.\\./)+(${forbidden.join('|')})(/|$)`,
              message: `${folder}/ may import ${allowed.length ? allowed.join(', ') + '/ only' : 'from no other folder'}: shared rules belong in domain/, shared wiring in local/ or tests/.`,
            },
            ...(folder === 'frontend'
              ? [{ regex: '^(?!@mantine/.*\\.css$)@mantine/', message: 'Use the wrappers of frontend/src/ui.' }]
              : []),
            ...(folder === 'domain'
              ? [
                  {
                    regex: '^(node:|pg$|knex$|react)',
                    message: 'domain/ is pure: no I/O. Do it in actions/ and pass the result in.',
                  },
                ]
              : []),
          ],
        },
      ],
    },
  };
};

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
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      'no-restricted-syntax': [
        'error',
        { selector: 'ExportDefaultDeclaration', message: 'Named exports only: a name that can be searched.' },
      ],
    },
  },
  {
    files: ['domain/**/*.ts', 'actions/**/*.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        { selector: 'ExportDefaultDeclaration', message: 'Named exports only: a name that can be searched.' },
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
  ...Object.entries(mayImport).map(([folder, allowed]) => boundary(folder, allowed)),
  {
    files: ['frontend/src/ui/**/*.{ts,tsx}'],
    rules: { 'no-restricted-imports': 'off' },
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
    files: ['**/*.config.{ts,mts,mjs}', 'frontend/*.config.{ts,mts}', 'tests/support/global*.ts'],
    rules: { 'no-restricted-syntax': 'off' },
  },
  { files: ['**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
);
