const { join } = require('node:path');

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

/** Properties draw from the seed of the run. */
const moduleNameMapper = { '^fast-check$': '<rootDir>/tests/support/seededFastCheck.cjs' };

const shared = {
  rootDir: __dirname,
  // Only our own files: jest looks through these folders at each start.
  roots: ['actions', 'domain', 'frontend', 'hasura', 'local', 'migrations', 'seeds', 'tests', 'tools'].map((folder) =>
    join(__dirname, folder),
  ),
  runtime: join(__dirname, 'tests', 'support', 'runtime.cjs'),
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
  moduleNameMapper,
  transformIgnorePatterns: [`/node_modules/(?!(${esmOnly.join('|')})/)`],
};

/** Tests of one folder that run in plain Node. */
const inNode = (name) => ({
  ...shared,
  displayName: name,
  testEnvironment: 'node',
  testMatch: [`<rootDir>/tests/${name}/**/*.test.ts`],
});

/** The same with a Postgres, which a run starts only for such projects. */
const onPostgres = (name) => ({
  ...inNode(name),
  globalSetup: '<rootDir>/tests/support/globalSetup.ts',
  globalTeardown: '<rootDir>/tests/support/globalTeardown.ts',
});

/** The same with a stack for each file. */
const onOwnStack = (name) => ({
  ...onPostgres(name),
  globalSetup: '<rootDir>/tests/support/ownStack/globalSetup.ts',
  globalTeardown: '<rootDir>/tests/support/ownStack/globalTeardown.ts',
  testEnvironment: '<rootDir>/tests/support/ownStack/environment.cjs',
  runner: '<rootDir>/tests/support/ownStack/runner.cjs',
});

module.exports = {
  // Generous, so that a busy machine fails no test.
  testTimeout: 300_000,
  projects: [
    inNode('unit'),
    onPostgres('database'),
    inNode('programs'),
    onPostgres('engine'),
    onPostgres('identity'),
    onPostgres('provider'),
    { ...inNode('stack'), setupFilesAfterEnv: ['<rootDir>/tests/actions/setup.ts'] },
    { ...onOwnStack('actions'), setupFilesAfterEnv: ['<rootDir>/tests/actions/setup.ts'] },
    onOwnStack('access'),
    // For the long run: a small disk, on machines where this user may mount one, and a restore with a gap.
    {
      ...inNode('crash'),
      testPathIgnorePatterns: process.env.TEST_SIZE === 'full' ? [] : ['/(fullDisk|restoreDrill)\\.test'],
    },
    onPostgres('abuse'),
    inNode('time'),
    inNode('simulation'),
    {
      ...shared,
      displayName: 'frontend',
      globalSetup: '<rootDir>/tests/frontend/globalSetup.ts',
      globalTeardown: '<rootDir>/tests/frontend/globalTeardown.ts',
      runner: '<rootDir>/tests/frontend/runner.cjs',
      testEnvironment: '<rootDir>/tests/frontend/environment.cjs',
      testEnvironmentOptions: { customExportConditions: [''] },
      testMatch: ['<rootDir>/tests/frontend/**/*.test.ts?(x)'],
      setupFilesAfterEnv: ['<rootDir>/tests/frontend/setup.ts'],
      moduleNameMapper: {
        ...moduleNameMapper,
        '\\.(css|svg)$': '<rootDir>/tests/frontend/styleStub.ts',
        '^@tabler/icons-react$': '<rootDir>/tests/frontend/iconStub.ts',
      },
    },
  ],
};
