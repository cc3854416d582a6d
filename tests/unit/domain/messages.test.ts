import { appVersion, messages } from '../../../domain/messages';

/** The specification's wording by section, typed off it: a text that a screen changes fails here. */
const specified = {
  auth: {
    timedOut: 'You have been logged out after a period of inactivity',
    usernameRequired: 'You must enter your username',
    passwordRequired: 'You must enter your password',
    codeRequired: 'You must provide a code.',
    forgotUsernameRequired: 'You must include a username.',
    resetCodeRequired: 'You must include the code.',
    resetPasswordRequired: 'You must include a password.',
    resetConfirmRequired: 'You must confirm your password.',
    passwordsDiffer: 'The two passwords you provided do not match.',
    newPasswordRequired: 'You must include a password.',
    newPasswordConfirmRequired: 'You must complete both password fields.',
    phoneRequired: 'You must include your phone number.',
    emailRequired: 'You must include your email.',
    backToSignIn: 'Back To Sign In',
    incorrectCredentials: 'Incorrect username or password.',
    failedPassword: 'Failed Login - PW',
    failedMfa: 'Failed Login - MFA',
  },
  session: {
    mfaRequired: 'You must set up Multi Factor Authentication before viewing this page.',
    setUpMfa: 'Set Up MFA',
    credentialsRefused:
      'We could not connect to the banking platform with your credentials, please contact the provider.',
    noAccounts: "You don't currently have access to any accounts. Contact your administrator.",
    inactive: 'You have been inactive for some time. You will soon be logged out.',
    sessionFailure: 'User Session Failure',
    updateAvailable: 'New updates to this app are available. Click here to update.',
  },
  shell: {
    noAccount: 'No Account',
    noOrganisation: 'No Organisation',
    switchAccounts: 'Switch Accounts',
    dashboard: 'Dashboard',
    balances: 'Balances & Funding',
    payments: 'Payments',
    conversions: 'Conversions',
    beneficiaries: 'Beneficiaries',
    search: 'Search',
    statements: 'Statements',
    notifications: 'Notifications',
    pendingCharges: 'Pending charges',
    openNewAccount: 'Open New Account',
    adminMenu: 'Admin Menu',
    profile: 'My Profile & Security',
    logOut: 'Log Out',
    menu: 'Menu',
  },
  adminMenu: {
    users: 'Users',
    organisations: 'Organisations',
    accounts: 'Accounts',
    safeguarding: 'Safeguarding',
    audit: 'Audit Table',
    tariffs: 'Tariffs',
    charges: 'Charges',
    countries: 'Countries',
    rates: 'Rates',
    settings: 'Settings',
    transfers: 'Transfers',
    activityLogs: 'Activity Logs',
    favourites: 'Favourites',
  },
  widgets: {
    disabledByRole: 'This action is disabled due to your role',
    selectSearch: 'Search for an option...',
    selectEmpty: 'No options found',
    loading: 'Loading...',
    selectCountry: 'Select Country...',
    selectCurrency: 'Select Currency...',
    sanctioned: '(Sanctioned)',
    nonPermitted: '(Non-permitted jurisdiction)',
    badgeCap: '99+',
  },
  fields: {
    required: 'This field is required.',
    number: 'You must provide a valid number for this field.',
  },
  errors: {
    unknown: 'An unknown error occurred',
    unknownService: 'Unknown Error',
    unknownCode: 'unknown_error',
    event: 'Error: Event ID',
  },
};

const texts = Object.entries(specified).flatMap(([area, named]) =>
  Object.entries(named).map(([name, text]) => [area, name, text] as const),
);

it.each(texts)('%s.%s reads %j', (area, name, text) => {
  expect((messages as Record<string, Record<string, string>>)[area]?.[name]).toBe(text);
});

it('the portal shows the specified version', () => {
  expect(appVersion).toBe('1.57.9');
});
