import type { Knex } from 'knex';
import { convertAmount } from '../../domain/money/amount';
import { demoId } from './demoId';
import { accountId, accounts, organisations, roleId, rules } from './organisations';
import { contactId } from './people';
import { demoPayments, type DemoPayment } from './payments';

/** Rates for the demo's first minutes, until the schedule `refresh-rates` has run: units of GBP or EUR per one. */
export const demoRates: Readonly<Record<string, string>> = {
  EURGBP: '0.8057',
  USDGBP: '0.7102',
  JPYGBP: '0.0065',
  PLNGBP: '0.1789',
  USDEUR: '0.8815',
  GBPEUR: '1.2412',
};

/** Writes the demo's payments, with the authorisations that the open ones wait for, and today's rates. */
export async function writePayments(transaction: Knex.Transaction, now: Date): Promise<void> {
  await transaction('exchange_rates').insert(
    Object.entries(demoRates).map(([currencyPair, midMarketRate]) => ({
      currencyPair,
      fromCurrency: currencyPair.slice(0, 3),
      toCurrency: currencyPair.slice(3),
      midMarketRate,
      updatedAt: now,
    })),
  );
  // History is written as it stands: the guard that a payment begins as new is for the living.
  await transaction.raw('set local session_replication_role = replica');
  const payments = demoPayments(now);
  await transaction('payments').insert(payments.map(paymentRow));
  await transaction('payment_authorisation_requests').insert(payments.flatMap(requestRows));
  await transaction('provider_intents').insert(payments.filter(({ tccPaymentId }) => tccPaymentId).map(intentRow));
  await transaction.raw('set local session_replication_role = origin');
}

/** What was sent has its intent, done: it says for which contact. */
function intentRow(payment: DemoPayment) {
  return {
    id: demoId(`intent ${payment.id}`),
    kind: 'payment',
    entity_id: payment.id,
    account_id: accountId(payment.payee.account),
    key: payment.uniqueRequestId,
    payload: JSON.stringify({ onBehalfOf: contactId(payment.creator, payment.payee.account) }),
    digest: 'demo',
    state: 'done',
    attempts: 1,
  };
}

function paymentRow(payment: DemoPayment) {
  const { amount, currency, rule } = authorisation(payment);
  const { payee } = payment;
  return {
    id: payment.id,
    shortReference: `${payment.createdAt.toISOString().slice(2, 10).replaceAll('-', '')}-${payment.id.slice(0, 8).toUpperCase()}`,
    tccPaymentId: payment.tccPaymentId,
    uniqueRequestId: payment.uniqueRequestId,
    accountId: accountId(payee.account),
    amount: payment.amount,
    currency: payee.currency,
    paymentDate: payment.paymentDate,
    paymentType: payment.paymentType,
    chargeType: payment.paymentType === 'priority' ? 'shared' : null,
    reason: payment.reason,
    reference: payment.reference,
    status: payment.status,
    tcc_status: payment.tccPaymentId ? payment.status : null,
    tcc_short_ref: payment.tccPaymentId ? payment.tccPaymentId.slice(0, 9).toUpperCase() : null,
    beneficiarySliceId: payee.sliceId,
    createdById: payment.creator,
    authorisationAmount: amount,
    authorisationCurrency: currency,
    authRuleId: payment.status === 'awaiting_authorisation' ? rule : null,
    errorCode: payment.errorCode,
    errorMessage: payment.errorMessage,
    transferredAt: payment.status === 'completed' ? `${payment.paymentDate}T12:00:00Z` : null,
    createdAt: payment.createdAt,
    updatedAt: payment.createdAt,
  };
}

/** The amount in the organisation's currency and the rule that applies to it. */
function authorisation({ payee, amount }: DemoPayment) {
  const organisation = accounts.find(({ key }) => key === payee.account)?.organisation ?? '';
  const currency = organisations.find(({ key }) => key === organisation)?.currency ?? 'GBP';
  const rate = demoRates[payee.currency + currency];
  const converted = rate ? convertAmount(amount, rate, currency) : amount;
  const applicable = rules
    .filter((rule) => rule.organisation === organisation && Number(converted) > rule.threshold)
    .sort((a, b) => b.threshold - a.threshold)[0];
  return {
    amount: converted,
    currency,
    rule: applicable ? demoId(`rule ${organisation} ${applicable.threshold}`) : null,
    roles: applicable?.roles ?? [],
  };
}

function requestRows(payment: DemoPayment) {
  if (payment.status !== 'awaiting_authorisation') return [];
  const { rule, roles } = authorisation(payment);
  return roles.flatMap(({ role, numberRequired }) =>
    Array.from({ length: numberRequired }, (_, index) => ({
      id: demoId(`request ${payment.id} ${role} ${index}`),
      paymentId: payment.id,
      authRuleId: rule,
      roleIdRequired: roleId(role),
    })),
  );
}
