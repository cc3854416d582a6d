import { freePort } from '../../tools/postgres/cluster';
import type { Driver, KnownBrowser } from './driver';
import { findProgram, Program } from './program';

/** How long WebKit may take for one command, in milliseconds. */
const commandTimeoutMs = 30_000;

/** WebKitGTK's small browser, driven by WebDriver over HTTP. It needs a display, which Xvfb gives where there is none. */
export const webkit: KnownBrowser = {
  name: 'WebKit',
  find: () => {
    const path = findProgram('WebKitWebDriver');
    if (!path) return 'no program WebKitWebDriver';
    const xvfb = findProgram('Xvfb');
    if (xvfb) return () => startWebkit(path, new Program(xvfb, ['-displayfd', '1', '-screen', '0', '1280x900x24']));
    return process.env.DISPLAY ? () => startWebkit(path) : 'WebKitWebDriver is there, but neither Xvfb nor a display';
  },
};

async function startWebkit(path: string, xvfb?: Program): Promise<Driver> {
  const programs = xvfb ? [xvfb] : [];
  const stop = async () => {
    for (const program of programs.toReversed()) await program.stop();
  };
  try {
    const port = await freePort();
    const driver = new Program(path, [`--port=${port}`], xvfb && { DISPLAY: await displayOf(xvfb) });
    programs.push(driver);
    const base = `http://127.0.0.1:${port}`;
    await driver.started(() => call('GET', `${base}/status`).catch(() => undefined));
    return await openSession(base, stop);
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The display that Xvfb chose and printed. */
function displayOf(xvfb: Program): Promise<string> {
  return xvfb.started((printed) => /^\d+$/.exec(printed.trim())?.[0]).then((number) => `:${number}`);
}

async function openSession(base: string, stop: () => Promise<void>): Promise<Driver> {
  const { sessionId } = await call<{ sessionId: string }>('POST', `${base}/session`, { capabilities: {} });
  const session = `${base}/session/${sessionId}`;
  return {
    open: (url) => call('POST', `${session}/url`, { url }),
    evaluate: (expression) => call('POST', `${session}/execute/sync`, { script: `return (${expression});`, args: [] }),
    perform: (sources) => call('POST', `${session}/actions`, { actions: sources }),
    close: async () => {
      await call('DELETE', session).catch(() => undefined);
      await stop();
    },
  };
}

/** The value of a command. @throws Error with the driver's message, or when it does not answer in time */
async function call<Value>(method: string, url: string, body?: object): Promise<Value> {
  const signal = AbortSignal.timeout(commandTimeoutMs);
  const response = await fetch(url, { method, signal, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await response.json()) as { readonly value: Value & { readonly message?: string } };
  if (!response.ok) throw new Error(`${url}: ${value.message}`);
  return value;
}
