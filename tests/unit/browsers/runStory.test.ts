import type { Driver } from '../../browsers/driver';
import { runStory } from '../../browsers/runStory';
import type { Step } from '../../browsers/story';

let printed: string[];
let closed: number;
beforeEach(() => {
  printed = [];
  closed = 0;
});

const shownText = 'Sign in to Corridor';

/** A browser whose page shows a text, or that has crashed. */
const driver = (text?: string): Driver => ({
  open: () => Promise.resolve(),
  evaluate: () => (text === undefined ? Promise.reject(new Error('crashed')) : Promise.resolve(text)),
  perform: () => Promise.resolve(),
  close: () => {
    closed += 1;
    return Promise.resolve();
  },
});

const browser = (name: string, start: () => Promise<Driver> = () => Promise.resolve(driver(shownText))) => ({
  name,
  start,
});

const passing: Step = { name: 'opens', run: (page) => page.open('/') };
const failing: Step = { name: 'signs in', run: () => Promise.reject(new Error('There is no field “Code”')) };
const run = (browsers: Parameters<typeof runStory>[0], steps: readonly Step[]) =>
  runStory(browsers, 'http://localhost', steps, (line) => printed.push(line));

test('a story that passes names no browser, prints each step and closes the browser', async () => {
  expect(await run([browser('Firefox')], [passing])).toEqual([]);
  expect(printed).toEqual(['Firefox: ✓ opens']);
  expect(closed).toBe(1);
});

test('a step that fails names its browser, prints what the page shows and ends the story there', async () => {
  expect(await run([browser('Firefox')], [failing, passing])).toEqual(['Firefox']);
  expect(printed).toEqual([`Firefox: ✗ signs in: There is no field “Code”\nThe page shows:\n${shownText}`]);
  expect(closed).toBe(1);
});

test('a browser that fails or does not start keeps no other from its turn', async () => {
  const broken = browser('Firefox', () => Promise.reject(new Error('no display')));
  const crashed = browser('WebKit', () => Promise.resolve(driver()));
  expect(await run([broken, crashed, browser('Third')], [passing])).toEqual(['Firefox']);
  expect(await run([broken, crashed, browser('Third')], [failing])).toEqual(['Firefox', 'WebKit', 'Third']);
  expect(printed).toContain('Firefox: does not start: no display');
  expect(printed).toContain('WebKit: ✗ signs in: There is no field “Code”\nThe page shows:\ncrashed');
});
