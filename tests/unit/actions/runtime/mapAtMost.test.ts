import { mapAtMost } from '../../../../actions/runtime/mapAtMost';

it('keeps the order of the items and never runs more at once', async () => {
  let running = 0;
  let most = 0;
  const results = await mapAtMost(3, [5, 4, 3, 2, 1, 0], async (item) => {
    most = Math.max(most, (running += 1));
    for (let turn = 0; turn < item; turn += 1) await Promise.resolve();
    running -= 1;
    return item * 10;
  });
  expect(results).toEqual([50, 40, 30, 20, 10, 0]);
  expect(most).toBe(3);
});

it('of no items there are no results', async () => {
  expect(await mapAtMost(3, [], (item) => Promise.resolve(item))).toEqual([]);
});

it('fails with the first error', async () => {
  const failing = mapAtMost(1, [1, 2], (item) => Promise.reject(new Error(`item ${item}`)));
  await expect(failing).rejects.toThrow('item 1');
});
