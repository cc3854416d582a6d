import { sharedContext } from '../container';
import type { Answer } from '../runtime/answer';
import { exchangeKey, type ExchangeRequest } from './exchangeKey';

/** `POST /api-keys/token`. */
export const handler = (event: ExchangeRequest): Promise<Answer> => exchangeKey(event, sharedContext());
