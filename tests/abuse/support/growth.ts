/** Work over a text that a user sends. */
export interface Work {
  readonly name: string;
  /** A text of about so many characters, at which the work takes longest. */
  readonly text: (size: number) => string;
  readonly work: (text: string) => unknown;
}

const runs = 5;
/** Less is lost in the clock and in the collection of garbage. */
const measurableMs = 8;
const smallest = 2_000;
/** More than a request carries. */
const largest = 4_000_000;

/**
 * How many times as long the work takes over a text four times as long: about 4 where time grows with the text, 16 where it grows with its
 * square. The text begins short and is doubled until the work can be measured; work that never can is within any bound.
 */
export function growthOf(work: Work): number {
  for (let size = smallest; size <= largest; size *= 2) {
    const once = leastMs(work, size);
    if (once > measurableMs) return leastMs(work, 4 * size) / once;
  }
  return 1;
}

/** The least of several runs: what else the machine does only adds to a run. */
function leastMs({ text, work }: Work, size: number): number {
  const given = text(size);
  let least = Infinity;
  for (let run = 0; run < runs; run += 1) {
    const start = performance.now();
    attempt(work, given);
    least = Math.min(least, performance.now() - start);
  }
  return least;
}

function attempt(work: Work['work'], text: string): void {
  try {
    work(text);
  } catch {
    // A refusal is an answer.
  }
}
