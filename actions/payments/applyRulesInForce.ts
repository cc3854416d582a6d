import type { Knex } from 'knex';
import type { Amount } from '../../domain/money/amount';
import { applicableRule, type AuthorisationRequest, type AuthorisationRule } from '../../domain/payments/authorisation';
import { changesByRule, type RequestChanges } from '../../domain/payments/rulesInForce';
import type { OrganisationPaymentAuthRuleRow, PaymentAuthorisationRequestsRow } from '../database/generated/tables';
import type { StoredPayment } from '../database/payments';
import { loadRules } from '../database/rules';
import type { Seat } from '../database/seats';
import { digestOf } from './digest';

/** An authorisation that a payment needs or has, with the content it was given for. */
export interface StoredRequest extends AuthorisationRequest, Pick<PaymentAuthorisationRequestsRow, 'contentDigest'> {
  readonly canAuthoriseOwnPayments: OrganisationPaymentAuthRuleRow['can_authorise_own_payments'];
  /** Whether its author no longer has the right to authorise the payment. */
  readonly hasLapsed: boolean;
}

/** A waiting payment, the facts that select its rule, and its maker's seat if there is still one. */
export interface WaitingPayment {
  readonly payment: StoredPayment;
  readonly organisationId: string;
  /** In the authorisation currency; null without a current rate. */
  readonly amount: Amount | null;
  readonly maker: Seat | undefined;
}

/** The authorisations that a payment needs from now on. */
export interface AppliedRules {
  readonly requests: readonly StoredRequest[];
  /** How many requests the rule in force added. */
  readonly added: number;
  readonly canAuthoriseOwnPayments: boolean;
}

/**
 * Makes the authorisations of a waiting payment those that the rule in force requires, so that a rule that was
 * tightened since reaches it. Without a rule in force, what was requested stays required (docs/decisions/019).
 * @param requests those requested so far
 */
export async function applyRulesInForce(
  transaction: Knex.Transaction,
  waiting: WaitingPayment,
  requests: readonly StoredRequest[],
  now: Date,
): Promise<AppliedRules> {
  const { payment, maker } = waiting;
  const rule = applicableRule(await loadRules(transaction, waiting.organisationId), waiting.amount);
  if (!rule) {
    return { requests, added: 0, canAuthoriseOwnPayments: requests.every((one) => one.canAuthoriseOwnPayments) };
  }
  const { canAuthoriseOwnPayments } = rule;
  const changes = changesByRule(requests, rule, { userId: payment.createdById, roleId: maker?.roleId });
  if (rule.id !== payment.authRuleId) {
    await transaction('payments').where({ id: payment.id }).update({ authRuleId: rule.id });
  }
  if (changes.added.length + changes.withdrawn.length === 0) return { requests, added: 0, canAuthoriseOwnPayments };
  await storeChanges(transaction, payment, rule, changes, now);
  const changed = await loadRequests(transaction, payment.id);
  return { requests: changed, added: changes.added.length, canAuthoriseOwnPayments };
}

async function storeChanges(
  transaction: Knex.Transaction,
  payment: StoredPayment,
  rule: AuthorisationRule,
  { withdrawn, added }: RequestChanges,
  now: Date,
): Promise<void> {
  const given = { authorisedById: payment.createdById, authorisedAt: now, contentDigest: digestOf(payment) };
  await transaction('payment_authorisation_requests').whereIn('id', withdrawn).delete();
  if (added.length === 0) return;
  await transaction('payment_authorisation_requests').insert(
    added.map(({ roleIdRequired, isGiven }) => ({
      paymentId: payment.id,
      authRuleId: rule.id,
      roleIdRequired,
      ...(isGiven ? given : {}),
    })),
  );
}

/** The authorisations that the payment needs and has. */
export async function loadRequests(database: Knex, paymentId: string): Promise<StoredRequest[]> {
  return database('payment_authorisation_requests as request')
    .join('organisation_payment_auth_rule as rule', 'rule.id', 'request.authRuleId')
    .leftJoin('authorisation_delegations as delegation', 'delegation.id', 'request.delegationId')
    .where({ 'request.paymentId': paymentId })
    .orderBy('request.id')
    .select<StoredRequest[]>(
      'request.id',
      'request.roleIdRequired',
      'request.authorisedById',
      'request.contentDigest',
      'delegation.from_user_id as inPlaceOfId',
      'rule.can_authorise_own_payments as canAuthoriseOwnPayments',
      database.raw('exists (select from lapsed_authorisations lapsed where lapsed.id = request.id) as "hasLapsed"'),
    )
    .options({ name: 'load_requests' });
}
