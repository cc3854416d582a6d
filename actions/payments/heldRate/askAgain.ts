import type { Knex } from 'knex';
import type { PaymentAuthorisationRequestsRow } from '../../database/generated/tables';
import type { StoredPayment } from '../../database/payments';
import { tellApprovers } from '../paymentNotices';

/** An authorisation that was given. */
interface Given extends Pick<
  PaymentAuthorisationRequestsRow,
  'id' | 'authRuleId' | 'roleIdRequired' | 'authorisedById'
> {
  readonly byMaking: boolean;
}

/** A change of the held rate: by whom and when. */
interface RateChange {
  readonly userId: string;
  readonly now: Date;
}

/**
 * Asks for every authorisation of a payment again, because its held rate changed. What the maker gave by making the payment stands where the
 * rule says so, for the new content.
 * @param digest of the content with the new rate
 */
export async function askAgain(
  transaction: Knex.Transaction,
  payment: Pick<StoredPayment, 'id' | 'createdById'>,
  digest: string,
  { userId, now }: RateChange,
): Promise<void> {
  const requests = await transaction('payment_authorisation_requests as request')
    .join('organisation_payment_auth_rule as rule', 'rule.id', 'request.authRuleId')
    .where({ 'request.paymentId': payment.id })
    .whereNotNull('request.authorisedById')
    .select<Given[]>(
      'request.id',
      'request.authRuleId',
      'request.roleIdRequired',
      'request.authorisedById',
      'rule.payment_creator_can_satisfy_rule as byMaking',
    );
  if (requests.length === 0) return;
  await transaction('payment_authorisation_requests')
    .whereIn(
      'id',
      requests.map(({ id }) => id),
    )
    .delete();
  await transaction('payment_authorisation_requests').insert(
    requests.map(({ authRuleId, roleIdRequired, authorisedById, byMaking }) => {
      const isKept = authorisedById === payment.createdById && byMaking;
      const given = isKept ? { authorisedById, authorisedAt: now, contentDigest: digest } : {};
      return { paymentId: payment.id, authRuleId, roleIdRequired, ...given };
    }),
  );
  await tellApprovers(transaction, payment.id, { actorId: userId, now });
}
