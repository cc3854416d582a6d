import { RuleError } from '../../domain/errors';
import { hasHiddenCharacters, hiddenCharactersText } from '../../domain/text';

/**
 * Refuses an action's input with hidden characters in any of its texts, wherever it stands. Tabs and line breaks pass: fields of one line
 * refuse them themselves (`oneLine` of `domain/yup.ts`).
 * @param field the field that holds the value; a list's items belong to the list's field
 * @throws RuleError invalid_input with the innermost field
 */
export function requireVisibleText(value: unknown, field?: string): void {
  if (typeof value === 'string') {
    if (hasHiddenCharacters(value)) throw new RuleError('invalid_input', field, hiddenCharactersText);
  } else if (Array.isArray(value)) {
    value.forEach((item) => requireVisibleText(item, field));
  } else if (typeof value === 'object' && value !== null) {
    Object.entries(value).forEach(([name, item]) => requireVisibleText(item, name));
  }
}

/**
 * What another system answered, as it may be stored and shown: without control characters, of which Postgres cannot store all.
 * @param maxLength the characters that are kept
 */
export const printable = (text: string, maxLength: number): string =>
  text.replace(/\p{Cc}+/gu, ' ').slice(0, maxLength);
