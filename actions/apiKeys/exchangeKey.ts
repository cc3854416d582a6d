import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { isKeyAccepted } from '../../domain/apiKeys/acceptance';
import { findKey, type ApiKey } from '../database/apiKeys';
import { takeReport } from '../database/reportLimit';
import { inTransaction } from '../database/transaction';
import type { Context } from '../provider/context';
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
 * not accepted has the same answer: unknown, revoked, expired, from another network, of a user who is disabled or has no second factor.
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
    await recordUse(context, key);
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

async function acceptedKey(
  { database, identity, clock }: Context,
  text: string,
  address: string,
): Promise<ApiKey | undefined> {
  const key = await findKey(database, text);
  if (!key || !isKeyAccepted(key, address, clock.now())) return undefined;
  const { mfa } = await identity.readUser(key.userId);
  return mfa.length > 0 ? key : undefined;
}

async function recordUse({ database, clock, newId }: Context, { id, userId }: ApiKey): Promise<void> {
  await inTransaction(database, { userId, requestId: newId() }, (transaction) =>
    transaction('api_keys').where({ id }).update({ lastUsedAt: clock.now() }),
  );
}
