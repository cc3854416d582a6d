import type { Knex } from 'knex';
import { invariant } from '../../domain/invariant';
import type { PaymentResult } from '../runtime/generated/actions';

/** The result of every payment action, with the provider's status. */
export interface StoredResult extends PaymentResult {
  readonly tccStatus: string | null;
}

/** The state of a payment that has just been stored and waits for so many authorisations. */
export function waitingResult(id: string, authorisationsRequired: number): StoredResult {
  return {
    id,
    status: 'awaiting_authorisation',
    tccStatus: null,
    errorCode: null,
    errorMessage: null,
    authorisationsRequired,
  };
}

/** The current state of the payment, with the number of open authorisations. */
export async function paymentResult(database: Knex, id: string): Promise<StoredResult> {
  const [result] = await paymentResults(database, [id]);
  invariant(result !== undefined, `payment ${id} exists`);
  return result;
}

/** The current state of several payments. */
export async function paymentResults(database: Knex, ids: readonly string[]): Promise<StoredResult[]> {
  return database('payments')
    .whereRaw('id = any(?)', [[...ids]])
    .select<StoredResult[]>(
      'id',
      'status',
      'tcc_status as tccStatus',
      'errorCode',
      'errorMessage',
      database.raw(
        `(select count(*)::integer from payment_authorisation_requests request
          where request."paymentId" = payments.id and request."authorisedById" is null) as "authorisationsRequired"`,
      ),
    )
    .options({ name: 'payment_results' });
}
