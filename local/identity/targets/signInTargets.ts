import { randomBytes } from 'node:crypto';
import { incorrectCredentials, invalidParameter, invalidSession } from '../cognitoError';
import { refreshTokens } from '../issueTokens';
import { requireStrongPassword } from '../passwordPolicy';
import { changeUser, findUser, requireUser, type UserPool } from '../pool';
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
import type { ChallengeSession, PoolUser } from '../store';
import { completeAttributes } from './wire';

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

/** An unknown user gets values of the same shape, so that the answer does not show who exists. */
async function beginSrp(pool: UserPool, username: string, clientPublic: string) {
  if (!/^[0-9a-f]{1,1024}$/i.test(clientPublic)) throw invalidParameter('SRP_A is not hexadecimal.');
  const kept = (await findUser(pool, username))?.password ?? pool.decoy(username);
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

async function signInWithPassword(pool: UserPool, username: string, password: string) {
  await requireUnlocked(pool, username);
  const user = await findUser(pool, username);
  const isRight = isPassword(user?.password ?? pool.decoy(username), pool.poolName, username, password);
  return user && isRight ? afterPassword(pool, user) : failPassword(pool, username);
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
  if (!session.srp) throw incorrectCredentials();
  await requireUnlocked(pool, username);
  const user = await findUser(pool, username);
  const claim = {
    poolName: pool.poolName,
    username,
    secretBlock: responses.PASSWORD_CLAIM_SECRET_BLOCK ?? '',
    timestamp: responses.TIMESTAMP ?? '',
    signature: responses.PASSWORD_CLAIM_SIGNATURE ?? '',
  };
  const kept = user?.password ?? pool.decoy(username);
  const isRight = isProven(kept, session.srp, claim) && claim.secretBlock === session.srp.secretBlock;
  return user && isRight ? afterPassword(pool, user) : failPassword(pool, username);
}

async function setNewPassword(pool: UserPool, input: RespondInput, responses: Readonly<Record<string, string>>) {
  const username = responses.USERNAME ?? '';
  const password = responses.NEW_PASSWORD ?? '';
  requireStrongPassword(password);
  const given = attributesGiven(responses);
  const session = await takeChallenge(pool, input.Session, 'NEW_PASSWORD_REQUIRED', username);
  const user = await requireUser(pool, username);
  if (!user.isEnabled) throw invalidSession();
  const changed = await changeUser(pool, user, {
    status: 'CONFIRMED',
    password: makeVerifier(pool.poolName, username, password),
    attributes: await attributesOrRetry(pool, user, given, { id: input.Session ?? '', session }),
  });
  return afterNewPassword(pool, changed, 'TokenGeneration_NewPasswordChallenge');
}

/** The user's attributes from now on; refused ones leave the challenge open, so that it may be answered again. */
async function attributesOrRetry(
  pool: UserPool,
  user: PoolUser,
  given: Readonly<Record<string, string>>,
  challenge: { readonly id: string; readonly session: ChallengeSession },
): Promise<Record<string, string>> {
  try {
    return completeAttributes(user, given);
  } catch (refusal) {
    await pool.store.put('session', challenge.id, challenge.session);
    throw refusal;
  }
}

function attributesGiven(responses: Readonly<Record<string, string>>): Record<string, string> {
  const prefix = 'userAttributes.';
  const given = Object.entries(responses).filter(([name]) => name.startsWith(prefix));
  return Object.fromEntries(given.map(([name, value]) => [name.slice(prefix.length), value]));
}

async function verifySecondFactor(pool: UserPool, input: RespondInput, responses: Readonly<Record<string, string>>) {
  const username = responses.USERNAME ?? '';
  const session = await takeChallenge(pool, input.Session, input.ChallengeName, username);
  const user = await requireUser(pool, username);
  if (!user.isEnabled) throw invalidSession();
  const code = responses.SMS_MFA_CODE ?? responses.SOFTWARE_TOKEN_MFA_CODE ?? '';
  return answerSecondFactor(pool, user, session, input.Session ?? '', code);
}
