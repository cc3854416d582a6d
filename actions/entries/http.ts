import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { recordFailedSignIn } from '../activity/activityLog';
import { exchangeKey, type ExchangeRequest } from '../apiKeys/exchangeKey';
import { keySet } from '../apiKeys/keySet';
import { sharedContext } from '../container';
import { listCurrencies } from '../currencies/listCurrencies';
import type { Answer } from '../runtime/answer';

/** `POST /activity-log`. */
export const activityLog = (event: APIGatewayProxyEventV2): Promise<Answer> =>
  recordFailedSignIn(event, sharedContext());

/** `GET /currencies`. */
export const currencies = (): Promise<Answer> => listCurrencies(sharedContext());

/** `POST /api-keys/token`. */
export const apiKeyToken = (event: ExchangeRequest): Promise<Answer> => exchangeKey(event, sharedContext());

/** `GET /api-keys/jwks.json`. */
export const apiKeySet = (): Promise<Answer> => keySet(sharedContext().environment);
