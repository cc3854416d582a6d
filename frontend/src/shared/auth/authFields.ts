import { messages } from '../../../../domain/messages';
import type { MfaMethod } from '../../session/identity';

/** The errors of a form by field; empty when the form is valid. */
export type FieldErrors<Values> = Partial<Record<keyof Values, string>>;

/** Removes the fields without an error. */
export const onlyErrors = <Values>(errors: FieldErrors<Values>): FieldErrors<Values> =>
  Object.fromEntries(Object.entries(errors).filter(([, text]) => text)) as FieldErrors<Values>;

/** A code without spaces. */
export const cleanCode = (text: string) => text.replace(/\s/g, '');

/** A phone number without spaces, dots, hyphens and brackets. */
export const cleanPhoneNumber = (text: string) => text.replace(/[\s().-]/g, '');

/** The values of a form with only a code. */
interface CodeValues {
  code: string;
}

/** Validates a form with only a code. */
export const checkCode = ({ code }: CodeValues) =>
  onlyErrors<CodeValues>({ code: cleanCode(code) ? undefined : messages.auth.codeRequired });

/** The error of a password's confirmation: missing, or different from the password. A missing password has its own error. */
export const confirmationError = (values: { password: string; confirmation: string }, missing: string) => {
  if (!values.confirmation) return missing;
  return values.password && values.password !== values.confirmation ? messages.auth.passwordsDiffer : undefined;
};

/** Where the code of the second factor comes from. `destination` is a masked phone number, such as `+*******0101`. */
export function codeIntro({ method, destination }: { method: MfaMethod; destination?: string }): string {
  if (method === 'SOFTWARE_TOKEN_MFA') return 'Enter the code that your authenticator app shows.';
  const lastDigits = destination?.match(/\d+$/)?.[0];
  return `Enter the code that we sent to your phone${lastDigits ? ` ending in ${lastDigits}` : ''}.`;
}
