import type { Knex } from 'knex';
import { RuleError } from '../../../domain/errors';
import { invariant } from '../../../domain/invariant';
import { lockAnyPayment, type StoredPayment } from '../../database/payments';
import { convertAtStoredRate } from '../../database/rates';
import { findSeat } from '../../database/seats';
import { applyRulesInForce, loadRequests, type AppliedRules } from '../applyRulesInForce';

/**
 * The payment, locked, while it waits for authorisations.
 * @throws RuleError payment_not_found, payment_already_sent, no_authorisation_due
 */
export async function lockWaiting(transaction: Knex.Transaction, paymentId: string): Promise<StoredPayment> {
  const payment = await lockAnyPayment(transaction, paymentId);
  if (payment.tccPaymentId !== null || payment.status === 'processing') {
    throw new RuleError('payment_already_sent', 'paymentId');
  }
  if (payment.status !== 'awaiting_authorisation') throw new RuleError('no_authorisation_due', 'paymentId');
  return payment;
}

/**
 * Makes the authorisations of a waiting payment those that the rule in force requires.
 * @throws RuleError no_authorisation_due where none would be open: the payment could neither be authorised nor sent
 */
export async function askByRules(
  transaction: Knex.Transaction,
  payment: StoredPayment,
  now: Date,
): Promise<AppliedRules> {
  const maker = await findSeat(transaction, payment.createdById, payment.accountId);
  const { organisationId, currency } = await organisationOf(transaction, payment.accountId);
  const amount = await convertAtStoredRate(transaction, payment, currency, now);
  const requested = await loadRequests(transaction, payment.id);
  const applied = await applyRulesInForce(transaction, { payment, organisationId, amount, maker }, requested, now);
  if (applied.requests.every(({ authorisedById }) => authorisedById !== null)) {
    throw new RuleError('no_authorisation_due', 'paymentId');
  }
  return applied;
}

/** The organisation of an account, and the currency of its rules. */
interface Organisation {
  readonly organisationId: string;
  readonly currency: string;
}

async function organisationOf(database: Knex, accountId: string): Promise<Organisation> {
  const organisation = (await database('accounts as account')
    .join('organisations as organisation', 'organisation.id', 'account.org_id')
    .where({ 'account.id': accountId })
    .first('organisation.id as organisationId', 'organisation.authorisation_currency as currency')) as
    | Organisation
    | undefined;
  invariant(organisation !== undefined, `account ${accountId} has an organisation`);
  return organisation;
}
