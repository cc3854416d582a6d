import { defineAction } from '../defineAction';

/** The head of the audit log's chain: how many rows are sealed, the hash over all of them, and when that was. For administrators. */
export const getAuditChain = defineAction({
  name: 'getAuditChain',
  roles: [],
  scope: null,
  sdl: `
    type Query {
      """The head of the audit log's chain. For administrators."""
      getAuditChain: AuditChain!
    }

    """The end of the hash chain over the audit log."""
    type AuditChain {
      """The number of rows that are sealed."""
      sealedRows: bigint!
      """SHA-256 over all of them in hex; null while none is sealed."""
      hash: String
      sealedAt: timestamptz
    }
  `,
  handler: async (_input, _session, { database }) => {
    const seal = await database('audit_seals').orderBy('id', 'desc').first('position', 'hash', 'sealed_at');
    if (!seal) return { sealedRows: '0', hash: null, sealedAt: null };
    return { sealedRows: seal.position, hash: seal.hash.toString('hex'), sealedAt: seal.sealed_at.toISOString() };
  },
});
