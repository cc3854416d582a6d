import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import type { Context } from '../../actions/provider/context';
import type { ProviderPayment } from '../../actions/provider/records';
import { contactId } from '../../seeds/demo/people';
import { demoId } from '../../seeds/demo/demoId';
import { smallPayment, tradingAccount } from './portal';

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
