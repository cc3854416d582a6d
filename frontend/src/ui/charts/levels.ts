import Big from 'big.js';

/** Decimal strings as heights in percent: the least at 0, the greatest at 100, all at 50 where they are equal. */
export function levels(values: readonly string[]): readonly number[] {
  const numbers = values.map((value) => new Big(value));
  const least = extreme(numbers, (one, other) => one.lt(other));
  const greatest = extreme(numbers, (one, other) => one.gt(other));
  const range = greatest.minus(least);
  return numbers.map((number) => (range.eq(0) ? 50 : number.minus(least).div(range).times(100).toNumber()));
}

/** The first of the numbers that no other one beats; zero where there are none. */
function extreme(numbers: readonly Big[], beats: (one: Big, other: Big) => boolean): Big {
  return numbers.reduce((best, one) => (beats(one, best) ? one : best), numbers[0] ?? new Big(0));
}
