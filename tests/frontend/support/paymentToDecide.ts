import { account, makerRole, paymentDetails, slice } from './data';

export const bankDetails = slice({ id: 's-1', beneficiaryId: 'b-1' });

/** An authorisation that the payment needs. */
export const request = (change = {}) => ({
  __typename: 'payment_authorisation_requests',
  id: 'r-1',
  authorisedAt: null,
  authorisedById: null,
  authorisedBy: null,
  lapsedApproverId: null,
  lapsedApprover: null,
  role: { __typename: 'roles', id: makerRole.id, name: makerRole.name },
  ...change,
});
/** A version of the payee's bank details, and when a payment to it was last completed. */
export const version = (change: object, lastPaidOn?: string) => ({
  ...bankDetails,
  createdAt: '2026-11-01T09:00:00Z',
  payments: lastPaidOn ? [{ __typename: 'payments', id: `paid ${lastPaidOn}`, paymentDate: lastPaidOn }] : [],
  ...change,
});
const balances = (amount: string) => [{ __typename: 'balances', id: 'balance', currency: 'EUR', amount }];

/** What of a payment to decide about differs from the usual. */
export interface Facts {
  readonly change?: Record<string, unknown>;
  readonly versions?: readonly object[];
  readonly balance?: string;
  readonly ofAccount?: { readonly id: string; readonly name: string };
}

/** A payment with all that is decided on; by default paid before to the same bank details, from a sufficient balance. */
export function toDecide({ change = {}, versions, balance = '20000.00', ofAccount = account }: Facts = {}) {
  const slices = versions ?? [version({}, '2026-11-03')];
  return {
    ...paymentDetails({ createdById: 'other', shortReference: '261121-000001', authorisationRequests: [request()] }),
    account: { __typename: 'accounts', id: ofAccount.id, name: ofAccount.name, balances: balances(balance) },
    authRule: {
      __typename: 'organisation_payment_auth_rule',
      id: 'rule',
      threshold: 5000,
      organisation: { __typename: 'organisations', id: account.organisation.id, authorisation_currency: 'GBP' },
    },
    precedents: [],
    beneficiarySlice: {
      ...bankDetails,
      beneficiary: { __typename: 'beneficiaries', id: 'b-1', createdAt: '2026-10-20T09:00:00Z', slices },
    },
    ...change,
  };
}

/** The same payment as another query serves, with all that is decided on. */
export function decidable(details: ReturnType<typeof paymentDetails>, facts: Facts = {}) {
  const { account: ofAccount, beneficiarySlice } = toDecide(facts);
  const { beneficiary } = beneficiarySlice;
  const change = { ...details, account: ofAccount, beneficiarySlice: { ...details.beneficiarySlice, beneficiary } };
  return toDecide({ change });
}
