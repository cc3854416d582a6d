/** The activity codes that clients may report themselves before they are signed in (specification, section 7). */
export const anonymousEventCodes = ['E001', 'E002'] as const;

/**
 * The activity codes that a signed-in user's browser may report, because the server does not see what they mean: signing out, an
 * idle session, a failed screen, and changes that the browser makes at the identity provider. The server records all others itself.
 */
export const browserEventCodes = ['A002', 'A021', 'A022', 'A023', 'E012', 'E013'] as const;

/** A: an act of a user; E: a failure. */
export const eventTypes = ['A', 'E'] as const;

/** The meaning of each code of the activity log: A001–A040, E001–E013, E107 and E201 (specification, part two, section 9). */
export const activityEvents = {
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
  A011: 'Payment Rejected',
  A012: 'Payments Uploaded',
  A013: 'Conversion Created',
  A014: 'Conversion Changed',
  A015: 'Conversion Cancelled',
  A016: 'Transfer Created',
  A017: 'Transfer Cancelled',
  A018: 'Statement Exported',
  A019: 'Fraud Notice Acknowledged',
  A020: 'New Account Requested',
  A021: 'Password Changed',
  A022: 'MFA Turned On',
  A023: 'MFA Turned Off',
  A024: 'Signed Out Everywhere',
  A025: 'User Created',
  A026: 'User Changed',
  A027: 'User Deleted',
  A028: 'Password Reset By Administrator',
  A029: 'Charges - New Tariff Override',
  A030: 'Tariff Changed',
  A031: 'Charge Changed',
  A032: 'Organisation Changed',
  A033: 'Role Changed',
  A034: 'Authorisation Rule Changed',
  A035: 'Account Changed',
  A036: 'Seat Changed',
  A037: 'Favourite Changed',
  A038: 'Settings Changed',
  A039: 'Safeguarding Transfer Created',
  A040: 'Safeguarding Adjusted',
  E001: 'Failed Login - PW',
  E002: 'Failed Login - MFA',
  E003: 'Payment Failed',
  E004: 'Beneficiary Failed',
  E005: 'Conversion Failed',
  E006: 'Transfer Failed',
  E007: 'Charge Failed',
  E008: 'Safeguarding Transfer Failed',
  E009: 'Upload Failed',
  E010: 'Statement Failed',
  E011: 'Notification Failed',
  E012: 'User Session Failure',
  E013: 'Screen Failed',
  E107: 'Provider Unreachable',
  E201: 'Provider Credentials Refused',
} as const;

/** A code of the activity log. */
export type EventCode = keyof typeof activityEvents;

/** The type of a code, which is its first letter. */
export function eventTypeOf(code: EventCode): (typeof eventTypes)[number] {
  return code.startsWith('E') ? 'E' : 'A';
}
