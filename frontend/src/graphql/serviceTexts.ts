import { unexpectedError } from '../../../domain/messages';

const again = 'Your session has ended. Sign in again.';
const unexpected = `${unexpectedError} Try again in a moment.`;

/** The codes of our actions are words joined by underscores; Hasura joins its own by hyphens. */
const isOurs = (code: string) => /^[a-z]+(_[a-z]+)+$/.test(code);

/** What a user is told where the portal did not answer. */
export const unreachable = 'The portal cannot be reached. Check your connection and try again.';

/** What a user is told about the errors that Hasura raises itself, by their code; the others are `unexpected`. */
export const serviceTexts: Readonly<Record<string, string>> = {
  'access-denied': again,
  'concurrent-update': 'Another user changed this at the same time. Try again.',
  'invalid-headers': again,
  'invalid-jwt': again,
  'jwt-invalid-claims': again,
  'jwt-missing-role-claims': again,
  'payload-too-large': 'This is too large to send. Send less at once.',
  'rate-limit-exceeded': 'Too many requests. Try again in a moment.',
};

/**
 * The sentence for an error of the GraphQL service. The messages of our own actions are sentences for users; an
 * unexpected error of theirs also names its event.
 */
export function serviceText(code: string | undefined, message: string | undefined): string {
  if (code === undefined || !message) return unexpected;
  if (Object.hasOwn(serviceTexts, code)) return serviceTexts[code] ?? unexpected;
  const isOurEvent = code === 'unexpected' && message.startsWith(unexpectedError);
  return isOurs(code) || isOurEvent ? message : unexpected;
}
