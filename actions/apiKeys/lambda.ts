import { areaLambda } from '../areaLambda';
import { issueApiKey } from './issueApiKey';
import { revokeApiKey } from './revokeApiKey';

/** The Lambda of the API keys' actions. */
export const handler = areaLambda<'apiKeys'>({ issueApiKey, revokeApiKey });
