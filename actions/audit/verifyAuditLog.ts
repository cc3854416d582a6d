import { defineAction } from '../defineAction';

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
export const verifyAuditLog = defineAction({
  name: 'verifyAuditLog',
  roles: [],
  scope: null,
  sdl: `
    type Query {
      """
      Verifies the next part of the audit log's chain, from a number on. For administrators.
      """
      verifyAuditLog(after: bigint!): VerifiedAuditLog!
    }

    type VerifiedAuditLog {
      """Where the next part begins."""
      verifiedTo: bigint!
      """Where the last part ends."""
      end: bigint!
      """Whether this was the last part, or a fault was found."""
      isDone: Boolean!
      fault: AuditFault
    }

    """The first difference between the audit log and its seals."""
    type AuditFault {
      """The position in the chain, if the fault has one."""
      position: bigint
      """The entry of the audit log, if the fault concerns one."""
      eventId: bigint
      reason: String!
    }
  `,
  handler: async ({ after }, _session, { database }) => {
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
  },
});
