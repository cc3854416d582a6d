import { messages } from '../../../../domain/messages';

/** Texts to show under fields, by field; empty when the form may be sent. */
export type FieldErrors<Values> = Partial<Record<keyof Values, string>>;

/** Only the fields that something is wrong with. */
export const given = <Values>(errors: FieldErrors<Values>): FieldErrors<Values> =>
  Object.fromEntries(Object.entries(errors).filter(([, text]) => text)) as FieldErrors<Values>;

/** Codes are read with their spaces removed. */
export const cleanCode = (text: string) => text.replace(/\s/g, '');

export interface CodeValues {
  code: string;
}

/** A code that is asked for by itself. */
export const checkCode = ({ code }: CodeValues) =>
  given<CodeValues>({ code: cleanCode(code) ? undefined : messages.auth.codeRequired });

/** What is wrong with the repetition of a password; that the password itself is missing is said elsewhere. */
export const confirmationFault = (values: { password: string; confirmation: string }, missing: string) => {
  if (!values.confirmation) return missing;
  return values.password && values.password !== values.confirmation ? messages.auth.passwordsDiffer : undefined;
};
