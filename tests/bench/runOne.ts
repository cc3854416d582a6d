import { leaveNothing } from '../support/leftovers';
import { faultOf, markdownOf, type BenchOptions } from './benchmark';
import { benchmarks } from './benchmarks';

/** `runOne.ts <name> <options as JSON>`: runs a benchmark and prints its figures. Ends with 1 when it fails or has none. */
async function main(): Promise<void> {
  const [name = '', options = ''] = process.argv.slice(2);
  const tables = (await benchmarks[name]?.run(JSON.parse(options) as BenchOptions)) ?? [];
  console.log(tables.map(markdownOf).join('\n\n'));
  const fault = faultOf(tables);
  if (fault) throw new Error(fault);
}

leaveNothing();
main().then(
  () => process.exit(0),
  (error: Error) => {
    console.error(error.stack);
    process.exit(1);
  },
);
