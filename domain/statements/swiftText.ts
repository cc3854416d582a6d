/** Letters that no decomposition takes apart. */
const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  Ø: 'O',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  æ: 'ae',
  Æ: 'AE',
  œ: 'oe',
  Œ: 'OE',
  þ: 'th',
  Þ: 'TH',
  '&': '+',
  _: '-',
  '–': '-',
  '—': '-',
  '’': "'",
  '‘': "'",
  '“': "'",
  '”': "'",
  '"': "'",
  '@': '(at)',
};

/**
 * A text in the character set of SWIFT: letters without accents, digits and / - ? : ( ) . , ' + and space. Other characters become a point.
 * @example swiftText('Müller & Søn') // 'Muller + Son'
 */
export function swiftText(text: string): string {
  return text
    .replace(/[^a-zA-Z0-9/\-?:().,'+ ]/gu, (letter) => letters[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .replace(/\s/gu, ' ')
    .replace(/[^a-zA-Z0-9/\-?:().,'+ ]/gu, '.');
}
