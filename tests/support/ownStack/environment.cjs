/** The environment of tests that act on a stack of their own: each file gets one, which runs in jest's process and outside the file's modules. */
const { TestEnvironment } = require('jest-environment-node');

const { bundle, template } = JSON.parse(process.env.OWN_STACK ?? '{}');

class OwnStackEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    // Loaded anew for each file, so that nothing that the Lambdas remember passes from one file to the next.
    Reflect.deleteProperty(require.cache, bundle);
    this.stack = await require(bundle).open(template);
    Object.assign(this.global.process.env, this.stack.variables);
    this.global.idTokenOf = this.stack.idTokenOf;
  }

  async teardown() {
    await this.stack?.close();
    await super.teardown();
  }
}

module.exports = OwnStackEnvironment;
