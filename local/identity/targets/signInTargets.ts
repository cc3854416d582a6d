import { createHmac, randomBytes } from 'node:crypto';
import { incorrectCredentials, invalidParameter, invalidSession } from '../cognitoError';
import { refreshTokens } from '../issueTokens';
import { requireStrongPassword } from '../passwordPolicy';
import { changeUser, requireUser, type UserPool } from '../pool';
import {
  afterNewPassword,
  afterPassword,
  answerSecondFactor,
  beginChallenge,
  failPassword,
  requireUnlocked,
  takeChallenge,
} from '../signIn';
import { beginExchange, isPassword, isProven, makeVerifier } from '../srp';
import type { PoolUser } from '../store';

interface InitiateAuthInput {
  readonly AuthFlow: string;
  readonly ClientId?: string;
  readonly AuthParameters?: Readonly<Record<string, string>>;
}

/** InitiateAuth: SRP as the SPA's client does it, the plain password, or a refresh token. */
export async function initiateAuth(pool: UserPool, input: InitiateAuthInput) {
  const parameters = input.AuthParameters ?? {};
  switch (input.AuthFlow) {
    case 'USER_SRP_AUTH':
      return beginSrp(pool, parameters.USERNAME ?? '', parameters.SRP_A ?? '');
    case 'USER_PASSWORD_AUTH':
      return signInWithPassword(pool, parameters.USERNAME ?? '', parameters.PASSWORD ?? '');
    case 'REFRESH_TOKEN_AUTH':
    case 'REFRESH_TOKEN':
      return refreshTokens(pool, parameters.REFRESH_TOKEN ?? '');
    default:
      throw invalidParameter(`Initiate Auth method not supported: ${input.AuthFlow}`);
  }
}

/** An unknown user gets values of the same shape, so that nobody learns who exists. */
async function beginSrp(pool: UserPool, username: string, clientPublic: string) {
  if (!/^[0-9a-f]+$/i.test(clientPublic)) throw invalidParameter('SRP_A is not hexadecimal.');
  const user = await pool.store.get<PoolUser>('user', username);
  const kept = user?.password ?? decoy(pool, username);
  const exchange = beginExchange(kept, clientPublic);
  const secretBlock = randomBytes(64).toString('base64');
  const srp = { ...exchange, secretBlock };
  const session = await beginChallenge(pool, { username, challenge: 'PASSWORD_VERIFIER', srp });
  return {
    ChallengeName: 'PASSWORD_VERIFIER',
    ChallengeParameters: {
      SALT: kept.salt,
      SECRET_BLOCK: secretBlock,
      SRP_B: exchange.serverPublic,
      USERNAME: username,
      USER_ID_FOR_SRP: username,
    },
    Session: session,
  };
}

function decoy(pool: UserPool, username: string) {
  const salt = createHmac('sha256', pool.userPoolId).update(username).digest('hex').slice(0, 32);
  return { salt, verifier: makeVerifier(pool.poolName, username, randomBytes(16).toString('hex')).verifier };
}

async function signInWithPassword(pool: UserPool, username: string, password: string) {
  const user = await pool.store.get<PoolUser>('user', username);
  if (!user?.password) throw incorrectCredentials();
  requireUnlocked(pool, user);
  if (!isPassword(user.password, pool.poolName, username, password)) return failPassword(pool, user);
  return afterPassword(pool, user);
}

interface RespondInput {
  readonly ChallengeName: string;
  readonly ChallengeResponses?: Readonly<Record<string, string>>;
  readonly Session?: string;
}

/** RespondToAuthChallenge: every answer is checked against the session that its challenge was given with. */
export async function respondToAuthChallenge(pool: UserPool, input: RespondInput) {
  const responses = input.ChallengeResponses ?? {};
  switch (input.ChallengeName) {
    case 'PASSWORD_VERIFIER':
      return verifyPassword(pool, input, responses);
    case 'NEW_PASSWORD_REQUIRED':
      return setNewPassword(pool, input, responses);
    case 'SMS_MFA':
    case 'SOFTWARE_TOKEN_MFA':
      return verifySecondFactor(pool, input, responses);
    default:
      throw invalidParameter(`Challenge not supported: ${input.ChallengeName}`);
  }
}

async function verifyPassword(pool: UserPool, input: RespondInput, responses: Readonly<Record<string, string>>) {
  const username = responses.USERNAME ?? '';
  const session = await takeChallenge(pool, input.Session, 'PASSWORD_VERIFIER', username);
  const user = await pool.store.get<PoolUser>('user', username);
  if (!user?.password || !session.srp) throw incorrectCredentials();
  requireUnlocked(pool, user);
  const claim = {
    poolName: pool.poolName,
    username,
    secretBlock: responses.PASSWORD_CLAIM_SECRET_BLOCK ?? '',
    timestamp: responses.TIMESTAMP ?? '',
    signature: responses.PASSWORD_CLAIM_SIGNATURE ?? '',
  };
  const isRight = claim.secretBlock === session.srp.secretBlock && isProven(user.password, session.srp, claim);
  return isRight ? afterPassword(pool, user) : failPassword(pool, user);
}

async function setNewPassword(pool: UserPool, input: RespondInput, responses: Readonly<Record<string, string>>) {
  const username = responses.USERNAME ?? '';
  const password = responses.NEW_PASSWORD ?? '';
  requireStrongPassword(password);
  await takeChallenge(pool, input.Session, 'NEW_PASSWORD_REQUIRED', username);
  const user = await requireUser(pool, username);
  const given = Object.entries(responses)
    .filter(([name]) => name.startsWith('userAttributes.'))
    .map(([name, value]) => [name.slice('userAttributes.'.length), value]);
  const changed = await changeUser(pool, user, {
    status: 'CONFIRMED',
    password: makeVerifier(pool.poolName, username, password),
    attributes: { ...user.attributes, ...(Object.fromEntries(given) as Record<string, string>) },
  });
  return afterNewPassword(pool, changed, 'TokenGeneration_NewPasswordChallenge');
}

async function verifySecondFactor(pool: UserPool, input: RespondInput, responses: Readonly<Record<string, string>>) {
  const username = responses.USERNAME ?? '';
  const session = await takeChallenge(pool, input.Session, input.ChallengeName, username);
  const user = await requireUser(pool, username);
  if (!user.isEnabled) throw invalidSession();
  const code = responses.SMS_MFA_CODE ?? responses.SOFTWARE_TOKEN_MFA_CODE ?? '';
  return answerSecondFactor(pool, user, session, input.Session ?? '', code);
}
