import type { Context } from '../provider/context';
import type { VerifyAuditLogInput, VerifyAuditLogOutput } from '../runtime/generated/actions';
import type { Session } from '../runtime/session';

/** Positions of the chain that one call verifies; about 0.4 seconds of work. */
const positionsPerCall = 20_000n;

interface FaultRow {
  readonly chain_position: string | null;
  readonly event_id: string | null;
  readonly reason: string;
}

/**
 * Verifies the next part of the audit log's chain against its rows and seals. The caller asks again from where an answer ends, until `isDone`. For
 * administrators.
 */
export async function verifyAuditLog(
  { after }: VerifyAuditLogInput,
  _session: Session,
  { database }: Context,
): Promise<VerifyAuditLogOutput> {
  const from = BigInt(after);
  const upTo = from + positionsPerCall;
  const { rows } = await database.raw<{ rows: FaultRow[] }>('select * from audit_fault_between(?, ?)', [
    String(from),
    String(upTo),
  ]);
  const [fault] = rows;
  const end = await database('audit_seals')
    .max<{ position: string | null; settled: string | null }>({
      position: 'position',
      settled: 'settled_event',
    })
    .first();
  const last = [end?.position, end?.settled].map((value) => BigInt(value ?? 0)).reduce((a, b) => (a > b ? a : b));
  return {
    verifiedTo: String(upTo < last ? upTo : last),
    end: String(last),
    isDone: Boolean(fault) || upTo >= last,
    fault: fault ? { position: fault.chain_position, eventId: fault.event_id, reason: fault.reason } : null,
  };
}
