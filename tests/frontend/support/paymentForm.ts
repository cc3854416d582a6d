import { screen } from '@testing-library/react';
import { account, countryLists, payee } from './data';
import { serveSession, type renderPortal } from './renderPortal';
import { onMutation, onQuery } from './server';

/** The beneficiary of the form's tests. */
export const hansa = payee();

const director = { __typename: 'roles', id: 'director', name: 'Director' };

/** How many people of a role a rule asks for. */
export const ruleRole = (ruleId: string, numberRequired: number, role = director) => ({
  __typename: 'payment_auth_rule_role',
  auth_rule_id: ruleId,
  role_id: role.id,
  number_required: numberRequired,
  role,
});

/** A rule that asks for directors above a threshold in pounds. */
export const rule = (threshold: number, numberRequired: number, change = {}) => ({
  __typename: 'organisation_payment_auth_rule',
  id: `rule-${threshold}`,
  threshold,
  can_authorise_own_payments: false,
  payment_creator_can_satisfy_rule: false,
  is_archived: false,
  roles: [ruleRole(`rule-${threshold}`, numberRequired)],
  ...change,
});

/** The rate of the euro as of an instant. */
export const rate = (updatedAt: string) => ({
  __typename: 'exchange_rates',
  currencyPair: 'EURGBP',
  midMarketRate: '0.85',
  updatedAt,
});

/** Above 1,000 pounds one director, above 10,000 two. */
export const facts = {
  organisation_payment_auth_rule: [rule(1000, 1), rule(10000, 2)],
  exchange_rates: [rate('2026-11-23T08:00:00Z')],
};

/** A balance of the account. */
export const balance = (amount: string, currency = 'EUR') => ({
  __typename: 'balances',
  id: `balance-${currency}`,
  currency,
  amount,
});

/** The provider's answer for a payment's arrival. */
export const delivery = (day: string) => ({
  getPaymentDeliveryDate: {
    __typename: 'PaymentDeliveryDate',
    paymentDeliveryDate: `${day}T00:00:00+00:00`,
    paymentCutoffTime: '2026-11-23T14:30:00+00:00',
  },
});

/** The fee of a payment, in pounds; null where none is taken. */
export const feeOf = (amount: string | null) => ({
  getPaymentFee: { __typename: 'PaymentFee', amount, currency: 'GBP' },
});

/** The provider's answer for the days on which a currency can be paid. */
export const paymentDates = (first = '2026-11-23', closed: Readonly<Record<string, string>> = {}) => ({
  getValidPaymentDates: {
    __typename: 'ValidPaymentDates',
    firstPaymentDate: first,
    invalidPaymentDates: Object.entries(closed).map(([date, reason]) => ({
      __typename: 'InvalidDate',
      date,
      reason,
    })),
  },
});

/** What the account is, and a purpose code of each kind of payer. */
export const purposes = (codes: Readonly<Record<string, string>> = {}, currency = 'CNY', bankCountry = 'CN') => ({
  accounts_by_pk: { __typename: 'accounts', id: account.id, legal_entity_type: 'company' },
  payment_purpose_codes: Object.entries(codes).map(([code, entityType]) => ({
    __typename: 'payment_purpose_codes',
    code,
    description: `Payment of ${code}`,
    currency,
    entityType,
    bankCountry,
  })),
});

/** What the server keeps of the user's typing, and its answers to saving and discarding. Returns the calls. */
export function serveDraft(kept: readonly object[] = []) {
  const answer = { __typename: 'PaymentDraft', id: null };
  return {
    reads: onQuery('PaymentDraft', { payment_drafts: kept }),
    saves: onMutation('savePaymentDraft', { savePaymentDraft: answer }),
    discards: onMutation('discardPaymentDraft', { discardPaymentDraft: answer }),
  };
}

/** What the form asks for. */
export function serveForm(approvals: object = facts) {
  serveSession();
  onQuery('GetCountries', countryLists);
  onQuery('Payees', { beneficiary_information_slice: [hansa] });
  onQuery('RecentPayees', { payments: [] });
  onQuery('Payee', { beneficiary_information_slice: [hansa] });
  onQuery('ApprovalFacts', approvals);
  onQuery('AccountBalances', { balances: [balance('50000.00')] });
  onQuery('PaymentDates', paymentDates());
  onQuery('PurposeCodes', purposes());
  onQuery('LinkableConversions', { tcc_conversions: [] });
  onQuery('PaymentDelivery', delivery('2026-11-24'));
  onQuery('PaymentFee', feeOf('0.30'));
  onQuery('LikePayments', { payments: [] });
  serveDraft();
}

/** Fills in what a payment needs; the rest has defaults. */
export async function fill(user: ReturnType<typeof renderPortal>['user'], amount: string) {
  await user.click(await screen.findByRole('combobox', { name: 'Beneficiary' }));
  await user.click(await screen.findByRole('option', { name: /^Hansa Metall GmbH/ }));
  await user.type(screen.getByRole('textbox', { name: 'Amount' }), amount);
  await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'Invoice');
  await user.type(screen.getByRole('textbox', { name: 'Reference' }), 'INV-9');
}
