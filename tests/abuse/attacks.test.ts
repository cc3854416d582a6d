import { Client } from 'pg';
import { queryAttacks } from './queries';
import { requestAttacks } from './requests';
import { slowAttacks } from './slowRequests';
import { askAsNeighbour } from './support/ask';
import { attackFor, type Attack } from './support/attack';
import { engineHeapMebibytes } from './support/memory';
import { startEngine, startTarget, type Target } from './support/target';
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
async function answersDuring(attack: Promise<unknown>, attacked: Target): Promise<string[]> {
  const state = { isOver: false };
  const over = attack.finally(() => (state.isOver = true));
  const answers = new Set<string>();
  while (!state.isOver) answers.add(await askAsNeighbour(attacked));
  await over;
  return [...answers];
}

async function expectBorne(attack: Attack, attacked: Target): Promise<void> {
  const striking = attackFor(attack, attacked, rounds);
  expect(await answersDuring(striking, attacked)).toEqual(['200 data']);
  const answers = await striking;
  expect(answers.filter((answer) => !attack.expected.test(answer))).toEqual([]);
  expect(attacked.engineMemory()).toBeLessThan(engineHeapMebibytes + besideHeap);
}

const byName = (attacks: readonly Attack[]) => attacks.map((attack) => [attack.name, attack] as const);

test.each(byName([...queryAttacks, ...requestAttacks]))(
  'bears %s, and answers others meanwhile',
  (_name, attack) => expectBorne(attack, target),
  600_000,
);

// The engine's own limits would be waited for; tests/engine/serverLimits shows which ones they are.
describe('with a tenth of the time for each request', () => {
  let impatient: Target;
  beforeAll(async () => {
    const engine = await startEngine(target.databaseUrl, 'tests/abuse/support/impatientEngine.ts');
    impatient = { ...target, ...engine };
  }, 600_000);
  afterAll(() => impatient.stop());

  test.each(byName(slowAttacks))(
    'bears %s, and answers others meanwhile',
    (_name, attack) => expectBorne(attack, impatient),
    600_000,
  );
});

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
