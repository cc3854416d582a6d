import { currencies } from '../../../domain/money/currencies';

import { columnOf, storedFields } from '../../../domain/payments/fields';

export const aldgate = {
  __typename: 'organisations',
  id: '00000000-0000-4000-8000-000000000001',
  name: 'Aldgate Trading',
  authorisation_currency: 'GBP',
};

export const account = {
  __typename: 'accounts',
  id: '00000000-0000-4000-8000-000000000010',
  name: 'Aldgate Trading Ltd',
  reference: 'ALD-1',
  is_closed: false,
  default_payment_charge_type: 'shared',
  organisation: aldgate,
};

export const secondAccount = {
  ...account,
  id: '00000000-0000-4000-8000-000000000011',
  name: 'Aldgate Europe BV',
  reference: 'ALD-2',
};

export const makerRole = {
  __typename: 'roles',
  id: '00000000-0000-4000-8000-000000000020',
  name: 'Clerk',
  can_create_beneficiaries: true,
  can_create_conversions: true,
  can_create_payments: true,
};

export const viewerRole = {
  ...makerRole,
  id: '00000000-0000-4000-8000-000000000021',
  name: 'Viewer',
  can_create_beneficiaries: false,
  can_create_conversions: false,
  can_create_payments: false,
};

/** How a seat stands at the provider that works, one that waits, and one that was refused. */
export const standing = {
  working: { contact_state: 'working', contact_refusal: null },
  waiting: { contact_state: 'waiting', contact_refusal: null },
  refused: { contact_state: 'refused', contact_refusal: 'phone_number is invalid' },
};

const seat = (id: string, ofAccount: typeof account, role = makerRole) => ({
  __typename: 'CurrencyCloudContacts',
  id,
  ...standing.working,
  upper_fx_limit: null,
  account: ofAccount,
  role,
});

/** The response to GlobalData for a user with two accounts, with changes. */
export function sessionUser(change: { role?: typeof makerRole; user?: object; settings?: object } = {}) {
  const { role = makerRole, user = {}, settings = {} } = change;
  return {
    users_by_pk: {
      __typename: 'users',
      id: 'maker',
      first_name: 'Maya',
      last_name: 'Keller',
      enabled: true,
      can_use_transfers: false,
      can_transfer_between_orgs: false,
      last_seen_at: '2026-11-20T16:30:00Z',
      signed_out_at: null,
      last_used_account_id: account.id,
      lastUsedAccount: account,
      contacts: [
        seat('00000000-0000-4000-8000-000000000031', secondAccount, role),
        seat('00000000-0000-4000-8000-000000000030', account, role),
      ],
      organisationLinks: [],
      ...user,
    },
    settings: [
      {
        __typename: 'settings',
        maintenance_banner: null,
        conversion_wizard: true,
        payments_wizard: true,
        balance_funding_page: true,
        balances: true,
        beneficiaries_listing: true,
        designatedAccountType: false,
        ownershipStructureDiagram: false,
        ...settings,
      },
    ],
    system_status: [{ __typename: 'system_status', is_tcc_online: true }],
  };
}

/** The account at the provider behind the credentials. */
export const tccAccount = {
  __typename: 'LoggedInTccAccount',
  tccId: '00000000-0000-4000-8000-0000000000c1',
  accountName: 'Aldgate Trading',
  shortReference: '261101-00001',
};

let count = 0;
const nextId = () => `00000000-0000-4000-9000-${String((count += 1)).padStart(12, '0')}`;

/** A version of a payee's bank details. */
export const slice = (change: Record<string, unknown> = {}) => ({
  __typename: 'beneficiary_information_slice',
  id: nextId(),
  beneficiaryId: nextId(),
  name: 'Hansa Metall GmbH',
  bankAccountHolderName: 'Hansa Metall GmbH',
  bankName: null,
  bankCountry: 'DE',
  iban: 'DE89370400440532013000',
  accountNumber: null,
  bicSwift: 'COBADEFFXXX',
  routingCodeType1: null,
  routingCodeValue1: null,
  routingCodeType2: null,
  routingCodeValue2: null,
  ...change,
});

/** A payment of a list. */
export function payment(change: Record<string, unknown> = {}) {
  const id = nextId();
  return {
    __typename: 'payments',
    id,
    version: 1,
    shortReference: `261121-${id.slice(-6)}`,
    ...Object.fromEntries(storedFields.map((name) => [columnOf(name), null])),
    amount: '12450.00',
    currency: 'EUR',
    paymentDate: '2026-11-24',
    paymentType: 'regular',
    reason: 'Invoice',
    reference: 'INV-1',
    conversion: null,
    heldRate: null,
    recurringPaymentId: null,
    gbpEquivalent: null,
    createdById: 'maker',
    status: 'awaiting_authorisation',
    createdAt: '2026-11-21T09:00:00Z',
    account: { __typename: 'accounts', id: account.id, name: account.name },
    beneficiarySlice: slice(),
    creator: { __typename: 'colleagues', id: 'maker', first_name: 'Maya', last_name: 'Keller' },
    ...change,
  };
}

/** How many payments are in a status and a currency, and their sum. */
export const paymentTotal = (status: string, payments: number, amount = '0', currency = 'EUR') => ({
  __typename: 'payment_totals',
  accountId: account.id,
  status,
  currency,
  payments,
  amount,
});

/** A transaction of a list: a payment that left. */
export function transaction(change: Record<string, unknown> = {}) {
  const id = nextId();
  return {
    __typename: 'tcc_transactions',
    id,
    amount: '12450.00',
    balance_amount: '87550.00',
    currency: 'EUR',
    type: 'debit',
    status: 'completed',
    action: 'payment',
    reason: 'Invoice',
    related_entity_type: 'payment',
    related_entity_id: '00000000-0000-4000-8000-0000000000d1',
    related_entity_short_reference: `261121-${id.slice(-6)}`,
    settles_at: '2026-11-21T09:00:00+00:00',
    completed_at: '2026-11-21T10:00:00+00:00',
    created_at: '2026-11-20T09:00:00+00:00',
    updated_at: '2026-11-21T10:00:00+00:00',
    ...change,
  };
}

/** How many transactions are in a status. */
export const transactionTotal = (status: string, transactions: number) => ({
  __typename: 'transaction_totals',
  account_id: account.id,
  status,
  transactions,
});

/** The result of an authorisation: the last one that was needed. */
export const authorisation = (paymentId: unknown, change: Record<string, unknown> = {}) => ({
  __typename: 'PaymentAuthorisation',
  paymentId,
  errorCode: null,
  errorMessage: null,
  authorisationsRequired: 0,
  requestsAdded: 0,
  status: 'authorised',
  batchId: null,
  ...change,
});

/** A count in the form of Hasura's aggregates. */
export const aggregate = (table: string, amount: number) => ({
  __typename: `${table}_aggregate`,
  aggregate: { __typename: `${table}_aggregate_fields`, count: amount },
});

/** What the account knows of a beneficiary that it never paid. */
const unused = { createdAt: '2026-11-20T09:00:00+00:00', lastPayment: null, tags: [] };

/** The word by which an account sorts a beneficiary. */
export const beneficiaryTag = (beneficiaryId: string, tag: string) => ({
  __typename: 'beneficiary_tags',
  beneficiary_id: beneficiaryId,
  tag,
});

/** The day on which a beneficiary was last paid. */
export const lastPayment = (beneficiaryId: string, lastPaidOn: string) => ({
  __typename: 'beneficiary_last_payments',
  beneficiaryId,
  accountId: account.id,
  lastPaidOn,
});

/** A beneficiary of the payment form's picker. */
export function payee(change: Record<string, unknown> = {}) {
  const beneficiaryId = nextId();
  return {
    ...slice({ beneficiaryId }),
    currency: 'EUR',
    isPriority: true,
    isRegular: true,
    beneficiary: { __typename: 'beneficiaries', id: beneficiaryId, tcc_beneficiary_id: nextId(), ...unused },
    ...change,
  };
}

/** Somebody who can give a payment's authorisation of a role now. */
export const approver = (name: string, roleId: string) => ({
  __typename: 'payment_approvers',
  id: `p-1:${name}`,
  userId: name,
  roleId,
  first_name: name,
  last_name: 'Prowse',
});

/** That a payment reached a status at a time of 23 November. */
export const statusChange = (status: string, time: string) => ({
  __typename: 'payment_status_changes',
  id: `${status} ${time}`,
  status,
  reachedAt: `2026-11-23T${time}:00Z`,
});

/** A payment of its own page, neither sent nor refused. */
export const paymentDetails = (change: Record<string, unknown> = {}) => ({
  ...payment({ id: 'p-1' }),
  tccPaymentId: null,
  tcc_short_ref: null,
  feeAmount: null,
  charges: [],
  failureReason: null,
  errorCode: null,
  errorMessage: null,
  rejectedAt: null,
  rejectionReason: null,
  rejectedById: null,
  rejectedBy: null,
  updatedAt: '2026-11-23T10:00:00Z',
  transferredAt: null,
  estimatedArrival: null,
  assets: [],
  authorisationRequests: [],
  approvers: [],
  statusChanges: [],
  ...change,
});

const country = (alpha2Code: string, alpha3Code: string, countryName: string, flags = {}) => ({
  __typename: 'countries',
  alpha2Code,
  alpha3Code,
  countryName,
  permittedJurisdiction: true,
  sanctionFlag: false,
  ...flags,
});

export const countries = [
  country('DE', 'DEU', 'Germany'),
  country('GB', 'GBR', 'United Kingdom'),
  country('KP', 'PRK', 'North Korea', { sanctionFlag: true }),
  country('CU', 'CUB', 'Cuba', { permittedJurisdiction: false }),
  country('US', 'USA', 'United States'),
];

/** What the house offers in each currency; BGN and HRK have ended. */
export const currencyOffers = [...currencies.values()].map(({ code, decimals }) => ({
  __typename: 'currency_settings',
  currency: code,
  enabled: !['BGN', 'HRK'].includes(code),
  decimals,
}));

/** The answer of GetCountries: Yemen is restricted, though it has no flag. */
export const countryLists = {
  countries: [...countries, country('YE', 'YEM', 'Yemen')],
  restricted_countries: [{ __typename: 'restricted_countries', countryCode: 'YE' }],
};

/** The dashboard's counts; zero by default. */
export const dashboardCounts = (change: Record<string, number> = {}) => ({
  toAuthorise: aggregate('payments', change.toAuthorise ?? 0),
  failedPayments: aggregate('payments', change.failedPayments ?? 0),
  pendingTransactions: aggregate('tcc_transactions', change.pendingTransactions ?? 0),
  completedTransactions: aggregate('tcc_transactions', change.completedTransactions ?? 0),
  paymentsToday: aggregate('payments', change.paymentsToday ?? 0),
  conversionsToday: aggregate('conversions', change.conversionsToday ?? 0),
});
