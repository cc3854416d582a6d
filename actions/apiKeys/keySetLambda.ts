import { sharedContext } from '../container';
import type { Answer } from '../runtime/answer';
import { keySet } from './keySet';

/** `GET /api-keys/jwks.json`. */
export const handler = (): Promise<Answer> => keySet(sharedContext().environment);
