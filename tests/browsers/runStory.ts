import type { Driver } from './driver';
import { Page } from './page';
import type { Step } from './story';

/** A browser that was found on this machine. */
export interface FoundBrowser {
  readonly name: string;
  readonly start: () => Promise<Driver>;
}

type Print = (line: string) => void;

/** Runs the steps in one browser after the other and prints how each ended. Returns the names of the browsers in which one failed. */
export async function runStory(
  browsers: readonly FoundBrowser[],
  url: string,
  steps: readonly Step[],
  print: Print,
): Promise<readonly string[]> {
  const failed: string[] = [];
  for (const { name, start } of browsers) {
    const passes = await runIn(start, url, steps, (line) => print(`${name}: ${line}`));
    if (!passes) failed.push(name);
  }
  return failed;
}

async function runIn(
  start: () => Promise<Driver>,
  url: string,
  steps: readonly Step[],
  print: Print,
): Promise<boolean> {
  let driver: Driver | undefined;
  try {
    driver = await start();
    return await runSteps(new Page(driver, url), steps, print);
  } catch (error) {
    print(`does not start: ${messageOf(error)}`);
    return false;
  } finally {
    await driver?.close();
  }
}

/** Stops at the first step that fails, because each needs those before it. */
async function runSteps(page: Page, steps: readonly Step[], print: Print): Promise<boolean> {
  for (const { name, run } of steps) {
    try {
      await run(page);
      print(`✓ ${name}`);
    } catch (error) {
      print(`✗ ${name}: ${messageOf(error)}\nThe page shows:\n${await page.text().catch(messageOf)}`);
      return false;
    }
  }
  return true;
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
