import type { PostConfirmationTriggerEvent, PreTokenGenerationV2TriggerEvent } from 'aws-lambda';
import { sharedContext } from '../container';
import { endSessionsOfChangedPassword } from '../identity/passwordChanged';
import { endSessionsOfForgottenPassword } from '../identity/postConfirmation';
import { addClaims } from '../identity/preTokenGeneration';

/** Cognito's trigger before each token, with the event V2_0. */
export const preTokenGeneration = (
  event: PreTokenGenerationV2TriggerEvent,
): Promise<PreTokenGenerationV2TriggerEvent> => addClaims(event, sharedContext());

/** Cognito's trigger after a forgotten password is confirmed. */
export const postConfirmation = (event: PostConfirmationTriggerEvent): Promise<PostConfirmationTriggerEvent> =>
  endSessionsOfForgottenPassword(event, sharedContext());

/** What EventBridge calls for each change of a password that CloudTrail recorded. */
export const passwordChanged = (event: Parameters<typeof endSessionsOfChangedPassword>[0]): Promise<void> =>
  endSessionsOfChangedPassword(event, sharedContext());
