import { string } from './yup';
import { hasHiddenCharacters, hiddenCharactersText } from './hiddenCharacters';

/** One line of text without hidden characters: trimmed, and up to a length in UTF-16 code units. */
export const oneLine = (length: number) =>
  string()
    .trim()
    .max(length, `Use at most ${length} characters.`)
    .matches(/^[^\t\n\v\f\r\u0085\u2028\u2029]*$/, 'Use plain text on one line.')
    .test('visible', hiddenCharactersText, (text) => !text || !hasHiddenCharacters(text));
