import { reactHooks, recommended } from './tools/lint/recommended.mjs';

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

/** The linter of all code: oxlint with its own rules, those of tsgolint, which know the types, and those of tools/lint/plugin.mjs. */
export default {
  plugins: ['typescript', 'react', 'import', 'oxc', 'unicorn'],
  jsPlugins: [new URL('tools/lint/plugin.mjs', import.meta.url).pathname],
  categories: { correctness: 'error' },
  options: { typeAware: true, reportUnusedDisableDirectives: 'error' },
  env: { builtin: true, es2024: true, node: true },
  ignorePatterns: [
    '**/node_modules/**',
    '**/dist/**',
    '.data/**',
    '.esbuild/**',
    '.serverless/**',
    '**/generated/**',
    'playwright-report/**',
    'test-results/**',
  ],
  rules: {
    ...recommended,
    eqeqeq: 'error',
    'no-console': ['error', { allow: ['error', 'log'] }],
    curly: ['error', 'multi-line'],
    'object-shorthand': 'error',
    // A name that begins with an underscore is no exception.
    'no-unused-vars': ['error', { argsIgnorePattern: '^$', varsIgnorePattern: '^$', caughtErrorsIgnorePattern: '^$' }],
    'max-lines': ['error', { max: 400 }],
    'max-lines-per-function': ['error', { max: 60, IIFEs: true }],
    'typescript/consistent-type-imports': ['error', { fixStyle: 'separate-type-imports' }],
    'typescript/no-import-type-side-effects': 'error',
    'import/no-cycle': ['error', { ignoreTypes: false }],
    // Named exports only: a name that can be searched.
    'import/no-default-export': 'error',
    'corridor/late-cycles': 'error',
    'corridor/literal-spread': 'error',
    'corridor/zones': 'error',
    'corridor/variable-names': 'error',
    // A property or an export may have the name `then`: conditions of Kriti and of yup have one.
    'unicorn/no-thenable': 'off',
    'unicorn/no-new-array': 'off',
    // Refuses copies too, which a loop needs that changes what it goes through.
    'unicorn/no-useless-spread': 'off',
    'unicorn/prefer-string-starts-ends-with': 'off',
  },
  overrides: [
    {
      // Rules that need the types.
      files: ['**/*.{ts,tsx}'],
      rules: {
        'typescript/no-floating-promises': 'error',
        'typescript/no-misused-promises': 'error',
        'typescript/no-unnecessary-condition': 'error',
        'typescript/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
        // The client of Cognito has no successor of its size: docs/decisions/018.
        'typescript/no-deprecated': [
          'error',
          { allow: [{ from: 'package', package: 'amazon-cognito-identity-js', name: cognitoClient }] },
        ],
        // Text is made of unknown values in many places that check them first, and a spread of a text gives its characters.
        'typescript/no-base-to-string': 'off',
        'typescript/restrict-template-expressions': 'off',
        'typescript/no-misused-spread': 'off',
        'typescript/require-array-sort-compare': 'off',
        'typescript/unbound-method': 'off',
      },
    },
    { files: ['**/*.{mjs,cjs}'], rules: { 'no-undef': 'error', 'no-redeclare': 'error' } },
    {
      // A query that knex cannot type, such as one of a misspelled column, gives any: it may not go further without a type.
      files: ['actions/**/*.ts'],
      rules: {
        'typescript/no-unsafe-assignment': 'error',
        'typescript/no-unsafe-member-access': 'error',
        'typescript/no-unsafe-return': 'error',
      },
    },
    {
      files: ['domain/**/*.ts', 'actions/**/*.ts'],
      rules: { 'corridor/clock-parameter': 'error', 'corridor/random-parameter': 'error' },
    },
    {
      // The portal loads these modules before its first paint.
      files: ['frontend/src/**/*.{ts,tsx}', 'domain/**/*.ts', 'actions/**/*.ts'],
      rules: { 'corridor/late-formats': 'error' },
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
      excludeFiles: ['frontend/src/ui/**'],
      rules: {
        'no-restricted-imports': [
          'error',
          {
            patterns: [
              { group: ['@mantine/**', '!@mantine/**/*.css'], message: 'Use the wrappers of frontend/src/ui.' },
            ],
          },
        ],
      },
    },
    { files: ['frontend/**/*.{ts,tsx}'], env: { browser: true }, rules: reactHooks },
    {
      files: ['tests/**/*.{ts,tsx}'],
      rules: { 'typescript/no-non-null-assertion': 'off', 'no-unsafe-optional-chaining': 'off' },
    },
    // The function of a suite or of a case holds all that it tells.
    { files: ['tests/**/*.{test,spec}.{ts,tsx}'], rules: { 'max-lines-per-function': 'off' } },
    {
      // Tools that load these files by convention ask for a default export.
      files: [
        '**/*.config.{ts,mts,mjs}',
        'frontend/*.config.{ts,mts}',
        'tests/**/global*.ts',
        'frontend/codegen.ts',
        'tests/frontend/styleStub.ts',
        'tools/lint/plugin.mjs',
      ],
      rules: { 'import/no-default-export': 'off' },
    },
    { files: ['**/*.cjs'], rules: { 'typescript/no-require-imports': 'off', 'typescript/unbound-method': 'off' } },
  ],
};
