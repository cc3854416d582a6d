/**
 * Jest's runner, which runs several test files in one environment, with modules that are loaded once. Each file is a block of its own and
 * is reported as if it ran alone. A project's own runner says which files go together, and what is loaded before them.
 */
const { mkdtempSync, rmSync, writeFileSync } = require('node:fs');
const { tmpdir } = require('node:os');
const { join } = require('node:path');
const { formatResultsErrors } = require('jest-message-util');
const { default: TestRunner } = require('jest-runner');

class GroupRunner extends TestRunner {
  /** Lists of tests that go together; a list of one runs by itself. */
  groupsOf(tests) {
    return tests.map((test) => [test]);
  }

  /** Modules whose hooks apply to all files of a group, and not to the first alone that loads them. */
  withHooks = [];

  /** The tests that run together, by the path of the file that loads theirs. */
  together = new Map();

  async runTests(tests, watcher, options) {
    if (this._globalConfig.watch || this._globalConfig.testNamePattern) return super.runTests(tests, watcher, options);
    const folder = mkdtempSync(join(tmpdir(), 'corridor-groups-'));
    const groups = this.groupsOf(tests).map((group, index) => {
      if (group.length === 1) return group[0];
      const path = join(folder, `${index}.test.js`);
      writeFileSync(path, programOf(group, this.withHooks));
      this.together.set(path, group);
      return { ...group[0], path };
    });
    try {
      await super.runTests(groups, watcher, options);
    } finally {
      rmSync(folder, { recursive: true });
    }
  }

  on(eventName, listener) {
    return super.on(eventName, async ([test, outcome]) => {
      const group = this.together.get(test.path);
      if (!group) return listener([test, outcome]);
      for (const one of group) {
        const isResult = eventName === 'test-file-success';
        await listener([one, isResult ? resultOf(one, outcome, this._globalConfig) : outcome]);
      }
    });
  }
}

/** Lists of at most so many tests, in their order. */
GroupRunner.chunksOf = (tests, size) =>
  Array.from({ length: Math.ceil(tests.length / size) }, (_, index) => tests.slice(index * size, (index + 1) * size));

function programOf(group, withHooks) {
  const blocks = group.map(({ path }) => {
    const name = JSON.stringify(path);
    const cost = `let write; beforeAll(() => { write = costOf(${name}); }); afterAll(() => write());`;
    return `describe(${name}, () => { ${cost} require(${name}); });`;
  });
  const head = `const { costOf } = require(${JSON.stringify(require.resolve('./costOf.cjs'))});`;
  return [head, ...withHooks.map((name) => `require(${JSON.stringify(name)});`), ...blocks].join('\n');
}

/** The result of one file out of that of its group. */
function resultOf({ path, context }, result, globalConfig) {
  const testResults = result.testResults
    .filter(({ ancestorTitles }) => ancestorTitles[0] === path)
    .map((one) => {
      const ancestorTitles = one.ancestorTitles.slice(1);
      return { ...one, ancestorTitles, fullName: [...ancestorTitles, one.title].join(' ') };
    });
  const count = (...statuses) => testResults.filter(({ status }) => statuses.includes(status)).length;
  const runtime = testResults.reduce((sum, { duration }) => sum + (duration ?? 0), 0);
  const { perfStats, testExecError, failureMessage } = result;
  return {
    ...result,
    testFilePath: path,
    testResults,
    numFailingTests: count('failed'),
    numPassingTests: count('passed'),
    numPendingTests: count('pending', 'skipped', 'disabled'),
    numTodoTests: count('todo'),
    perfStats: { ...perfStats, end: perfStats.start + runtime, runtime },
    failureMessage: testExecError
      ? failureMessage
      : formatResultsErrors(testResults, context.config, globalConfig, path),
  };
}

module.exports = GroupRunner;
