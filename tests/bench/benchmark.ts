/** What the command line may say of a benchmark's size. Each benchmark has usual values of its own. */
export interface BenchOptions {
  /** Share of the data; 1 is the whole. */
  readonly scale?: number;
  readonly rounds?: number;
  /** How long each figure is measured. */
  readonly seconds?: number;
  /** The names of what is measured; all when left out. */
  readonly subjects?: readonly string[];
  readonly queries?: readonly string[];
}

/** Figures that were measured: rows of cells under headings. */
export interface Table {
  readonly headings: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
}

/** A benchmark. */
export interface Benchmark {
  /** Measures. @throws Error when something gives a wrong answer */
  readonly run: (options: BenchOptions) => Promise<readonly Table[]>;
  /** About how many minutes it takes in its usual size, on two cores, with its data loaded. */
  readonly minutes: number;
  /** The smallest size in which it still measures all that it prints. */
  readonly smallest: BenchOptions;
}

/** Tells on standard error which step of a benchmark begins. */
export function step(text: string): void {
  process.stderr.write(`${new Date().toISOString().slice(11, 19)} ${text}\n`);
}

/** The table in markdown, numbers to the right. */
export function markdownOf({ headings, rows }: Table): string {
  const rule = headings.map((_, column) => (typeof rows[0]?.[column] === 'number' ? '--:' : '---'));
  return [headings, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** What is wrong with the figures of a benchmark: there are none, or one is not a number. Undefined where nothing is. */
export function faultOf(tables: readonly Table[]): string | undefined {
  const cells = tables.flatMap(({ rows }) => rows.flat());
  if (!cells.some((cell) => typeof cell === 'number')) return 'It printed no figure.';
  if (cells.some((cell) => !isFigure(cell))) return 'One of its figures is not a number.';
  return undefined;
}

const isFigure = (cell: string | number) =>
  typeof cell === 'number' ? Number.isFinite(cell) : !/\b(NaN|Infinity|undefined)\b/.test(cell);
