import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startRunStack } from '../support/runStack';
import type { KnownBrowser } from './driver';
import { firefox } from './firefox';
import { runStory, type FoundBrowser } from './runStory';
import { mainStory } from './story';
import { webkit } from './webkit';

const known = [firefox, webkit];

/**
 * `npm run browsers`: the main story in each browser besides Chromium. Fails where a browser is missing or a step fails in one.
 * Debian has them as firefox-esr, webkit2gtk-driver and xvfb.
 */
async function main(): Promise<number> {
  const browsers = known.flatMap(found);
  const scratch = mkdtempSync(join(tmpdir(), 'corridor-browsers-'));
  let failures = known.length - browsers.length;
  try {
    for (const browser of browsers) failures += await failuresIn(browser, scratch);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
  return failures === 0 ? 0 : 1;
}

/** Each browser has a stack of its own, because the portal keeps what the users of another one typed. */
async function failuresIn(browser: FoundBrowser, scratch: string): Promise<number> {
  const stack = await startRunStack(scratch, browser.name);
  try {
    return (await runStory([browser], stack.url, mainStory, console.log)).length;
  } finally {
    await stack.stop();
  }
}

function found({ name, find }: KnownBrowser): FoundBrowser[] {
  const start = find();
  const isFound = typeof start !== 'string';
  console.log(`${name}: ${isFound ? 'found' : `not found, ${start}`}`);
  return isFound ? [{ name, start }] : [];
}

main().then(
  (code) => process.exit(code),
  (error: Error) => {
    console.error(error.stack);
    process.exit(1);
  },
);
