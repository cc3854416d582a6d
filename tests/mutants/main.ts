import { parseArgs } from 'node:util';
import { drawFlips, flipsBelow, flipsOf, type NumberedFlip } from './draw';
import { rooms, type Room } from './rooms';
import { testsOf } from './nearest';
import { openSuite, type Suite } from './suite';

/**
 * `npm run mutants -- actions --count 20 --seed 1`: turns conditions of a room's sources round, one at a time, and runs the room's tests
 * that come by. Prints what no test notices, and fails where the noticed share is below the room's goal. `--jobs` is the number of runs at once.
 * `npm run mutants -- actions --of actions/countries/createCountry.ts` tries all flips of one source on the tests that are named after it.
 */
async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      count: { type: 'string', default: '20' },
      seed: { type: 'string', default: '1' },
      jobs: { type: 'string', default: '2' },
      of: { type: 'string' },
    },
  });
  const names = positionals.length > 0 ? positionals : Object.keys(rooms);
  let isEnough = true;
  for (const name of names) {
    const room = rooms[name];
    if (!room) throw new Error(`No such room: ${name}. There are: ${Object.keys(rooms).join(', ')}.`);
    const share = await noticedShare(name, room, {
      count: Number(values.count),
      seed: Number(values.seed),
      jobs: Number(values.jobs),
      source: values.of,
    });
    isEnough &&= share >= room.wantedShare;
  }
  return isEnough ? 0 : 1;
}

interface Draw {
  readonly count: number;
  readonly seed: number;
  readonly jobs: number;
  /** Only the flips of this file, all of them, and the tests that are named after it. */
  readonly source?: string | undefined;
}

async function noticedShare(name: string, room: Room, { count, seed, jobs, source }: Draw): Promise<number> {
  const all = source ? flipsOf(source) : flipsBelow(room.sources);
  const flips = drawFlips(all, source ? all.length : count, seed);
  console.log(`\n${name}: ${flips.length} of ${all.length} flips, drawn with seed ${seed}`);
  const suite = await openSuite(room.projects, flips, jobs, source ? testsOf(source, room.projects) : []);
  try {
    const noticed = await noticedFlips(suite, flips, jobs);
    const share = flips.length === 0 ? 1 : noticed / flips.length;
    console.log(
      `${name}: ${noticed} of ${flips.length} noticed, wanted are ${Math.ceil(room.wantedShare * flips.length)}`,
    );
    return share;
  } finally {
    await suite.close();
  }
}

async function noticedFlips(suite: Suite, flips: readonly NumberedFlip[], jobs: number): Promise<number> {
  const waiting = [...flips];
  let noticed = 0;
  const runNext = async (): Promise<void> => {
    for (let flip = waiting.shift(); flip; flip = waiting.shift()) {
      const isNoticed = await suite.notices(flip);
      if (isNoticed) noticed += 1;
      console.log(`${isNoticed ? 'noticed  ' : 'UNNOTICED'} ${wordsOf(flip)}`);
    }
  };
  await Promise.all(Array.from({ length: jobs }, runNext));
  return noticed;
}

/** Such as `frontend/src/ui/Pager.tsx:21 page > 1 → (page) <= (1)`. */
function wordsOf({ file, line, original, flipped }: NumberedFlip): string {
  const inOneLine = (text: string) => text.replace(/\s+/g, ' ').slice(0, 80);
  return `${file}:${line} ${inOneLine(original)} → ${inOneLine(flipped)}`;
}

void main().then((code) => process.exit(code));
