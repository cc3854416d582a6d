import type { PreTokenGenerationTriggerEvent } from 'aws-lambda';
import { sharedContext } from '../container';
import { addClaims } from './preTokenGeneration';

/** Cognito's trigger before each token. */
export const handler = (event: PreTokenGenerationTriggerEvent): Promise<PreTokenGenerationTriggerEvent> =>
  addClaims(event, sharedContext());
