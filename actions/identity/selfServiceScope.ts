import type { PreTokenGenerationV2TriggerEvent } from 'aws-lambda';

type TriggerSource = PreTokenGenerationV2TriggerEvent['triggerSource'];

/** With this scope an access token may read and change its user at Cognito: contacts, password, second factor. */
export const selfServiceScope = 'aws.cognito.signin.user.admin';

/** The user has just entered the password, and the code of the second factor if one is on. */
const signIns: readonly TriggerSource[] = ['TokenGeneration_Authentication', 'TokenGeneration_NewPasswordChallenge'];

/** Whether a token comes straight from a sign-in. */
export const isSignIn = (source: TriggerSource): boolean => signIns.includes(source);

/**
 * The scopes that an access token is issued without: only one that comes straight from a sign-in may change its user.
 * Source: docs/decisions/034.
 */
export function scopesToSuppress(source: TriggerSource): string[] {
  return isSignIn(source) ? [] : [selfServiceScope];
}
