import fc from 'fast-check';
import type { ValidationError } from 'yup';
import { hiddenCharactersText } from '../../../domain/text';
import { oneLine } from '../../../domain/yup';

/** What the rule makes of a text: the text as kept, or its faults. */
function keptOf(text: unknown, length = 10): unknown {
  try {
    return oneLine(length).validateSync(text, { abortEarly: false });
  } catch (error) {
    return (error as ValidationError).errors;
  }
}

const plain = ['Use plain text on one line.'];
const hidden = [hiddenCharactersText];
const long = ['Use at most 10 characters.'];

it.each([
  ['a text', 'Rent May', 'Rent May'],
  ['letters with accents', 'Löhne März', 'Löhne März'],
  ['a currency sign and a dash', 'Fee – 5 €', 'Fee – 5 €'],
  ['an empty text', '', ''],
  ['what is left out', undefined, undefined],
  ['space around it: trimmed', '  Rent ', 'Rent'],
  ['a line break at its end: trimmed', 'Rent\n', 'Rent'],
  ['as many characters as it may have', 'x'.repeat(10), 'x'.repeat(10)],
  ['more only by the space around it', ` ${'x'.repeat(10)} `, 'x'.repeat(10)],
  ['the character before the first printable one', 'a\u001fb', hidden],
  ['a space, the first printable one', 'a b', 'a b'],
  ['the last printable one of ASCII', 'a~b', 'a~b'],
  ['the delete character', 'a\u007fb', hidden],
  ['the control character after it', 'a\u0080b', hidden],
  ['the last control character', 'a\u009fb', hidden],
  ['the character after it', 'a\u00a0b', 'a\u00a0b'],
  ['a line break inside', 'a\nb', plain],
  ['a carriage return inside', 'a\rb', plain],
  ['a tab inside', 'a\tb', plain],
  ['a null character', 'a\u0000', hidden],
  ['another system’s line break', 'a\u0085b', plain],
  ['a line separator', 'a\u2028b', plain],
  ['a paragraph separator', 'a\u2029b', plain],
  ['an override of the direction', 'GB\u202e33', hidden],
  ['an isolate', 'a\u2066b\u2069', hidden],
  ['a mark of the direction', 'a\u200fb', hidden],
  ['Arabic and Hebrew', 'شركة אב', 'شركة אב'],
  ['a zero-width space', 'a\u200bb', hidden],
  ['a zero-width joiner', 'a\u200db', hidden],
  ['an emoji', '👍', '👍'],
  ['an emoji that is joined', '👩\u200d💻', hidden],
  ['a byte order mark inside', 'a\ufeffb', hidden],
  ['a soft hyphen', 'a\u00adb', hidden],
  ['half a surrogate pair', 'a\ud83d', hidden],
  ['the other half', '\udc4db', hidden],
  ['a tag character', 'a\u{e0041}b', hidden],
  ['one character too many', 'x'.repeat(11), long],
  ['both faults', `${'x'.repeat(10)}\n${'x'.repeat(10)}`, [...long, ...plain]],
])('%s: %j gives %j', (_what, text, kept) => {
  expect(keptOf(text)).toEqual(kept);
});

it('null is refused unless the field allows it', () => {
  expect(keptOf(null)).not.toBeNull();
  expect(oneLine(10).nullable().validateSync(null)).toBeNull();
});

it('what it keeps has no hidden character, is trimmed, and is kept again as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const kept = keptOf(text, 50);
      if (typeof kept !== 'string') return;
      expect([...kept].filter((letter) => /^[\p{Cc}\p{Cs}\p{Bidi_Control}\u200b-\u200d\ufeff]$/u.test(letter))).toEqual(
        [],
      );
      expect(kept).toBe(text.trim());
      expect(keptOf(kept, 50)).toBe(kept);
    }),
  );
});
