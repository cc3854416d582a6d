/** A user to be known from the start. */
export interface SeedUser {
  readonly username: string;
  readonly password: string;
  readonly isTemporaryPassword: boolean;
  readonly isEnabled: boolean;
  readonly email: string;
  readonly phoneNumber: string;
  readonly mfa: 'sms' | 'authenticator' | 'none';
  readonly authenticatorSecret: string | undefined;
  readonly groups: readonly string[];
}
