import { sharedContext } from '../container';
import type { Answer } from '../runtime/answer';
import { listCurrencies } from './listCurrencies';

/** `GET /currencies`. */
export const handler = (): Promise<Answer> => listCurrencies(sharedContext());
