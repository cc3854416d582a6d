import Big from 'big.js';
import { compare } from './cells';
import { Undetermined } from './refusal';
import type { Cell, ColumnType } from './tables';

/** An aggregate function over a column's values; nulls do not count. Averages and spreads have many decimals. */
export function aggregated(fn: string, type: ColumnType, cells: readonly Cell[]): Cell {
  const known = cells.filter((cell) => cell !== null);
  if (fn === 'max' || fn === 'min') return extreme(fn, type, known);
  const numbers = known.map((cell) => new Big(String(cell)));
  const n = numbers.length;
  if (n === 0) return null;
  const sum = numbers.reduce((total, number) => total.plus(number), new Big(0));
  if (fn === 'sum') return sum.toFixed(Math.max(...known.map(decimals)));
  if (fn === 'avg') return sum.div(n).toFixed();
  const isPopulation = fn.endsWith('_pop');
  if (!isPopulation && n === 1) return null;
  const squares = numbers.reduce((total, number) => total.plus(number.times(number)), new Big(0));
  const spread = squares
    .times(n)
    .minus(sum.times(sum))
    .div(n)
    .div(isPopulation ? n : n - 1);
  return (fn.startsWith('stddev') ? spread.sqrt() : spread).toFixed();
}

function decimals(cell: Cell): number {
  return String(cell).split('.')[1]?.length ?? 0;
}

/** The largest or smallest. Values that are equal but written differently leave open which it is. */
function extreme(fn: string, type: ColumnType, cells: readonly Cell[]): Cell {
  const sign = fn === 'max' ? 1 : -1;
  const [first, ...others] = [...cells].sort((a, b) => sign * compare(type, b, a));
  if (first === undefined) return null;
  const equals = others.filter((other) => compare(type, first, other) === 0);
  if (equals.some((other) => JSON.stringify(other) !== JSON.stringify(first))) throw new Undetermined();
  return first;
}
