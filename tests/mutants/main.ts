import { parseArgs } from 'node:util';
import { drawFlips, portalFlips, type NumberedFlip } from './draw';
import { openSuite, type Suite } from './suite';

/** The share of the flips that the component tests must notice. */
const wantedShare = 0.8;

/**
 * `npm run mutants -- --count 20 --seed 1`: turns conditions of the portal's sources round, one at a time, and runs the component tests
 * that come by. Prints what no test notices, and fails where that is more than a fifth. `--jobs` is the number of runs at once.
 */
async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      count: { type: 'string', default: '20' },
      seed: { type: 'string', default: '1' },
      jobs: { type: 'string', default: '2' },
    },
  });
  const jobs = Number(values.jobs);
  const all = portalFlips();
  const flips = drawFlips(all, Number(values.count), Number(values.seed));
  const suite = await openSuite(flips, jobs);
  try {
    const noticed = await noticedFlips(suite, flips, jobs);
    console.log(`\n${noticed} of ${flips.length} noticed, drawn with seed ${values.seed} from ${all.length}`);
    return noticed >= flips.length * wantedShare ? 0 : 1;
  } finally {
    suite.close();
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
