import { createHash } from 'node:crypto';
import dayjs from 'dayjs';
import type { Knex } from 'knex';
import { activityEvents } from '../../domain/activity/eventCodes';
import { convertAmount } from '../../domain/money/amount';
import { canonicalContent, contentFields } from '../../domain/payments/content';
import { pickFields } from '../../domain/payments/fields';
import type { PaymentStatus } from '../../domain/payments/transitions';
import { asHistory } from './asHistory';
import { demoId } from './demoId';
import { accountId, accounts, organisations, roleId, rules } from './organisations';
import { contactId } from './people';
import { expiryDays, isExpired, type DemoPayment } from './payments';
import { statusChanges } from './statusChanges';

/** Rates for the demo's first minutes, until the schedule `refresh-rates` has run: units of GBP or EUR per one. */
export const demoRates: Readonly<Record<string, string>> = {
  EURGBP: '0.8057',
  USDGBP: '0.7102',
  JPYGBP: '0.0065',
  PLNGBP: '0.1789',
  USDEUR: '0.8815',
  GBPEUR: '1.2412',
};

/** Writes the demo's payments, with the authorisations that they had or wait for, and today's rates. */
export async function writePayments(
  transaction: Knex.Transaction,
  payments: readonly DemoPayment[],
  now: Date,
): Promise<void> {
  await transaction('exchange_rates').insert(
    Object.entries(demoRates).map(([currencyPair, midMarketRate]) => ({
      currencyPair,
      fromCurrency: currencyPair.slice(0, 3),
      toCurrency: currencyPair.slice(3),
      midMarketRate,
      updatedAt: now,
    })),
  );
  await asHistory(transaction, async () => {
    await transaction('payments').insert(payments.map(asFirstStated));
    await transaction('payment_status_changes').insert(payments.flatMap(statusRows));
    await transaction('payment_authorisation_requests').insert(payments.flatMap(requestRows));
    await transaction('activity').insert(payments.filter(isExpired).map(expiryEntry));
    const rejected = payments.filter(({ status }) => status === 'deleted');
    await transaction('activity').insert(rejected.map(rejectionEntry));
    await transaction('provider_intents').insert(payments.filter(({ tccPaymentId }) => tccPaymentId).map(intentRow));
  });
  for (const payment of payments) if (payment.id === corrected.id) await correct(transaction, payment);
}

const statusRows = (payment: DemoPayment) =>
  statusChanges(payment).map((change) => ({ paymentId: payment.id, ...change }));

/** The payment that its maker changed before the demo began. */
const corrected = { id: demoId('payment open 3'), first: { reason: 'Textiles', reference: 'INV-20262' } };

const asFirstStated = (payment: DemoPayment) => ({
  ...paymentRow(payment),
  ...(payment.id === corrected.id ? corrected.first : {}),
});

/** Corrects the payment as its maker, so that the audit log holds what it said before. */
async function correct(transaction: Knex.Transaction, { id, creator, reason, reference }: DemoPayment): Promise<void> {
  await transaction.raw(`select set_config('corridor.user', ?, true)`, [creator]);
  await transaction('payments').where({ id }).update({ reason, reference });
  await transaction.raw(`select set_config('corridor.user', '', true)`);
}

/** What was sent has its intent, done: it says for which contact. */
function intentRow(payment: DemoPayment) {
  return {
    id: demoId(`intent ${payment.id}`),
    kind: 'payment' as const,
    entity_id: payment.id,
    account_id: accountId(payment.payee.account),
    key: payment.uniqueRequestId,
    payload: JSON.stringify({ onBehalfOf: contactId(payment.creator, payment.payee.account) }),
    digest: 'demo',
    state: 'done' as const,
    attempts: 1,
  };
}

/** The demo's deleted payments are those that an approver rejected. */
function rejection({ createdAt }: DemoPayment) {
  const rejectedAt = dayjs(createdAt).add(20, 'minute').toDate();
  return { rejectedById: 'approver', rejectedAt, rejectionReason: 'This invoice was paid last week.' };
}

function rejectionEntry(payment: DemoPayment) {
  const { rejectedById, rejectedAt, rejectionReason } = rejection(payment);
  return {
    eventCode: 'A011',
    eventType: 'A' as const,
    activityName: activityEvents.A011,
    userId: rejectedById,
    username: rejectedById,
    details: rejectionReason,
    paymentId: payment.id,
    accountId: accountId(payment.payee.account),
    createdAt: rejectedAt,
  };
}

function expiryEntry({ id, creator, payee, errorMessage, createdAt }: DemoPayment) {
  return {
    eventCode: 'E003',
    eventType: 'E' as const,
    activityName: activityEvents.E003,
    userId: creator,
    username: creator,
    details: errorMessage,
    paymentId: id,
    accountId: accountId(payee.account),
    createdAt: dayjs(createdAt).add(expiryDays, 'day').toDate(),
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
    chargeType: payment.paymentType === 'priority' ? ('shared' as const) : null,
    reason: payment.reason,
    reference: payment.reference,
    purposeNote: notes[payment.id] ?? null,
    status: payment.status,
    tcc_status: payment.tccPaymentId ? payment.status : null,
    tcc_short_ref: payment.tccShortReference,
    failureReason: payment.failureReason,
    beneficiarySliceId: payee.sliceId,
    createdById: payment.creator,
    authorisationAmount: amount,
    authorisationCurrency: currency,
    authRuleId: rule,
    gbpEquivalent: inPounds(payment),
    ...(payment.id === evaluated ? evaluation(payment) : {}),
    errorCode: payment.errorCode,
    errorMessage: payment.errorMessage,
    ...(payment.status === 'deleted' ? rejection(payment) : {}),
    transferredAt: payment.status === 'completed' ? `${payment.paymentDate}T12:00:00Z` : null,
    createdAt: payment.createdAt,
    updatedAt: payment.createdAt,
  };
}

/** What makers noted for their colleagues. */
const notes: Readonly<Record<string, string>> = {
  [demoId('payment open 0')]: 'Second of three instalments for the press; purchasing has the contract.',
  [demoId('payment open 2')]: 'The haulier asked for this week, see the mail of Monday.',
  [demoId('payment past 1')]: 'Discount of 2 % taken for early payment.',
};

/** The payment whose risk was evaluated outside of the portal. */
const evaluated = demoId('payment past 0');

const evaluation = ({ id, createdAt }: DemoPayment) => ({
  evaluationId: demoId(`evaluation ${id}`),
  evaluationSubmittedAt: createdAt,
  evaluationRecommendation: 'Accept',
});

function inPounds({ payee, amount }: DemoPayment): string | null {
  if (payee.currency === 'GBP') return amount;
  const rate = demoRates[`${payee.currency}GBP`];
  return rate ? convertAmount(amount, rate, 'GBP') : null;
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

const neverAuthorised: readonly PaymentStatus[] = ['new', 'deleted'];

/** Who gives the authorisations of a role. */
const authorisers: Readonly<Record<string, string>> = {
  approver: 'approver',
  director: 'approver2',
  owner: 'borealisadmin',
};

/** One request for each authorisation that the rule asks for: open while the payment waits, else given. */
function requestRows(payment: DemoPayment) {
  if (neverAuthorised.includes(payment.status) || isExpired(payment)) return [];
  const { rule, roles } = authorisation(payment);
  if (rule === null) return [];
  return roles.flatMap(({ role, numberRequired }) =>
    Array.from({ length: numberRequired }, (_, index) => ({
      id: demoId(`request ${payment.id} ${role} ${index}`),
      paymentId: payment.id,
      authRuleId: rule,
      roleIdRequired: roleId(role),
      ...givenBy(payment, role),
    })),
  );
}

function givenBy(payment: DemoPayment, role: string) {
  if (payment.status === 'awaiting_authorisation') {
    return { authorisedById: null, authorisedAt: null, contentDigest: null };
  }
  return {
    authorisedById: authorisers[role],
    authorisedAt: dayjs(payment.createdAt).add(5, 'minute').toDate(),
    contentDigest: digestOf(payment),
  };
}

/** What the authorisation was given to, as the action makes it. */
function digestOf(payment: DemoPayment): string {
  const { payee } = payment;
  const row = paymentRow(payment);
  const content = canonicalContent({
    ...pickFields(contentFields, row),
    accountId: row.accountId,
    providerBeneficiaryId: payee.tccBeneficiaryId,
    onBehalfOf: contactId(payment.creator, payee.account),
    beneficiarySliceId: payee.sliceId,
    bank: {
      accountNumber: payee.accountNumber ?? null,
      iban: payee.iban ?? null,
      bicSwift: payee.bicSwift ?? null,
      routingCodeValue1: payee.sortCode ?? payee.aba ?? null,
      routingCodeValue2: null,
      bankCountry: payee.country,
      bankAccountHolderName: payee.name,
    },
  });
  return createHash('sha256').update(content).digest('hex');
}
