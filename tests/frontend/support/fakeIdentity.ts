import { IdentityError, type IdentityClient, type Profile, type Session } from '../../../frontend/src/session/identity';

export const maker: Session = {
  idToken: 'token-of-maker',
  userId: 'maker',
  isAdmin: false,
  hasMfa: true,
  expiresAt: Date.parse('2099-01-01'),
  issuedAt: Date.parse('2026-11-23T09:00:00Z'),
  idleLimitMs: 3_300_000,
};

export const makerProfile: Profile = {
  verified: ['email'],
  unverified: [],
  username: 'maker',
  email: 'maya@aldgate.invalid',
  phoneNumber: '+447700900101',
  mfa: ['SOFTWARE_TOKEN_MFA'],
};
const done = { next: 'done' } as const;

/** An identity provider with mocked methods; by default every call succeeds. */
export function fakeIdentity(initial?: Session): jest.Mocked<IdentityClient> {
  let session = initial;
  const begin = () => {
    session = session ?? maker;
  };
  const succeeding = () =>
    jest.fn(async () => {
      begin();
      return done;
    });
  const nothing = () => jest.fn(async () => undefined);
  const fake = {
    session: jest.fn(async () => session),
    freshSession: jest.fn(() => undefined),
    refresh: jest.fn(async () => session),
    signIn: succeeding(),
    confirmSignIn: jest.fn(async () => begin()),
    completeNewPassword: succeeding(),
    sendPasswordCode: nothing(),
    resetPassword: nothing(),
    startConfirmation: jest.fn(async () => done),
    finishConfirmation: nothing(),
    changePassword: nothing(),
    sendContactCode: nothing(),
    changePhoneNumber: nothing(),
    verifyContact: nothing(),
    startAuthenticator: jest.fn(async () => 'JBSWY3DPEHPK3PXP'),
    confirmAuthenticator: nothing(),
    profile: jest.fn(async () => makerProfile),
    chooseMfa: nothing(),
    isInBrowser: jest.fn(() => session !== undefined),
    signOut: jest.fn(() => {
      session = undefined;
    }),
    forget: jest.fn(() => {
      session = undefined;
    }),
  } satisfies IdentityClient;
  return fake as unknown as jest.Mocked<IdentityClient>;
}

export const identityFailure = (name: string, message: string) => new IdentityError(name, message);
