import type { PreTokenGenerationV2TriggerEvent } from 'aws-lambda';
import { sharedContext } from '../container';
import { addClaims } from './preTokenGeneration';

/** Cognito's trigger before each token, with the event V2_0. */
export const handler = (event: PreTokenGenerationV2TriggerEvent): Promise<PreTokenGenerationV2TriggerEvent> =>
  addClaims(event, sharedContext());
