/** The activity codes that clients may report themselves before they are signed in (specification, section 7). */
export const anonymousEventCodes = ['E001', 'E002'] as const;

/** A: something a person did; E: something that failed. */
export const eventTypes = ['A', 'E'] as const;

/** What each code of the log stands for (specification, part two, section 3). Further codes come with their areas. */
export const activityEvents: Readonly<Record<string, string>> = {
  A001: 'Sign In',
  A002: 'Sign Out',
  A003: 'Account Switched',
  A004: 'Beneficiary Created',
  A005: 'Beneficiary Updated',
  A006: 'Beneficiary Deleted',
  A007: 'Payment Created',
  A008: 'Payment Updated',
  A009: 'Payment Deleted',
  A010: 'Payment Authorised',
  E001: 'Failed Login - PW',
  E002: 'Failed Login - MFA',
  E003: 'Payment Failed',
  E012: 'User Session Failure',
};
