import { demoId } from './demoId';

export const demoPassword = 'Corridor-2026!';
export const demoAuthenticatorSecret = 'JBSWY3DPEHPK3PXP';

/** A person of the demo: the user, the seats, and how they sign in (docs/contract of the demo users). */
export interface DemoPerson {
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly organisation: 'aldgate' | 'borealis';
  /** Account key to role key. */
  readonly seats: Readonly<Record<string, string>>;
  /** In the authorisation currency. */
  readonly upperLimit: string | null;
  readonly mfa: 'sms' | 'authenticator' | 'none';
  readonly isEnabled: boolean;
  readonly isSuperAdmin: boolean;
  readonly mustChangePassword: boolean;
  readonly canUseTransfers: boolean;
  readonly canAdministerUsers: boolean;
  readonly canManageFavourites: boolean;
  readonly canManageNewAccount: boolean;
}

const allOf = (role: string) => ({ 'aldgate-trading': role, 'aldgate-europe': role, 'aldgate-payroll': role });

const person = (username: string, firstName: string, lastName: string, rest: Partial<DemoPerson> = {}): DemoPerson => ({
  username,
  firstName,
  lastName,
  organisation: 'aldgate',
  seats: { 'aldgate-trading': 'viewer' },
  upperLimit: null,
  mfa: 'sms',
  isEnabled: true,
  isSuperAdmin: false,
  mustChangePassword: false,
  canUseTransfers: false,
  canAdministerUsers: false,
  canManageFavourites: false,
  canManageNewAccount: false,
  ...rest,
});

export const people: readonly DemoPerson[] = [
  person('maker', 'Maya', 'Keller', { seats: allOf('maker'), upperLimit: '250000' }),
  person('approver', 'Adrian', 'Prowse', { seats: allOf('approver') }),
  person('approver2', 'Beatrix', 'Osei', { seats: allOf('director') }),
  person('viewer', 'Vera', 'Lindqvist'),
  person('treasurer', 'Tomas', 'Rey', {
    seats: allOf('maker'),
    mfa: 'authenticator',
    canUseTransfers: true,
  }),
  person('orgadmin', 'Orla', 'Brennan', { canAdministerUsers: true }),
  person('favadmin', 'Fabian', 'Moor', { canManageFavourites: true }),
  person('newaccounts', 'Nadia', 'Costa', { canManageNewAccount: true }),
  person('borealis', 'Bjorn', 'Aalto', { organisation: 'borealis', seats: { 'borealis-imports': 'owner' } }),
  person('borealisadmin', 'Birgit', 'Salo', {
    organisation: 'borealis',
    seats: { 'borealis-imports': 'owner' },
    canAdministerUsers: true,
  }),
  person('superadmin', 'Sol', 'Admin', { isSuperAdmin: true }),
  person('nomfa', 'Noor', 'Fane', { mfa: 'none' }),
  person('noaccount', 'Nils', 'Holt', { seats: {} }),
  person('disabled', 'Dora', 'Lane', { isEnabled: false }),
  person('newpassword', 'Nell', 'Shaw', { mustChangePassword: true }),
  // The second pair of eyes.
  person('superadmin2', 'Saskia', 'Admin', { seats: {}, isSuperAdmin: true }),
];

/** The contact at the provider that a seat acts as. */
export const contactId = (username: string, account: string): string => demoId(`contact ${username} ${account}`);

/**
 * Seats without a contact at the provider: one that waits, because its account is closed and nothing is asked for it, and one that the provider
 * refused.
 */
export const unopenedSeats = [
  { username: 'superadmin2', account: 'closed', role: 'operator', refusal: null },
  {
    username: 'newpassword',
    account: 'aldgate-payroll',
    role: 'viewer',
    refusal: 'phone_number is in an invalid format',
  },
] as const;
