import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import type { Context } from '../../actions/context';
import type { ProviderPayment } from '../../actions/provider/records';
import { contactId } from '../../seeds/demo/people';
import { demoId } from '../../seeds/demo/demoId';
import { smallPayment, tradingAccount } from './portal';
import { administer } from './safeguarding';

/** Writes what the guards of the database refuse, as a fault or an old copy would have it. */
export async function withoutGuards(
  database: Knex,
  write: (transaction: Knex.Transaction) => PromiseLike<unknown>,
): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction.raw(`set local session_replication_role = replica`);
    await write(transaction);
  });
}

/** The open difference of a record, or undefined. */
export const openDifference = (database: Knex, subjectId: string) =>
  database('book_differences').where({ subject_id: subjectId, resolved_at: null }).first();

/** A payment that is made at the provider and not here. */
export async function paymentAtProvider(
  { database, provider }: Context,
  unique_request_id: string = randomUUID(),
): Promise<ProviderPayment> {
  const { amount, currency, paymentDate, paymentType, reason } = smallPayment({ amount: '31.07' });
  const slice = await database('beneficiary_information_slice')
    .where({ beneficiaryId: demoId('beneficiary thames-logistics'), is_most_recent: true })
    .first('tcc_beneficiary_id');
  const client = await provider.forAccount(tradingAccount);
  return client.createPayment({
    amount,
    currency,
    reason,
    reference: 'AT THE PROVIDER',
    payment_date: paymentDate,
    payment_type: paymentType,
    beneficiary_id: slice?.tcc_beneficiary_id ?? null,
    on_behalf_of: contactId('maker', 'aldgate-trading'),
    unique_request_id,
  });
}

export const resolveDifference = `mutation ($differenceId: uuid!, $digest: String!, $resolution: String!, $note: String!) {
  resolveBookDifference(differenceId: $differenceId, digest: $digest, resolution: $resolution, note: $note) { id pendingChangeId }
}`;
export const decideChange = `mutation ($id: uuid!, $changeDigest: String!, $decision: String!, $reason: String) {
  decidePendingChange(changeId: $id, changeDigest: $changeDigest, decision: $decision, reason: $reason) { id decision }
}`;

/** What identifies a difference as it was shown. */
export interface ShownDifference {
  readonly id: string;
  readonly digest: string;
}

export const proposal = ({ id, digest }: ShownDifference, resolution: string, changes: object = {}) => ({
  differenceId: id,
  digest,
  resolution,
  note: 'Seen at the provider',
  ...changes,
});

/** One super admin proposes. Gives the other one's call that allows it. */
export async function proposedResolution(database: Knex, difference: ShownDifference, resolution: string) {
  const asked = await administer<{ resolveBookDifference: { pendingChangeId: string } }>(
    resolveDifference,
    proposal(difference, resolution),
  );
  const id = asked.data?.resolveBookDifference.pendingChangeId;
  if (!id) throw new Error(JSON.stringify(asked.errors));
  const { change_digest: changeDigest } = (await database('pending_changes').where({ id }).first())!;
  return { id, changeDigest, decision: 'allowed' };
}
