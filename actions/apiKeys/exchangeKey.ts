import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { isKeyAccepted } from '../../domain/apiKeys/acceptance';
import { networkOf } from '../../domain/apiKeys/networks';
import { tellOfAccess } from '../database/accessNotices';
import { endKeys, findKey, secondFactorDigest, type ApiKey } from '../database/apiKeys';
import { takeReport } from '../database/reportLimit';
import { inTransaction } from '../database/transaction';
import type { Context } from '../context';
import { answer, answerError, type Answer } from '../runtime/answer';
import { businessClock } from '../runtime/clock';
import { issueToken, tokenSeconds } from './issueToken';
import { readTokenKey } from './tokenKey';

/** What of a request the exchange reads. */
export type ExchangeRequest = Pick<APIGatewayProxyEventV2, 'headers'> & {
  readonly requestContext: { readonly http: { readonly sourceIp: string } };
};

/** In place of a username in the counts of requests by source. */
const countedAs = 'api-keys/token';

/**
 * Exchanges an API key, from `x-api-key` or as the bearer of `Authorization`, for a token that Hasura takes for five minutes. Every key that is
 * not accepted has the same answer: unknown, revoked, expired, from another network, of a user who is disabled, has no second factor or has changed it
 * since the key was issued, which ends the key.
 * Answers 200, 401 or 429.
 */
export async function exchangeKey(request: ExchangeRequest, context: Context): Promise<Answer> {
  const { sourceIp } = request.requestContext.http;
  try {
    if (!(await takeReport(context.database, sourceIp, countedAs))) {
      return answer(429, { message: 'Too many requests. Try again in a minute.' });
    }
    const key = await acceptedKey(context, keyIn(request.headers), sourceIp);
    const { API_TOKEN_KEY } = context.environment;
    if (!key || !API_TOKEN_KEY) return answer(401, { message: 'This API key is not accepted.' });
    await recordUse(context, key, sourceIp);
    // Hasura checks tokens by the machine's time, which the local stack cannot move.
    const now = businessClock(undefined).now();
    const token = await issueToken(await readTokenKey(API_TOKEN_KEY), key, now, context.newId());
    return answer(200, { token, expiresIn: tokenSeconds });
  } catch (error) {
    return { ...answerError(error, context.newId, context.log), statusCode: 500 };
  }
}

function keyIn(headers: ExchangeRequest['headers']): string {
  const [, bearer = ''] = /^Bearer (ck_\S+)$/.exec(headers.authorization ?? '') ?? [];
  return headers['x-api-key'] ?? bearer;
}

async function acceptedKey(context: Context, text: string, address: string): Promise<ApiKey | undefined> {
  const { database, identity, clock } = context;
  const key = await findKey(database, text);
  if (!key || !isKeyAccepted(key, address, clock.now())) return undefined;
  const person = await identity.readUser(key.userId);
  if (person.mfa.length > 0 && secondFactorDigest(person) === key.secondFactor) return key;
  await inTransaction(database, actorOf(context, key), (transaction) => endKeys(transaction, key.userId));
  return undefined;
}

const actorOf = ({ newId }: Context, { userId }: ApiKey) => ({ userId, requestId: newId() });

/** Stores when a key was used, and tells of the first use from a network. */
async function recordUse(context: Context, key: ApiKey, address: string): Promise<void> {
  const { database, clock } = context;
  const [now, network] = [clock.now(), networkOf(address)];
  await inTransaction(database, actorOf(context, key), async (transaction) => {
    await transaction('api_keys').where({ id: key.id }).update({ lastUsedAt: now });
    const [first] = await transaction('api_key_networks')
      .insert({ api_key_id: key.id, network, first_used_at: now })
      .onConflict(['api_key_id', 'network'])
      .ignore()
      .returning('network');
    if (!first) return;
    const change = { what: 'key_network', network } as const;
    await tellOfAccess(transaction, { userId: key.userId, change, subject: `key ${key.id} ${network}`, at: now });
  });
}
