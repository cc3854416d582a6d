import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { eventually } from '../support/eventually';
import type { Driver, InputSource } from './driver';
import type { Point, Target } from './inPage';

/** How long a page may take to show what a story waits for, in milliseconds. */
const waitTimeoutMs = 20_000;

/** The page of a driven browser: finds what a user finds, and clicks and types as a user does. */
export class Page {
  private readonly inPage = bundledInPage();

  constructor(
    private readonly driver: Driver,
    private readonly url: string,
  ) {}

  open(path: string): Promise<void> {
    return this.driver.open(`${this.url}${path}`);
  }

  /** All that the page shows. */
  text(): Promise<string> {
    return this.ask<string>('document.body.innerText');
  }

  async see(target: Target): Promise<void> {
    await this.waitFor(`inPage.has(${JSON.stringify(target)})`, describe(target));
  }

  async click(target: Target): Promise<void> {
    const point = await this.waitFor<Point>(`inPage.middleOf(${JSON.stringify(target)})`, describe(target));
    const actions: InputSource['actions'] = [
      { type: 'pointerMove', ...point },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ];
    await this.driver.perform([{ type: 'pointer', id: 'mouse', actions }]);
  }

  /** Clicks a field and types into it. */
  async type(target: Target, text: string): Promise<void> {
    await this.click(target);
    const actions = [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await this.driver.perform([{ type: 'key', id: 'keyboard', actions }]);
  }

  /** Waits until a service worker controls the page. */
  async becomeControlled(): Promise<void> {
    await this.waitFor('inPage.controlled().then(() => true)', 'a service worker that controls the page');
  }

  /** What an expression gives as soon as it gives something. A page that is being replaced may refuse it meanwhile. */
  private async waitFor<Value>(expression: string, what: string): Promise<Value> {
    let refusal = '';
    const read = () =>
      this.ask<Value | undefined>(expression).catch((error: Error) => {
        refusal = `: ${error.message}`;
      });
    try {
      return (await eventually(read, Boolean, waitTimeoutMs)) as Value;
    } catch {
      throw new Error(`There is no ${what}${refusal}`);
    }
  }

  private async ask<Value>(expression: string): Promise<Value> {
    if (!(await this.driver.evaluate('"inPage" in window'))) await this.driver.evaluate(this.inPage);
    return (await this.driver.evaluate(expression)) as Value;
  }
}

const describe = ({ role = 'field', name }: Target) => `${role} “${name}”`;

/** `inPage.ts` and what it imports, as one expression. */
function bundledInPage(): string {
  const { outputFiles } = buildSync({
    entryPoints: [join(__dirname, 'inPage.ts')],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    define: { 'process.env': '{}' },
  });
  return `(() => { ${outputFiles[0]?.text} })()`;
}
