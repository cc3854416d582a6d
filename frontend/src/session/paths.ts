/** Every address of the portal that a screen links to (specification section 2). */
export const paths = {
  auth: '/auth',
  newOrganisation: '/new-organisation',
  dashboard: '/dashboard',
  profile: '/profile',
  termsOfUse: '/terms-of-use.pdf',
  notifications: '/notifications',
  notices: '/notices',
  noticeSettings: '/notices/settings',
  submissions: '/account-submissions',
  newSubmission: '/account-submissions/new',
  submission: (id: string) => `/account-submissions/${id}`,
  editSubmission: (id: string) => `/account-submissions/${id}/edit`,
  switchAccounts: '/account/switch-accounts',
  allAccounts: '/account/switch-accounts2',
  balances: '/account/balances',
  fundBalance: (currency: string) => `/account/balances/${currency}`,
  balance: (currency: string) => `/account/balances/${currency}/view`,
  openPositions: '/account/open-positions',
  conversions: '/account/conversions',
  newConversion: '/account/conversions/new',
  conversion: (id: string) => `/account/conversions/${id}`,
  transactions: '/account/transactions',
  statement: '/account/transactions/export',
  rates: '/admin/rates',
  transaction: (id: string) => `/account/transaction/${id}`,
  transfers: '/admin/transfers',
  accountTransfers: '/account/transfers',
  newTransfer: '/admin/transfers/new',
  transfer: (id: string) => `/account/transfers/${id}`,
  searchTransactions: '/account/search/transactions',
  searchConversions: '/account/search/conversions',
  searchPayments: '/account/search/payments',
  payments: '/account/payments',
  newPayment: '/account/payments/new',
  payment: (id: string) => `/account/payments/${id}`,
  editPayment: (id: string) => `/account/payments/${id}/edit`,
  externalPayment: (tccPaymentId: string) => `/account/payments/external/${tccPaymentId}`,
  uploadPayments: '/account/payments/upload',
  recurringPayments: '/account/payments/recurring',
  paymentTemplates: '/account/payments/templates',
  authorisations: '/account/payments/authorisations',
  beneficiaries: '/account/beneficiaries',
  newBeneficiary: '/account/beneficiaries/new',
  uploadBeneficiaries: '/account/beneficiaries/upload',
  beneficiary: (id: string) => `/account/beneficiaries/${id}`,
  editBeneficiary: (id: string) => `/account/beneficiaries/edit/${id}`,
} as const;

/**
 * A redirect target from the address bar, only if it stays on this origin: a path, no scheme, no host, no backslash. The
 * path that a browser resolves it to must not start with two slashes either.
 */
export function safeRedirect(target: string | null, origin: string): string | undefined {
  const isPath = (text: string) => /^\/(?![/\\])/.test(text);
  if (!target || !isPath(target)) return undefined;
  const url = new URL(target, origin);
  return url.origin === origin && isPath(url.pathname) ? `${url.pathname}${url.search}${url.hash}` : undefined;
}
