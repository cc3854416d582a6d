import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startRunStack } from '../support/runStack';
import type { KnownBrowser } from './driver';
import { firefox } from './firefox';
import { runStory, type FoundBrowser } from './runStory';
import { mainStory } from './story';
import { webkit } from './webkit';

/** `npm run browsers`: the main story in each browser besides Chromium that this machine has. Fails where a step fails in one of them. */
async function main(): Promise<number> {
  const browsers = [firefox, webkit].flatMap(found);
  if (browsers.length === 0) {
    console.log('No browser besides Chromium was found: the main story was run in none.');
    return 0;
  }
  const scratch = mkdtempSync(join(tmpdir(), 'corridor-browsers-'));
  const stack = await startRunStack(scratch, 'stack');
  try {
    const failed = await runStory(browsers, stack.url, mainStory, console.log);
    return failed.length;
  } finally {
    await stack.stop();
    rmSync(scratch, { recursive: true, force: true });
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
