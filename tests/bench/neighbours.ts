import { queryAttacks } from '../abuse/queries';
import { requestAttacks } from '../abuse/requests';
import { slowAttacks } from '../abuse/slowRequests';
import { askAsNeighbour } from '../abuse/support/ask';
import type { Attack } from '../abuse/support/attack';
import { neighbourCount, startTarget, type Target } from '../abuse/support/target';
import { step, type BenchOptions, type Table } from './benchmark';
import { bundled } from './bundle';
import { startServer } from './processes';

/**
 * `npm run bench -- neighbours`: how long other users, each asking one thing after another, wait while one attacks. Prints the 50th and
 * 99th percentile of the neighbours' waits during each attack of `tests/abuse`, against the 99th just before it. `subjects` are names of
 * attacks.
 */
export async function benchNeighbours({
  scale = 0.02,
  seconds = 8,
  subjects,
}: BenchOptions): Promise<readonly Table[]> {
  step('loading the data');
  const target = await startTarget(scale);
  try {
    await waitsFor(target, seconds);
    const rows: (string | number)[][] = [];
    for (const attack of [...queryAttacks, ...requestAttacks, ...slowAttacks].filter(
      ({ name }) => subjects?.includes(name) ?? true,
    )) {
      step(attack.name);
      const alone = await waitsFor(target, seconds);
      const waits = await during(attack, target, () => waitsFor(target, seconds));
      rows.push([attack.name, ...figures(waits, alone)]);
    }
    return [
      { headings: ['attack', 'requests', 'p50 ms', 'p99 ms', 'p99 alone', '÷ alone'], rows },
      { headings: ['peak memory of the engine, MB'], rows: [[target.engineMemory()]] },
    ];
  } finally {
    await target.stop();
  }
}

/** Does work while another process strikes: at the lowest priority, because an attacker has a machine of his own. */
async function during<Result>({ name }: Attack, target: Target, work: () => Promise<Result>): Promise<Result> {
  const command = ['nice', '-n', '19', ...bundled('tests/bench/strike.ts'), name, JSON.stringify(target)];
  const striker = await startServer(command, {}, /striking/);
  try {
    return await work();
  } finally {
    await striker.stop();
  }
}

/** The neighbours' waits in milliseconds, in ascending order. */
async function waitsFor(target: Target, seconds: number): Promise<number[]> {
  const end = performance.now() + seconds * 1000;
  const waits: number[] = [];
  const lane = async (neighbour: number): Promise<void> => {
    while (performance.now() < end) {
      const start = performance.now();
      const answer = await askAsNeighbour(target, neighbour);
      if (answer !== '200 data') throw new Error(`a neighbour got: ${answer}`);
      waits.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: neighbourCount }, (_, neighbour) => lane(neighbour)));
  return waits.sort((left, right) => left - right);
}

function figures(waits: readonly number[], alone: readonly number[]): (string | number)[] {
  const [p99, p99Alone] = [percentile(waits, 0.99), percentile(alone, 0.99)];
  return [waits.length, round(percentile(waits, 0.5)), round(p99), round(p99Alone), round(p99 / p99Alone)];
}

function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
