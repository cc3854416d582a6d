import { demoId } from './demoId';

/** An account of the demo with its counterpart at the provider. */
export interface DemoAccount {
  readonly key: string;
  readonly id: string;
  readonly tccAccountId: string;
  readonly organisation: string;
  readonly name: string;
  readonly reference: string;
  readonly country: string;
  readonly city: string;
  readonly street: string;
  readonly postalCode: string;
  /** Opening balances in major units by currency. */
  readonly balances: Readonly<Record<string, string>>;
}

export interface DemoRole {
  readonly key: string;
  readonly organisation: string;
  readonly name: string;
  readonly mayCreate: boolean;
}

export interface DemoRule {
  readonly organisation: string;
  readonly threshold: number;
  readonly canAuthoriseOwnPayments: boolean;
  readonly roles: readonly { readonly role: string; readonly numberRequired: number }[];
}

export const organisations = [
  { key: 'aldgate', id: demoId('organisation aldgate'), name: 'Aldgate Trading', currency: 'GBP', favourites: true },
  {
    key: 'borealis',
    id: demoId('organisation borealis'),
    name: 'Borealis Imports',
    currency: 'EUR',
    favourites: false,
  },
] as const;

/** When organisations, accounts, people and tariffs were created: before the first day on which the accounts are charged. */
export const demoStart = '2024-12-02T09:00:00Z';

/** The firm itself, which owns the accounts that fees and safeguarded money go to. */
export const house = { key: 'house', id: demoId('organisation house'), name: 'Corridor', currency: 'GBP' } as const;

const account = (key: string, rest: Omit<DemoAccount, 'key' | 'id' | 'tccAccountId'>): DemoAccount => ({
  key,
  id: demoId(`account ${key}`),
  tccAccountId: demoId(`provider account ${key}`),
  ...rest,
});

export const accounts: readonly DemoAccount[] = [
  account('aldgate-trading', {
    organisation: 'aldgate',
    name: 'Aldgate Trading Ltd',
    reference: '240115-00417',
    country: 'GB',
    city: 'London',
    street: '12 Minories',
    postalCode: 'EC3N 1BJ',
    balances: { GBP: '1250000.00', EUR: '842300.50', USD: '615000.00', JPY: '48000000', PLN: '95000.00' },
  }),
  account('aldgate-europe', {
    organisation: 'aldgate',
    name: 'Aldgate Europe BV',
    reference: '240301-00552',
    country: 'NL',
    city: 'Rotterdam',
    street: 'Wijnhaven 60',
    postalCode: '3011 WS',
    balances: { EUR: '310450.00', USD: '88000.00' },
  }),
  account('aldgate-payroll', {
    organisation: 'aldgate',
    name: 'Aldgate Payroll',
    reference: '240612-00791',
    country: 'GB',
    city: 'London',
    street: '12 Minories',
    postalCode: 'EC3N 1BJ',
    balances: { GBP: '204800.00' },
  }),
  account('borealis-imports', {
    organisation: 'borealis',
    name: 'Borealis Imports',
    reference: '250204-01033',
    country: 'IE',
    city: 'Dublin',
    street: '4 Custom House Quay',
    postalCode: 'D01 R2P9',
    balances: { EUR: '467900.00', USD: '129500.00' },
  }),
];

/** The firm's own accounts. The first is the one whose login acts for everybody at the provider. */
export const houseAccounts: readonly DemoAccount[] = [
  account('house', { ...atHome(), name: 'Corridor House', reference: '230901-00001' }),
  account('safeguarding', { ...atHome(), name: 'Corridor Safeguarding', reference: '230901-00002' }),
];

/** An account of the firm that was closed. */
export const closedAccount: DemoAccount & { readonly closedDate: string } = {
  ...account('closed', { ...atHome(), name: 'Corridor Pilot', reference: '230901-00003' }),
  closedDate: '2026-03-31',
};

/** An account of the firm without a counterpart at the provider, which waits for its details and its approval. */
export const newAccount = {
  id: demoId('account new'),
  name: 'Corridor Nordic',
  org_id: house.id,
  is_approved: false,
} as const;

function atHome() {
  const address = { country: 'GB', city: 'London', street: '1 Leadenhall Street', postalCode: 'EC3V 1AB' };
  return { organisation: 'house', ...address, balances: {} };
}

export const roles: readonly DemoRole[] = [
  { key: 'maker', organisation: 'aldgate', name: 'Payments Clerk', mayCreate: true },
  { key: 'approver', organisation: 'aldgate', name: 'Finance Manager', mayCreate: false },
  { key: 'director', organisation: 'aldgate', name: 'Finance Director', mayCreate: false },
  { key: 'viewer', organisation: 'aldgate', name: 'Viewer', mayCreate: false },
  { key: 'owner', organisation: 'borealis', name: 'Owner', mayCreate: true },
  // No rule uses it.
  { key: 'operator', organisation: 'house', name: 'Operator', mayCreate: false },
];

/** Thresholds in whole units of the organisation's authorisation currency. */
export const rules: readonly DemoRule[] = [
  {
    organisation: 'aldgate',
    threshold: 1000,
    canAuthoriseOwnPayments: false,
    roles: [{ role: 'approver', numberRequired: 1 }],
  },
  {
    organisation: 'aldgate',
    threshold: 10000,
    canAuthoriseOwnPayments: false,
    roles: [
      { role: 'approver', numberRequired: 1 },
      { role: 'director', numberRequired: 1 },
    ],
  },
  {
    organisation: 'borealis',
    threshold: 5000,
    canAuthoriseOwnPayments: true,
    roles: [{ role: 'owner', numberRequired: 1 }],
  },
];

/** The id of a demo role or account by its key. */
export const roleId = (key: string): string => demoId(`role ${key}`);
export const accountId = (key: string): string => demoId(`account ${key}`);
