import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BidiConnection } from './bidi';
import type { Driver, KnownBrowser } from './driver';
import { findProgram, Program } from './program';

const onMac = '/Applications/Firefox.app/Contents/MacOS/firefox';

/** Firefox, driven by WebDriver BiDi, which it speaks without a driver of its own. */
export const firefox: KnownBrowser = {
  name: 'Firefox',
  find: () => {
    const path = findProgram('firefox', 'firefox-esr') ?? (existsSync(onMac) ? onMac : undefined);
    return path ? () => startFirefox(path) : 'no program firefox or firefox-esr';
  },
};

async function startFirefox(path: string): Promise<Driver> {
  const profile = mkdtempSync(join(tmpdir(), 'corridor-firefox-'));
  const program = new Program(path, ['--headless', '--remote-debugging-port', '0', '--profile', profile]);
  const stop = async () => {
    await program.stop();
    // Firefox's processes may write into it until they have ended too.
    rmSync(profile, { recursive: true, force: true, maxRetries: 10 });
  };
  try {
    return await driverOf(await connect(program), stop);
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Connects to the port that Firefox chose and printed. */
async function connect(program: Program): Promise<BidiConnection> {
  const address = await program.started((printed) => /WebDriver BiDi listening on (ws:\S+)/.exec(printed)?.[1]);
  return BidiConnection.open(`${address}/session`);
}

async function driverOf(bidi: BidiConnection, stop: () => Promise<void>): Promise<Driver> {
  await bidi.send('session.new', { capabilities: {} });
  const { contexts } = await bidi.send<{ contexts: readonly { context: string }[] }>('browsingContext.getTree', {});
  const context = contexts[0]?.context;
  return {
    open: (url) => bidi.send('browsingContext.navigate', { context, url, wait: 'complete' }),
    evaluate: async (expression) =>
      valueOf(
        await bidi.send<Evaluated>('script.evaluate', {
          expression: `Promise.resolve(${expression}).then((value) => JSON.stringify(value ?? null))`,
          target: { context },
          awaitPromise: true,
        }),
      ),
    perform: (sources) => bidi.send('input.performActions', { context, actions: sources }),
    close: () => {
      bidi.close();
      return stop();
    },
  };
}

interface Evaluated {
  readonly result?: { readonly value: string };
  readonly exceptionDetails?: { readonly text: string };
}

function valueOf({ result, exceptionDetails }: Evaluated): unknown {
  if (!result) throw new Error(exceptionDetails?.text);
  return JSON.parse(result.value);
}
