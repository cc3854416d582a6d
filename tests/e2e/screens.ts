import { expect, type Page } from '@playwright/test';
import { demoId } from '../../seeds/demo/demoId';
import { accountId } from '../../seeds/demo/organisations';

/** A screen as one of the demo's users meets it. */
export interface Screen {
  readonly name: string;
  readonly path: string;
  /** Its first heading, or the words that stand in its place. */
  readonly shows: RegExp;
  /** Nobody: the screen is there before the sign-in. */
  readonly user?: string;
}

const maker = 'maker';

/** Every screen there is. A new route gets its line here. */
export const screens: readonly Screen[] = [
  { name: 'sign-in', path: '/auth', shows: /Sign in/ },
  { name: 'new organisation', path: '/new-organisation', shows: /Open an organisation/ },
  { name: 'sign-in-timed-out', path: '/auth?timedOut=true', shows: /Sign in/ },
  { name: 'dashboard', path: '/dashboard', shows: /Dashboard/, user: maker },
  { name: 'profile', path: '/profile', shows: /Profile/, user: maker },
  { name: 'notifications', path: '/notifications', shows: /Notifications/, user: maker },
  { name: 'notices', path: '/notices', shows: /Notices/, user: maker },
  { name: 'notice-settings', path: '/notices/settings', shows: /Notice settings/, user: maker },
  { name: 'switch-accounts', path: '/account/switch-accounts', shows: /Switch/, user: maker },
  { name: 'payments', path: '/account/payments', shows: /Payments/, user: maker },
  { name: 'payments-none', path: '/account/payments?search=nothing-like-it', shows: /Payments/, user: maker },
  {
    name: 'payments-filtered',
    path: '/account/payments?advancedSearch=true&currency=EUR&amountFrom=100',
    shows: /At least 100/,
    user: maker,
  },
  { name: 'payment-new', path: '/account/payments/new', shows: /New payment/, user: maker },
  {
    name: 'payment',
    path: `/account/payments/${demoId('payment open 0')}`,
    shows: /EUR to Hansa/,
    user: maker,
  },
  {
    name: 'payment-edit',
    path: `/account/payments/${demoId('payment open 0')}/edit`,
    shows: /Change payment/,
    user: maker,
  },
  {
    name: 'payment-tracking',
    path: `/account/payments/${demoId('payment past 0')}?tab=tracking`,
    shows: /to /,
    user: maker,
  },
  { name: 'conversions', path: '/account/conversions', shows: /Conversions/, user: maker },
  { name: 'conversions-none', path: '/account/conversions?shortReference=none', shows: /Conversions/, user: maker },
  {
    name: 'conversions-filtered',
    path: '/account/conversions?advancedSearch=true&sellCurrency=GBP&sellAmountFrom=100',
    shows: /Sold at least 100/,
    user: maker,
  },
  {
    name: 'conversion-new',
    path: '/account/conversions/new?currency=GBP',
    shows: /New conversion/,
    user: maker,
  },
  {
    name: 'conversion',
    path: `/account/conversions/${demoId('provider conversion open 0')}`,
    shows: /GBP to .* EUR/,
    user: maker,
  },
  {
    name: 'conversion-changed',
    path: `/account/conversions/${demoId('provider conversion open 4')}`,
    shows: /Split at/,
    user: maker,
  },
  {
    name: 'payment-external',
    path: `/account/payments/external/${demoId('provider payment past 0')}`,
    shows: /Payments/,
    user: maker,
  },
  {
    name: 'authorisations',
    path: '/account/payments/authorisations',
    shows: /Authorisations/,
    user: maker,
  },
  { name: 'beneficiaries', path: '/account/beneficiaries', shows: /Beneficiaries/, user: maker },
  {
    name: 'beneficiaries-at-provider',
    path: '/account/beneficiaries?atProvider=true',
    shows: /Rotterdam Cold Store/,
    user: maker,
  },
  { name: 'beneficiaries-upload', path: '/account/beneficiaries/upload', shows: /Upload/, user: maker },
  { name: 'payments-recurring', path: '/account/payments/recurring', shows: /RENT LYON/, user: maker },
  { name: 'payment-templates', path: '/account/payments/templates', shows: /Warehouse rent/, user: maker },
  { name: 'payments-upload', path: '/account/payments/upload', shows: /Upload/, user: maker },
  { name: 'transactions', path: '/account/transactions', shows: /Statements/, user: maker },
  {
    name: 'statement',
    path: '/account/transactions/export?currency=EUR&completedAtFrom=2025-01-01&completedAtTo=2026-01-31',
    shows: /EUR statement/,
    user: maker,
  },
  {
    name: 'statement-empty',
    path: '/account/transactions/export?currency=ZAR',
    shows: /Nothing moved/,
    user: maker,
  },
  {
    name: 'transactions-filtered',
    path: '/account/transactions?advancedSearch=true&type=credit&currency=EUR',
    shows: /Apply filters/,
    user: maker,
  },
  {
    name: 'transaction',
    path: `/account/transaction/${demoId(`transaction credit ${demoId('provider funding aldgate-trading EUR 1')}`)}`,
    shows: /Sender/,
    user: maker,
  },
  {
    name: 'transfer',
    path: `/account/transfers/${demoId('transfer open pending')}`,
    shows: /Payroll/,
    user: 'superadmin',
  },
  { name: 'search', path: '/account/search', shows: /Search/, user: maker },
  { name: 'search-conversions', path: '/account/search/conversions', shows: /Conversions/, user: maker },
  { name: 'search-payments', path: '/account/search/payments', shows: /Payments/, user: maker },
  { name: 'charges', path: '/account/charges', shows: /Pending charges/, user: maker },
  { name: 'beneficiary-new', path: '/account/beneficiaries/new', shows: /New beneficiary/, user: maker },
  {
    name: 'beneficiary',
    path: `/account/beneficiaries/${demoId('beneficiary hansa-metall')}`,
    shows: /Hansa/,
    user: maker,
  },
  { name: 'not-found', path: '/nowhere', shows: /not found/i, user: maker },
  { name: 'dashboard-of-a-viewer', path: '/dashboard', shows: /Dashboard/, user: 'viewer' },
  { name: 'dashboard-of-a-super-admin', path: '/dashboard', shows: /Dashboard/, user: 'superadmin' },
  { name: 'switch-accounts-of-all', path: '/account/switch-accounts2', shows: /accounts/i, user: 'superadmin' },
  { name: 'balances', path: '/account/balances', shows: /in total/, user: maker },
  { name: 'balance-fund', path: '/account/balances/GBP', shows: /Faster Payments/, user: maker },
  { name: 'balance', path: '/account/balances/EUR/view?days=365', shows: /Latest transactions/, user: maker },
  { name: 'open-positions', path: '/account/open-positions', shows: /Cash flow/, user: maker },
  {
    name: 'account-transfers',
    path: '/account/transfers?advancedSearch=true&currency=GBP',
    shows: /Transfers/,
    user: 'superadmin',
  },
  { name: 'transfers', path: '/admin/transfers', shows: /Payroll/, user: 'superadmin' },
  { name: 'transfer-new', path: '/admin/transfers/new', shows: /From account/, user: 'superadmin' },
  { name: 'users', path: '/admin/users', shows: /borealisadmin/, user: 'superadmin' },
  { name: 'users-none', path: '/admin/users?search=nothing-like-it', shows: /No users were found/, user: 'superadmin' },
  { name: 'user-new', path: '/admin/users/create', shows: /Organisations/, user: 'superadmin' },
  { name: 'user', path: '/admin/users/treasurer', shows: /API access/, user: 'superadmin' },
  { name: 'user-edit', path: '/admin/users/maker/edit', shows: /Save user/, user: 'superadmin' },
  { name: 'users-upload', path: '/account/users/upload', shows: /Upload users/, user: 'superadmin' },
  { name: 'rates', path: '/admin/rates?days=365', shows: /EUR\/GBP/, user: 'superadmin' },
  {
    name: 'organisation-day',
    path: `/admin/organisations/${demoId('organisation aldgate')}?tab=day`,
    shows: /Accounts today/,
    user: 'orgadmin',
  },
  { name: 'operations', path: '/admin/operations', shows: /send-intents/, user: 'superadmin' },
  { name: 'books', path: '/admin/books', shows: /In our books only/, user: 'superadmin' },
  { name: 'safeguarding', path: '/admin/safeguarding', shows: /Client money by currency|Required/, user: 'superadmin' },
  {
    name: 'resolution-packs',
    path: '/admin/safeguarding?tab=packs',
    shows: /resolution|built one/i,
    user: 'superadmin',
  },
  { name: 'safeguarding-to', path: '/admin/safeguarding/transfer-to', shows: /Review transfer/, user: 'superadmin' },
  {
    name: 'safeguarding-from',
    path: '/admin/safeguarding/transfer-from',
    shows: /Review transfer/,
    user: 'superadmin',
  },
  { name: 'tariffs', path: '/admin/tariffs', shows: /Standard payments/, user: 'superadmin' },
  { name: 'all-charges', path: '/admin/charges', shows: /Incoming funds/, user: 'superadmin' },
  { name: 'tariff-new', path: '/admin/tariffs/new', shows: /Save tariff/, user: 'superadmin' },
  {
    name: 'tariff-edit',
    path: `/admin/tariffs/${demoId('tariff payment')}/edit`,
    shows: /Regular fees by currency/,
    user: 'superadmin',
  },
  { name: 'countries', path: '/admin/countries', shows: /Albania/, user: 'superadmin' },
  { name: 'currencies', path: '/admin/currencies', shows: /GBP – British Pound/, user: 'superadmin' },
  { name: 'currency-edit', path: '/admin/currencies?edit=GBP', shows: /GBP – British Pound/, user: 'superadmin' },
  { name: 'country-edit', path: '/admin/countries?edit=NO', shows: /Albania/, user: 'superadmin' },
  { name: 'favourites', path: '/admin/favourites', shows: /Aldgate Trading/, user: 'favadmin' },
  {
    name: 'favourites-of-an-organisation',
    path: `/admin/favourites/${demoId('organisation aldgate')}?kind=person`,
    shows: /Harriet Vane/,
    user: 'favadmin',
  },
  {
    name: 'activity-logs',
    path: '/admin/activity-logs',
    shows: /Of the users of your organisations/,
    user: 'orgadmin',
  },
  {
    name: 'activity-logs-2',
    path: '/admin/activity-logs-2?advancedSearch=true',
    shows: /Apply filters/,
    user: 'superadmin',
  },
  {
    name: 'fraud-notices',
    path: '/admin/activity-logs-2?tab=fraud-notices',
    shows: /Fraud notices that users were shown/,
    user: 'superadmin',
  },
  {
    name: 'pending-changes',
    path: '/admin/pending-changes',
    shows: /Change of an authorisation rule/,
    user: 'superadmin',
  },
  { name: 'audit', path: '/admin/audit?advancedSearch=true', shows: /Apply filters/, user: 'superadmin' },
  {
    name: 'audit-history',
    path: '/admin/audit?tab=history&table=countries&row=GB',
    shows: /Step of the history/,
    user: 'superadmin',
  },
  { name: 'audit-chain', path: '/admin/audit?tab=chain', shows: /Verify now/, user: 'superadmin' },
  { name: 'settings', path: '/admin/settings', shows: /Fee accounts/, user: 'superadmin' },
  { name: 'accounts', path: '/admin/accounts', shows: /Aldgate Europe BV/, user: 'superadmin' },
  {
    name: 'account-new',
    path: `/admin/accounts/new?orgId=${demoId('organisation aldgate')}`,
    shows: /Create account/,
    user: 'superadmin',
  },
  { name: 'account-import', path: '/admin/accounts/import', shows: /Imported/, user: 'superadmin' },
  {
    name: 'account',
    path: `/admin/accounts/${accountId('aldgate-trading')}`,
    shows: /12 Minories/,
    user: 'superadmin',
  },
  {
    name: 'account-users',
    path: `/admin/accounts/${accountId('aldgate-trading')}?tab=users`,
    shows: /Payments Clerk/,
    user: 'superadmin',
  },
  {
    name: 'account-edit',
    path: `/admin/accounts/update/${accountId('aldgate-europe')}`,
    shows: /Save changes/,
    user: 'superadmin',
  },
  {
    name: 'accounts-upload',
    path: `/admin/organisations/account-upload/${demoId('organisation aldgate')}`,
    shows: /Template for accounts/,
    user: 'superadmin',
  },
  {
    name: 'accounts-update',
    path: `/admin/organisations/bulk-update-accounts/${demoId('organisation aldgate')}`,
    shows: /Aldgate Payroll/,
    user: 'superadmin',
  },
  { name: 'organisations', path: '/admin/organisations', shows: /Aldgate Trading/, user: 'superadmin' },
  { name: 'organisation-new', path: '/admin/organisations/new', shows: /New organisation/, user: 'superadmin' },
  {
    name: 'organisation-roles',
    path: `/admin/organisations/${demoId('organisation aldgate')}`,
    shows: /Finance Director/,
    user: 'superadmin',
  },
  {
    name: 'organisation-rules',
    path: `/admin/organisations/${demoId('organisation aldgate')}?tab=rules`,
    shows: /10,000 GBP/,
    user: 'orgadmin',
  },
  {
    name: 'organisation-groups',
    path: `/admin/organisations/${demoId('organisation aldgate')}?tab=groups`,
    shows: /New group/,
    user: 'orgadmin',
  },
  {
    name: 'organisation-webhooks',
    path: `/admin/organisations/${demoId('organisation aldgate')}?tab=webhooks`,
    shows: /erp\.aldgate\.example/,
    user: 'orgadmin',
  },
  {
    name: 'webhook',
    path: `/admin/organisations/${demoId('organisation aldgate')}/webhooks/${demoId('webhook erp')}`,
    shows: /funds\.received/,
    user: 'orgadmin',
  },
  {
    name: 'organisation-edit',
    path: `/admin/organisations/${demoId('organisation aldgate')}/edit`,
    shows: /Edit organisation/,
    user: 'superadmin',
  },
  {
    name: 'rule-new',
    path: `/admin/organisations/${demoId('organisation aldgate')}/rules/new`,
    shows: /Fewest people/,
    user: 'orgadmin',
  },
  {
    name: 'rule-edit',
    path: `/admin/organisations/${demoId('organisation aldgate')}/rules/${demoId('rule aldgate 1000')}/edit`,
    shows: /Edit authorisation rule/,
    user: 'superadmin',
  },
  {
    name: 'permissions',
    path: `/admin/organisations/${demoId('organisation aldgate')}/permissions`,
    shows: /Permissions/,
    user: 'orgadmin',
  },
  {
    name: 'permission-report',
    path: `/admin/organisations/${demoId('organisation aldgate')}/report`,
    shows: /One person releases alone/,
    user: 'superadmin',
  },
  {
    name: 'permissions-by-account',
    path: `/admin/organisations/${demoId('organisation aldgate')}/report/byaccount`,
    shows: /Permissions by account/,
    user: 'orgadmin',
  },
  {
    name: 'permissions-by-user',
    path: `/admin/organisations/${demoId('organisation aldgate')}/report/byuser`,
    shows: /Permissions by user/,
    user: 'superadmin',
  },
  { name: 'submissions', path: '/account-submissions', shows: /Aldgate Nordics/, user: 'newaccounts' },
  { name: 'submission-new', path: '/account-submissions/new', shows: /Begin request/, user: 'newaccounts' },
  {
    name: 'submission',
    path: `/account-submissions/${demoId('submission review_requested')}`,
    shows: /Course/,
    user: 'newaccounts',
  },
  {
    name: 'submission-edit',
    path: `/account-submissions/${demoId('submission draft')}/edit?step=activity`,
    shows: /Save and continue/,
    user: 'newaccounts',
  },
  { name: 'no-mfa', path: '/dashboard', shows: /Multi Factor/, user: 'nomfa' },
  { name: 'no-mfa-profile', path: '/profile', shows: /Profile/, user: 'nomfa' },
  { name: 'no-account', path: '/dashboard', shows: /have access to any accounts/, user: 'noaccount' },
];

/** Goes to a screen, down to its end, where parts come only when one is near, and waits until it has settled. */
export async function visit(page: Page, { path, shows }: Pick<Screen, 'path' | 'shows'>): Promise<void> {
  await page.goto(path);
  await expect(page.locator('main').getByText(shows).first()).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.evaluate(() => window.scrollTo(0, 0));
}
