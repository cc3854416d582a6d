import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { recomputeCharges } from '../../actions/books/recomputeCharges';
import type { ChargeDifference } from '../../actions/books/recordedCharges';
import { businessClock } from '../../actions/runtime/clock';
import { formatAmount } from '../../domain/money/amount';
import { ownerDatabase } from '../database/ownerDatabase';
import { runningDatabase } from '../database/runningDatabase';

const usage = 'npm run recompute-charges -- [--from 2026-01-01] [--to 2026-12-31] [--database-url <url>]';

/**
 * `npm run recompute-charges`: computes the recorded charges of the named database, or of the running local stack's, anew, prints what differs and stores it
 * for `/admin/books`, where two super admins agree to a correction (docs/decisions/101).
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { from: { type: 'string' }, to: { type: 'string' }, 'database-url': { type: 'string' } },
  });
  const { from, to, 'database-url': named } = values;
  const isWrong = [from, to].some((day) => day !== undefined && !/^\d{4}-\d{2}-\d{2}$/.test(day));
  if (isWrong) throw new Error(`Give days as YYYY-MM-DD: ${usage}`);
  const url = named ?? runningDatabase();
  if (!url) throw new Error(`Start the stack first, or name a database: ${usage}`);
  const database = ownerDatabase(url);
  const clock = businessClock(named ? undefined : join(process.env.DATA_DIR || '.data', 'clock.json'));
  try {
    const tools = { database, clock, newId: randomUUID };
    const report = await recomputeCharges(tools, { from, to }, (one) => console.log(lineOf(one)));
    const { compared, unknown, found, closed } = report;
    console.log(`${compared} charges were computed anew. ${found} differences are new, ${closed} are gone.`);
    if (unknown > 0) console.log(`What was kept of ${unknown} charges does not suffice to compute them.`);
  } finally {
    await database.destroy();
  }
}

function lineOf({ currency, ...one }: ChargeDifference): string {
  const money = (amount: string) => `${formatAmount(amount, currency)} ${currency}`;
  const amounts = `recorded ${money(one.recorded)}, recomputed ${money(one.recomputed)}, difference ${money(one.difference)}`;
  const days = one.days.map(
    ({ day, recorded, recomputed }) => `\n    ${day}  ${recorded ?? 'none'} → ${recomputed ?? 'none'}`,
  );
  return `${one.account}  ${one.narrative}  ${one.month?.slice(0, 7) ?? one.id}\n  ${amounts}. ${one.reason}${days.join('')}`;
}

main().then(
  () => process.exit(0),
  (error: Error) => {
    console.error(error.message);
    process.exit(1);
  },
);
