/** The project `frontend` with flips in the portal's sources. Each test file runs alone, so that it is known which come by a flip. */
const { join } = require('node:path');
const config = require('../../jest.config.cjs');

const wanted = (process.env.PROJECTS ?? '').split(',');
const environments = { node: 'jest-environment-node' };

const withFlips = (project) => {
  const [[pattern, [, options]]] = Object.entries(project.transform);
  const { testEnvironment, testEnvironmentOptions, setupFilesAfterEnv = [] } = project;
  const inner = (environments[testEnvironment] ?? testEnvironment).replace('<rootDir>', project.rootDir);
  return {
    ...project,
    // Each test file runs alone, so that it is known which come by a flip.
    runner: 'jest-runner',
    transform: { [pattern]: [join(__dirname, 'transform.cjs'), options] },
    testEnvironment: join(__dirname, 'environment.cjs'),
    testEnvironmentOptions: { ...testEnvironmentOptions, inner: require.resolve(inner) },
    setupFilesAfterEnv:
      project.displayName === 'frontend' ? [...setupFilesAfterEnv, join(__dirname, 'setup.cjs')] : setupFilesAfterEnv,
  };
};

module.exports = {
  ...config,
  projects: config.projects.filter(({ displayName }) => wanted.includes(displayName)).map(withFlips),
};
