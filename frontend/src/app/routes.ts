import { type ComponentType } from 'react';
import { type Guard } from './guards';
import { lazyPage } from './lazyPage';
import { paths } from './paths';
import { type FeatureFlags } from './session/sessionUser';

/** One address of the portal: who enters, under which flag, and the page. */
export interface AppRoute {
  readonly path: string;
  readonly guard: Guard;
  /** Off: the address behaves as not found. */
  readonly feature?: keyof FeatureFlags;
  /** The page works on the selected account. */
  readonly needsAccount: boolean;
  readonly Page: ComponentType;
}

const Dashboard = lazyPage(() => import('../features/dashboard/DashboardPage'), 'DashboardPage');
const SwitchAccounts = lazyPage(() => import('../features/accounts/SwitchAccountsPage'), 'SwitchAccountsPage');
const Payments = lazyPage(() => import('../features/payments/list/PaymentsPage'), 'PaymentsPage');
const NewPayment = lazyPage(() => import('../features/payments/form/NewPaymentPage'), 'NewPaymentPage');
const EditPayment = lazyPage(() => import('../features/payments/form/EditPaymentPage'), 'EditPaymentPage');
const Payment = lazyPage(() => import('../features/payments/view/PaymentPage'), 'PaymentPage');
const Authorisations = lazyPage(
  () => import('../features/payments/authorise/AuthorisationsPage'),
  'AuthorisationsPage',
);
const Beneficiaries = lazyPage(() => import('../features/beneficiaries/list/BeneficiariesPage'), 'BeneficiariesPage');
const NewBeneficiary = lazyPage(
  () => import('../features/beneficiaries/form/NewBeneficiaryPage'),
  'NewBeneficiaryPage',
);
const Beneficiary = lazyPage(() => import('../features/beneficiaries/view/BeneficiaryPage'), 'BeneficiaryPage');

const signedIn = { guard: 'signedIn', needsAccount: true } as const;

/** Every address of a signed-in user. The order does not matter: the router ranks fixed parts before parameters. */
export const routes: readonly AppRoute[] = [
  { ...signedIn, path: paths.dashboard, needsAccount: false, Page: Dashboard },
  { ...signedIn, path: paths.switchAccounts, needsAccount: false, Page: SwitchAccounts },
  { ...signedIn, path: paths.payments, Page: Payments },
  { ...signedIn, path: paths.newPayment, Page: NewPayment },
  { ...signedIn, path: paths.authorisations, Page: Authorisations },
  { ...signedIn, path: paths.payment(':id'), Page: Payment },
  { ...signedIn, path: paths.editPayment(':paymentId'), Page: EditPayment },
  { ...signedIn, path: paths.beneficiaries, feature: 'beneficiaries_listing', Page: Beneficiaries },
  { ...signedIn, path: paths.newBeneficiary, Page: NewBeneficiary },
  { ...signedIn, path: paths.beneficiary(':id'), Page: Beneficiary },
];
