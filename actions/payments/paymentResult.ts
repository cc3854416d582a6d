import type { Knex } from 'knex';

/** What every payment action answers (actions.graphql, PaymentResult). */
export interface PaymentResult {
  readonly id: string;
  readonly status: string;
  readonly tccStatus: string | null;
  readonly authorisationsRequired: number;
  readonly errorCode: string | null;
  readonly errorMessage: string | null;
}

/** The payment as it stands now, with how many authorisations are still open. */
export async function paymentResult(database: Knex, id: string): Promise<PaymentResult> {
  const row = await database('payments')
    .where({ id })
    .first<PaymentResult>(
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
