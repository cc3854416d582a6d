import { fireEvent } from '@testing-library/react';
import { TableWatch } from '../support/tableWatch';

const table = () => {
  const frame = document.createElement('div');
  frame.innerHTML = '<table><caption>Payments</caption></table>';
  return frame;
};

/** Until the browser could have painted. */
const paint = () => new Promise((resolve) => setTimeout(resolve));

/** What the watch says of some steps that begin with a table on the screen. */
async function watched(steps: (screen: Element, frame: Element) => unknown): Promise<string[]> {
  // Apart from the document, which the suite watches itself.
  const screen = document.createElement('main');
  const frame = table();
  screen.append(frame);
  const watch = new TableWatch(screen);
  watch.start();
  await steps(screen, frame);
  return watch.stop();
}

test('a table that leaves and comes back is noticed', async () => {
  const faults = await watched(async (screen, frame) => {
    frame.remove();
    await paint();
    screen.append(table());
  });
  expect(faults).toEqual(['the table "Payments" left the screen and came back']);
});

test.each<[string, Parameters<typeof watched>[0]]>([
  ['leaves for good', (_, frame) => frame.remove()],
  ['is moved', (screen, frame) => screen.prepend(frame)],
  ['is replaced at once', (_, frame) => frame.replaceWith(table())],
  [
    'comes back after a click',
    async (screen, frame) => {
      frame.remove();
      await paint();
      fireEvent.click(screen);
      screen.append(table());
    },
  ],
])('a table that %s is not', async (_what, steps) => {
  expect(await watched(steps)).toEqual([]);
});
