import { Client } from 'pg';
import { queryAttacks } from './queries';
import { requestAttacks } from './requests';
import { askAsNeighbour } from './support/ask';
import { attackFor } from './support/attack';
import { engineHeapMebibytes } from './support/memory';
import { startTarget, type Target } from './support/target';
import { sized } from '../support/sized';

const rounds = sized(1, 10);
const scale = sized(0.01, 0.1);
/** The engine's code and buffers besides its heap, in MB. */
const besideHeap = 300;

let target: Target;
let stop: () => Promise<void> = async () => undefined;
beforeAll(async () => {
  target = await startTarget(scale);
  stop = target.stop;
}, 600_000);
afterAll(() => stop());

/** Asks as the neighbour until the attack is over; gives each distinct answer. */
async function answersDuring(attack: Promise<unknown>): Promise<string[]> {
  const state = { isOver: false };
  const over = attack.finally(() => (state.isOver = true));
  const answers = new Set<string>();
  while (!state.isOver) answers.add(await askAsNeighbour(target));
  await over;
  return [...answers];
}

test.each([...queryAttacks, ...requestAttacks].map((attack) => [attack.name, attack] as const))(
  'bears %s, and answers others meanwhile',
  async (_name, attack) => {
    const striking = attackFor(attack, target, rounds);
    expect(await answersDuring(striking)).toEqual(['200 data']);
    const answers = await striking;
    expect(answers.filter((answer) => !attack.expected.test(answer))).toEqual([]);
    expect(target.engineMemory()).toBeLessThan(engineHeapMebibytes + besideHeap);
  },
  600_000,
);

test('the login of Hasura has its limits in the database', async () => {
  const client = new Client({ connectionString: target.databaseUrl });
  await client.connect();
  const { rows } = await client.query(
    `select name, current_setting(name) as value from pg_settings where source = 'database user' order by name`,
  );
  expect(rows).toEqual([
    { name: 'hash_mem_multiplier', value: '1' },
    { name: 'max_parallel_workers_per_gather', value: '0' },
    { name: 'statement_timeout', value: '10s' },
    { name: 'work_mem', value: '8MB' },
  ]);
  await client.end();
});
