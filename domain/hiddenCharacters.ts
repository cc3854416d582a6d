/**
 * Invisible characters: control characters other than tabs and line breaks, direction marks, zero-width spaces and joiners
 * (Default_Ignorable_Code_Point of Unicode), and halves of surrogate pairs. With them, two texts that look the same differ, or a text reads
 * otherwise than it is stored. The null character is among them: the database cannot store it.
 */
const hidden = /(?![\t-\r\u0085])\p{Control}|[\p{Default_Ignorable_Code_Point}\p{Surrogate}\ufff9-\ufffb]/u;

/** What the user is told. */
export const hiddenCharactersText =
  'Remove hidden characters: control characters, direction marks and zero-width ones, such as the joiner inside some emoji.';

/** Whether a text has an invisible character. Tabs and line breaks do not count. */
export function hasHiddenCharacters(text: string): boolean {
  return hidden.test(text);
}
