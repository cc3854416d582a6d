import type { Context } from '../provider/context';
import type { GetAuditChainInput, GetAuditChainOutput } from '../runtime/generated/actions';
import type { Session } from '../runtime/session';

/** The head of the audit log's chain: how many rows are sealed, the hash over all of them, and when that was. For administrators. */
export async function getAuditChain(
  _input: GetAuditChainInput,
  _session: Session,
  { database }: Context,
): Promise<GetAuditChainOutput> {
  const seal = await database('audit_seals').orderBy('id', 'desc').first('position', 'hash', 'sealed_at');
  if (!seal) return { sealedRows: '0', hash: null, sealedAt: null };
  return { sealedRows: seal.position, hash: seal.hash.toString('hex'), sealedAt: seal.sealed_at.toISOString() };
}
