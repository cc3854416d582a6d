import type { Knex } from 'knex';
import type { PaymentResult } from '../runtime/generated/actions';

/** What every payment action answers, with the provider's status. */
export interface StoredResult extends PaymentResult {
  readonly tccStatus: string | null;
}

/** The payment as it stands now, with how many authorisations are still open. */
export async function paymentResult(database: Knex, id: string): Promise<StoredResult> {
  const row = await database('payments')
    .where({ id })
    .first<StoredResult>(
      'id',
      'status',
      'tcc_status as tccStatus',
      'errorCode',
      'errorMessage',
      database.raw(
        `(select count(*)::integer from payment_authorisation_requests request
          where request."paymentId" = payments.id and request."authorisedById" is null) as "authorisationsRequired"`,
      ),
    );
  return row;
}
