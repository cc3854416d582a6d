import { englishNotation, notationOf } from '../../../../domain/money/notation';
import { searchedAmounts } from '../../../../domain/money/typedAmount';

test.each<[string, readonly string[]]>([
  ['12450', ['12450.0']],
  ['12,450', ['12450']],
  [' 12,450.00 ', ['12450.00']],
  ['12450.5', ['12450.5']],
  ['12 450', ['12450.0']],
  ['12.450', ['12450', '12.450']],
  ['', []],
  ['Hansa', []],
  ['INV-12450', []],
  ['12450 EUR', []],
  ['1,2,3', []],
])('the search text %j can mean %j', (text, amounts) => {
  expect(searchedAmounts(text, englishNotation)).toEqual(amounts);
});

test.each<[string, readonly string[]]>([
  ['12.450', ['12450']],
  ['12.450,00', ['12450.00']],
  ['12,450', ['12450', '12.450']],
])('in Germany the search text %j can mean %j', (text, amounts) => {
  expect(searchedAmounts(text, notationOf('de-DE'))).toEqual(amounts);
});
