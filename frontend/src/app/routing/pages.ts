import { lazyPage } from './lazyPage';

/** Every screen of a signed-in user, each loaded when it is first looked at. */
export const Dashboard = lazyPage(() => import('../../features/dashboard/DashboardPage'), 'DashboardPage');
export const Notifications = lazyPage(
  () => import('../../features/notifications/NotificationsPage'),
  'NotificationsPage',
);
export const Notices = lazyPage(() => import('../../features/notices/NoticesPage'), 'NoticesPage');
export const NoticeSettings = lazyPage(() => import('../../features/notices/NoticeSettingsPage'), 'NoticeSettingsPage');
export const Profile = lazyPage(() => import('../../features/profile/ProfilePage'), 'ProfilePage');
export const SwitchAccounts = lazyPage(
  () => import('../../features/accounts/switch/SwitchAccountsPage'),
  'SwitchAccountsPage',
);
export const AllAccounts = lazyPage(() => import('../../features/accounts/switch/AllAccountsPage'), 'AllAccountsPage');
export const Payments = lazyPage(() => import('../../features/payments/list/PaymentsPage'), 'PaymentsPage');
export const NewPayment = lazyPage(() => import('../../features/payments/form/NewPaymentPage'), 'NewPaymentPage');
export const EditPayment = lazyPage(() => import('../../features/payments/form/EditPaymentPage'), 'EditPaymentPage');
export const Payment = lazyPage(() => import('../../features/payments/view/PaymentPage'), 'PaymentPage');
export const ExternalPayment = lazyPage(
  () => import('../../features/payments/external/ExternalPaymentPage'),
  'ExternalPaymentPage',
);
export const Authorisations = lazyPage(
  () => import('../../features/payments/authorise/AuthorisationsPage'),
  'AuthorisationsPage',
);
export const UploadPayments = lazyPage(
  () => import('../../features/payments/upload/UploadPaymentsPage'),
  'UploadPaymentsPage',
);
export const PaymentTemplates = lazyPage(
  () => import('../../features/payments/templates/TemplatesPage'),
  'TemplatesPage',
);
export const RecurringPayments = lazyPage(
  () => import('../../features/payments/recurring/RecurringPage'),
  'RecurringPage',
);
export const Conversions = lazyPage(() => import('../../features/conversions/list/ConversionsPage'), 'ConversionsPage');
export const NewConversion = lazyPage(
  () => import('../../features/conversions/form/NewConversionPage'),
  'NewConversionPage',
);
export const Conversion = lazyPage(() => import('../../features/conversions/view/ConversionPage'), 'ConversionPage');
export const Beneficiaries = lazyPage(
  () => import('../../features/beneficiaries/list/BeneficiariesPage'),
  'BeneficiariesPage',
);
export const NewBeneficiary = lazyPage(
  () => import('../../features/beneficiaries/form/NewBeneficiaryPage'),
  'NewBeneficiaryPage',
);
export const EditBeneficiary = lazyPage(
  () => import('../../features/beneficiaries/form/EditBeneficiaryPage'),
  'EditBeneficiaryPage',
);
export const Beneficiary = lazyPage(
  () => import('../../features/beneficiaries/view/BeneficiaryPage'),
  'BeneficiaryPage',
);
export const UploadBeneficiaries = lazyPage(
  () => import('../../features/beneficiaries/upload/UploadBeneficiariesPage'),
  'UploadBeneficiariesPage',
);
export const Rates = lazyPage(() => import('../../features/rates/RatesPage'), 'RatesPage');
export const Balances = lazyPage(() => import('../../features/balances/list/BalancesPage'), 'BalancesPage');
export const FundBalance = lazyPage(() => import('../../features/balances/fund/FundBalancePage'), 'FundBalancePage');
export const Balance = lazyPage(() => import('../../features/balances/view/BalancePage'), 'BalancePage');
export const OpenPositions = lazyPage(
  () => import('../../features/balances/positions/OpenPositionsPage'),
  'OpenPositionsPage',
);
export const Statement = lazyPage(() => import('../../features/statements/StatementPage'), 'StatementPage');
export const Transactions = lazyPage(
  () => import('../../features/transactions/list/TransactionsPage'),
  'TransactionsPage',
);
export const Transaction = lazyPage(
  () => import('../../features/transactions/view/TransactionPage'),
  'TransactionPage',
);
export const Charges = lazyPage(() => import('../../features/charges/admin/ChargesPage'), 'ChargesPage');
export const PendingCharges = lazyPage(() => import('../../features/charges/PendingChargesPage'), 'PendingChargesPage');
export const SearchTransactions = lazyPage(
  () => import('../../features/search/SearchTransactionsPage'),
  'SearchTransactionsPage',
);
export const SearchConversions = lazyPage(
  () => import('../../features/search/SearchConversionsPage'),
  'SearchConversionsPage',
);
export const SearchPayments = lazyPage(() => import('../../features/search/SearchPaymentsPage'), 'SearchPaymentsPage');
export const Transfer = lazyPage(() => import('../../features/transfers/view/TransferPage'), 'TransferPage');
export const NewTransfer = lazyPage(() => import('../../features/transfers/form/NewTransferPage'), 'NewTransferPage');
export const AccountTransfers = lazyPage(
  () => import('../../features/transfers/list/TransfersPage'),
  'AccountTransfersPage',
);
export const Transfers = lazyPage(() => import('../../features/transfers/list/TransfersPage'), 'TransfersPage');
export const Submissions = lazyPage(() => import('../../features/submissions/SubmissionsPage'), 'SubmissionsPage');
export const NewSubmission = lazyPage(
  () => import('../../features/submissions/NewSubmissionPage'),
  'NewSubmissionPage',
);
export const Submission = lazyPage(() => import('../../features/submissions/SubmissionPage'), 'SubmissionPage');
export const EditSubmission = lazyPage(
  () => import('../../features/submissions/EditSubmissionPage'),
  'EditSubmissionPage',
);
export const Tariffs = lazyPage(() => import('../../features/tariffs/TariffsPage'), 'TariffsPage');
export const NewTariff = lazyPage(() => import('../../features/tariffs/NewTariffPage'), 'NewTariffPage');
export const EditTariff = lazyPage(() => import('../../features/tariffs/EditTariffPage'), 'EditTariffPage');
export const Countries = lazyPage(() => import('../../features/countries/CountriesPage'), 'CountriesPage');
export const Currencies = lazyPage(() => import('../../features/settings/currencies/CurrenciesPage'), 'CurrenciesPage');
export const Settings = lazyPage(() => import('../../features/settings/SettingsPage'), 'SettingsPage');
export const PendingChanges = lazyPage(() => import('../../features/changes/PendingChangesPage'), 'PendingChangesPage');
export const Audit = lazyPage(() => import('../../features/audit/AuditPage'), 'AuditPage');
export const ActivityLogs = lazyPage(() => import('../../features/activity/ActivityPages'), 'ActivityLogsPage');
export const ActivityLogs2 = lazyPage(() => import('../../features/activity/ActivityPages'), 'ActivityLogs2Page');
export const Favourites = lazyPage(() => import('../../features/favourites/FavouritesPage'), 'FavouritesPage');
export const OrganisationFavourites = lazyPage(
  () => import('../../features/favourites/OrganisationFavouritesPage'),
  'OrganisationFavouritesPage',
);
export const Users = lazyPage(() => import('../../features/users/list/UsersPage'), 'UsersPage');
export const NewUser = lazyPage(() => import('../../features/users/form/CreateUserPage'), 'CreateUserPage');
export const EditUser = lazyPage(() => import('../../features/users/form/EditUserPage'), 'EditUserPage');
export const User = lazyPage(() => import('../../features/users/view/UserPage'), 'UserPage');
export const UploadUsers = lazyPage(() => import('../../features/users/upload/UploadUsersPage'), 'UploadUsersPage');
export const Organisations = lazyPage(
  () => import('../../features/organisations/list/OrganisationsPage'),
  'OrganisationsPage',
);
export const NewOrganisation = lazyPage(
  () => import('../../features/organisations/form/NewOrganisationPage'),
  'NewOrganisationPage',
);
export const EditOrganisation = lazyPage(
  () => import('../../features/organisations/form/EditOrganisationPage'),
  'EditOrganisationPage',
);
export const Organisation = lazyPage(
  () => import('../../features/organisations/view/OrganisationPage'),
  'OrganisationPage',
);
export const NewRule = lazyPage(() => import('../../features/organisations/rules/NewRulePage'), 'NewRulePage');
export const EditRule = lazyPage(() => import('../../features/organisations/rules/EditRulePage'), 'EditRulePage');
export const Webhook = lazyPage(() => import('../../features/organisations/webhooks/WebhookPage'), 'WebhookPage');
export const Permissions = lazyPage(
  () => import('../../features/organisations/permissions/PermissionsPage'),
  'PermissionsPage',
);
export const PermissionReport = lazyPage(
  () => import('../../features/organisations/permissions/ReportOverviewPage'),
  'ReportOverviewPage',
);
export const PermissionsByAccount = lazyPage(
  () => import('../../features/organisations/permissions/ByAccountPage'),
  'ByAccountPage',
);
export const PermissionsByUser = lazyPage(
  () => import('../../features/organisations/permissions/ByUserPage'),
  'ByUserPage',
);
export const Books = lazyPage(() => import('../../features/books/BooksPage'), 'BooksPage');
export const Operations = lazyPage(() => import('../../features/operations/OperationsPage'), 'OperationsPage');
export const Safeguarding = lazyPage(() => import('../../features/safeguarding/SafeguardingPage'), 'SafeguardingPage');
export const TransferToSafeguarding = lazyPage(
  () => import('../../features/safeguarding/transfer/TransferToPage'),
  'TransferToPage',
);
export const TransferFromSafeguarding = lazyPage(
  () => import('../../features/safeguarding/transfer/TransferFromPage'),
  'TransferFromPage',
);
export const Accounts = lazyPage(() => import('../../features/accounts/list/AccountsPage'), 'AccountsPage');
export const NewAccount = lazyPage(() => import('../../features/accounts/form/NewAccountPage'), 'NewAccountPage');
export const EditAccount = lazyPage(() => import('../../features/accounts/form/EditAccountPage'), 'EditAccountPage');
export const ImportAccounts = lazyPage(
  () => import('../../features/accounts/import/ImportAccountsPage'),
  'ImportAccountsPage',
);
export const Account = lazyPage(() => import('../../features/accounts/view/AccountPage'), 'AccountPage');
export const UploadAccounts = lazyPage(
  () => import('../../features/accounts/upload/UploadAccountsPage'),
  'UploadAccountsPage',
);
export const BulkUpdateAccounts = lazyPage(
  () => import('../../features/accounts/bulk/BulkUpdateAccountsPage'),
  'BulkUpdateAccountsPage',
);
