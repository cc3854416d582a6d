import { notationOf } from '../../../../domain/money/notation';
import { formatRate } from '../../../../domain/rates/formatRate';

test.each([
  ['1.408', '1.4080'],
  ['0.8057', '0.80570'],
  ['0.0065', '0.0065000'],
  ['0.00004935877998', '0.000049359'],
  ['109.23', '109.23'],
  ['16234.5', '16,234.50'],
  ['1', '1.0000'],
  ['0.999999', '1.00000'],
])('%s is shown as %s', (rate, text) => {
  expect(formatRate(rate)).toBe(text);
});

test('a place writes it its own way', () => {
  expect(formatRate('16234.5', notationOf('de-DE'))).toBe('16.234,50');
});
