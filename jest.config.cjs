/** Modules that ship as ESM only and therefore need the transform. */
const esmOnly = [
  'msw',
  '@mswjs',
  '@msw',
  'rettime',
  'until-async',
  'headers-polyfill',
  'cookie',
  '@open-draft',
  'jose',
  'otplib',
  '@otplib',
  '@scure',
  '@noble',
  '@tanstack',
  'oxc-parser',
];

const shared = {
  rootDir: __dirname,
  transform: {
    '^.+\\.[cm]?[jt]sx?$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          target: 'es2022',
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(?!(${esmOnly.join('|')})/)`],
};

/** Tests of one folder that run in plain Node. */
const inNode = (name) => ({
  ...shared,
  displayName: name,
  testEnvironment: 'node',
  testMatch: [`<rootDir>/tests/${name}/**/*.test.ts`],
});

module.exports = {
  // Generous, so that a busy machine fails no test.
  testTimeout: 300_000,
  globalSetup: '<rootDir>/tests/support/globalSetup.ts',
  globalTeardown: '<rootDir>/tests/support/globalTeardown.ts',
  projects: [
    inNode('unit'),
    inNode('engine'),
    inNode('identity'),
    inNode('provider'),
    inNode('access'),
    { ...inNode('stack'), setupFilesAfterEnv: ['<rootDir>/tests/actions/setup.ts'] },
    {
      ...inNode('actions'),
      globalSetup: '<rootDir>/tests/support/ownStack/globalSetup.ts',
      testEnvironment: '<rootDir>/tests/support/ownStack/environment.cjs',
      setupFilesAfterEnv: ['<rootDir>/tests/actions/setup.ts'],
    },
    inNode('crash'),
    inNode('abuse'),
    inNode('time'),
    inNode('simulation'),
    {
      ...shared,
      displayName: 'frontend',
      testEnvironment: 'jest-fixed-jsdom',
      testEnvironmentOptions: { customExportConditions: [''] },
      testMatch: ['<rootDir>/tests/frontend/**/*.test.ts?(x)'],
      setupFilesAfterEnv: ['<rootDir>/tests/frontend/setup.ts'],
      moduleNameMapper: {
        '\\.(css|svg)$': '<rootDir>/tests/frontend/styleStub.ts',
        '^@tabler/icons-react$': '<rootDir>/tests/frontend/iconStub.ts',
      },
    },
  ],
};
