import { parseArgs } from 'node:util';
import { ownerDatabase } from '../database/ownerDatabase';
import { runningDatabase } from '../database/runningDatabase';
import { findAuditFault, headsFolder, type AuditFault } from './verify';

/** `npm run verify-audit [-- --database-url <url> --heads <folder>]`: verifies the named database, or the running local stack's. */
async function main(): Promise<number> {
  const { values } = parseArgs({ options: { 'database-url': { type: 'string' }, heads: { type: 'string' } } });
  const url = values['database-url'] ?? runningDatabase();
  if (!url) throw new Error('Start the stack first, or name a database: npm run verify-audit -- --database-url <url>');
  const database = ownerDatabase(url);
  try {
    const fault = await findAuditFault(database, values.heads ?? headsFolder(process.env.DATA_DIR || '.data'));
    const [{ count } = { count: 0 }] = await database('audit_hashes').count<{ count: string }[]>();
    if (!fault) console.log(`The audit log matches its seals: ${count} rows.`);
    else console.error(`The audit log was tampered with at ${placeOf(fault)}: ${fault.reason}.`);
    return fault ? 1 : 0;
  } finally {
    await database.destroy();
  }
}

function placeOf({ position, eventId }: AuditFault): string {
  return [position === null ? '' : `position ${position}`, eventId === null ? '' : `row ${eventId}`]
    .filter(Boolean)
    .join(', ');
}

main().then(
  (code) => process.exit(code),
  (error: Error) => {
    console.error(error.message);
    process.exit(1);
  },
);
