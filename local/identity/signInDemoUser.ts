import { setTimeout as delay } from 'node:timers/promises';
import {
  AuthenticationDetails,
  CognitoUser,
  CognitoUserPool,
  type CognitoUserSession,
} from 'amazon-cognito-identity-js';
import { createGuardrails, generate } from 'otplib';
import { demoAuthenticatorSecret, demoPassword } from '../../seeds/demo/people';
import { quickenClient } from './quickClient';

quickenClient();

/** What a sign-in ends with. */
export interface DemoTokens {
  readonly idToken: string;
  readonly accessToken: string;
  readonly refreshToken: string;
}

interface PoolConfiguration {
  readonly userPoolId: string;
  readonly clientId: string;
  readonly cognitoEndpoint: string;
}

type Step =
  | { readonly next: 'done'; readonly session: CognitoUserSession }
  | { readonly next: 'sms' | 'authenticator' | 'newPassword' };
type Callbacks = Parameters<CognitoUser['authenticateUser']>[1];

const smsCode = '123456';
const stepSeconds = 30;
const guardrails = createGuardrails({ MIN_SECRET_BYTES: 10 });

/**
 * Signs a demo user in against a running stack, answering whatever is asked: the code of the text message, the
 * authenticator's code, or a new password, which is the demo's password again.
 * @param baseUrl the stack's origin, such as `http://localhost:3000`
 * @throws Error with the identity provider's own text, or when nothing answers at `baseUrl`
 */
export async function signInDemoUser(baseUrl: string, username: string): Promise<DemoTokens> {
  const configuration = await readConfiguration(baseUrl);
  const storage = privateStorage();
  const pool = new CognitoUserPool({
    UserPoolId: configuration.userPoolId,
    ClientId: configuration.clientId,
    endpoint: configuration.cognitoEndpoint,
    Storage: storage,
  });
  const user = new CognitoUser({ Username: username, Pool: pool, Storage: storage });
  const details = new AuthenticationDetails({ Username: username, Password: demoPassword });
  let step = await taken((callbacks) => user.authenticateUser(details, callbacks));
  while (step.next !== 'done') step = await answer(user, step.next);
  const { session } = step;
  return {
    idToken: session.getIdToken().getJwtToken(),
    accessToken: session.getAccessToken().getJwtToken(),
    refreshToken: session.getRefreshToken().getToken(),
  };
}

async function readConfiguration(baseUrl: string): Promise<PoolConfiguration> {
  const response = await fetch(`${baseUrl}/config.json`).catch(() => undefined);
  if (!response?.ok) throw new Error(`No portal answers at ${baseUrl}. Start it with npm start.`);
  return (await response.json()) as PoolConfiguration;
}

function answer(user: CognitoUser, asked: 'sms' | 'authenticator' | 'newPassword'): Promise<Step> {
  switch (asked) {
    case 'newPassword':
      return taken((callbacks) => user.completeNewPasswordChallenge(demoPassword, {}, callbacks));
    case 'sms':
      return taken((callbacks) => user.sendMFACode(smsCode, callbacks, 'SMS_MFA'));
    case 'authenticator':
      return answerWithAuthenticator(user);
  }
}

/** A code counts once, so a second sign-in within half a minute takes the next one, and further ones wait for theirs. */
async function answerWithAuthenticator(user: CognitoUser): Promise<Step> {
  for (const ahead of [0, stepSeconds]) {
    const step = await sendAuthenticatorCode(user, ahead).catch(keepUsedCode);
    if (step) return step;
  }
  await untilNextCode();
  const step = await sendAuthenticatorCode(user, stepSeconds).catch(keepUsedCode);
  if (step) return step;
  await untilNextCode();
  return sendAuthenticatorCode(user, stepSeconds);
}

function untilNextCode(): Promise<void> {
  return delay(stepSeconds * 1000 - (Date.now() % (stepSeconds * 1000)));
}

function keepUsedCode(error: unknown): undefined {
  if ((error as { name?: string }).name !== 'ExpiredCodeException') throw error;
}

async function sendAuthenticatorCode(user: CognitoUser, aheadSeconds: number): Promise<Step> {
  const epoch = Math.floor(Date.now() / 1000) + aheadSeconds;
  const code = await generate({ secret: demoAuthenticatorSecret, epoch, guardrails });
  return taken((callbacks) => user.sendMFACode(code, callbacks, 'SOFTWARE_TOKEN_MFA'));
}

function taken(call: (callbacks: Callbacks) => void): Promise<Step> {
  return new Promise((resolve, reject) =>
    call({
      onSuccess: (session: CognitoUserSession) => resolve({ next: 'done', session }),
      onFailure: reject,
      mfaRequired: () => resolve({ next: 'sms' }),
      totpRequired: () => resolve({ next: 'authenticator' }),
      newPasswordRequired: () => resolve({ next: 'newPassword' }),
    }),
  );
}

/** The client otherwise keeps every user's tokens in one place of the process. */
function privateStorage() {
  const items = new Map<string, string>();
  return {
    setItem: (key: string, value: string) => void items.set(key, value),
    getItem: (key: string) => items.get(key) ?? null,
    removeItem: (key: string) => void items.delete(key),
    clear: () => items.clear(),
  };
}
