/** The project `frontend` with flips in the portal's sources. */
const { join } = require('node:path');
const { projects } = require('../../jest.config.cjs');

const frontend = projects.find(({ displayName }) => displayName === 'frontend');
const [[pattern, [, options]]] = Object.entries(frontend.transform);

module.exports = {
  ...frontend,
  transform: { [pattern]: [join(__dirname, 'transform.cjs'), options] },
  testEnvironment: join(__dirname, 'environment.cjs'),
  setupFilesAfterEnv: [...frontend.setupFilesAfterEnv, join(__dirname, 'setup.cjs')],
};
