/**
 * Jest's runtime, which compiles each module once in a process instead of once in each test file. A test file still runs every module
 * anew, in a context of its own; only the compiled code is shared.
 */
const { appendFileSync } = require('node:fs');
const { Script } = require('node:vm');
const { default: JestRuntime } = require('jest-runtime');

/** The compiled modules by their paths, each with the text that it was compiled from. */
const compiled = new Map();

function scriptOf(filename, text, parameters) {
  const known = compiled.get(filename);
  if (known?.text === text) return known.script;
  const head = `(function (${parameters.join(', ')}) {`;
  const script = new Script(`${head}${text}\n})`, { filename, columnOffset: -head.length });
  compiled.set(filename, { text, script });
  return script;
}

class Runtime extends JestRuntime {
  constructor(config, environment, ...others) {
    super(config, environment, ...others);
    this.begun = { at: performance.now(), usage: process.cpuUsage() };
    const { executor } = this;
    const compile = executor.compile.bind(executor);
    executor.compile = (text, filename) => {
      const context = environment.getVmContext();
      if (context === null) return null;
      try {
        return scriptOf(filename, text, executor.injectedModuleParameters).runInContext(context);
      } catch {
        // Jest explains what is wrong with the text.
        return compile(text, filename);
      }
    };
  }

  /** Where TEST_COSTS names a file, what the test file cost is written there (costs.ts). */
  teardown() {
    const { TEST_COSTS } = process.env;
    const { user, system } = process.cpuUsage(this.begun.usage);
    const cost = {
      file: this._testPath,
      wallMs: performance.now() - this.begun.at,
      processorMs: (user + system) / 1000,
    };
    if (TEST_COSTS) appendFileSync(TEST_COSTS, `${JSON.stringify(cost)}\n`);
    super.teardown();
  }
}

module.exports = { __esModule: true, default: Runtime };
