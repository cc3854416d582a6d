import type { PostConfirmationTriggerEvent } from 'aws-lambda';
import { sharedContext } from '../container';
import { endSessionsOfForgottenPassword } from './postConfirmation';

/** Cognito's trigger after a forgotten password is confirmed. */
export const handler = (event: PostConfirmationTriggerEvent): Promise<PostConfirmationTriggerEvent> =>
  endSessionsOfForgottenPassword(event, sharedContext());
