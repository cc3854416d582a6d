import Big from 'big.js';
import type { Amount } from './amount';
import { calculate, type CalculationToken } from './calculate';
import { readNumber, type AmountFormat, type NumberReadings } from './numberReadings';

/** What a typed text is. Amounts and proposals have exactly the currency's decimals. */
export type ParsedAmount =
  | { readonly kind: 'amount'; readonly amount: Amount }
  | { readonly kind: 'empty' }
  | { readonly kind: 'invalid' }
  /** The text can be read in several ways, or only by rounding: the user is asked. */
  | { readonly kind: 'ambiguous'; readonly proposals: readonly Amount[] };

const maxLength = 100;

/** A number, with k or m for thousands and millions, an operator or a bracket. */
const token = /\s*(?:([\d.,](?:[\d.,'’]|\s(?=\d))*)\s*([km])?|([-+*/×÷()]))/giy;

const scales: Readonly<Record<string, number>> = { k: 1_000, m: 1_000_000 };
const signs: Readonly<Record<string, Exclude<CalculationToken, Big>>> = {
  '+': '+',
  '-': '-',
  '*': '*',
  '/': '/',
  '(': '(',
  ')': ')',
  '×': '*',
  '÷': '/',
};

interface TypedNumber extends NumberReadings {
  readonly scale: number;
}

type TypedToken = TypedNumber | Exclude<CalculationToken, Big>;

/**
 * Parses a typed amount: `1,250.50`, `12k`, `1.5m`, `1200*1.2`, `(400+35)/2`. Nothing is rounded and no separator is guessed: where that
 * would be needed, the answer is ambiguous, with an amount for each sensible reading.
 */
export function parseAmount(text: string, format: AmountFormat): ParsedAmount {
  const typed = text.trim();
  if (typed === '') return { kind: 'empty' };
  const tokens = typed.length <= maxLength ? tokensOf(typed, format) : undefined;
  const results = tokens && [calculate(tokens.map(firstReading)), calculate(tokens.map(lastReading))];
  const values = (results ?? []).filter((value) => value !== undefined);
  const [value] = values;
  if (!tokens || !value || values.some((one) => one.lt(0))) return { kind: 'invalid' };
  const isPlain = tokens.every((one) => typeof one === 'string' || one.isPlain);
  if (isPlain && value.round(format.exponent).eq(value)) {
    return { kind: 'amount', amount: value.toFixed(format.exponent) };
  }
  const rounded = values.map((one) => one.round(format.exponent, Big.roundHalfUp)).filter((one) => one.gt(0));
  const proposals = [...new Set(rounded.map((one) => one.toFixed(format.exponent)))];
  return proposals.length > 0 ? { kind: 'ambiguous', proposals } : { kind: 'invalid' };
}

function tokensOf(text: string, format: AmountFormat): TypedToken[] | undefined {
  const tokens: TypedToken[] = [];
  token.lastIndex = 0;
  while (token.lastIndex < text.length) {
    const [whole, digits, suffix, sign] = token.exec(text) ?? [];
    if (!whole) return undefined;
    const typed = digits ? numberOf(digits, suffix, format) : signs[sign ?? ''];
    if (!typed) return undefined;
    tokens.push(typed);
  }
  return tokens;
}

function numberOf(digits: string, suffix: string | undefined, format: AmountFormat): TypedNumber | undefined {
  const readings = readNumber(digits, format);
  return readings && { ...readings, scale: scales[suffix?.toLowerCase() ?? ''] ?? 1 };
}

const firstReading = (typed: TypedToken): CalculationToken =>
  typeof typed === 'string' ? typed : new Big(typed.values[0]).times(typed.scale);

const lastReading = (typed: TypedToken): CalculationToken =>
  typeof typed === 'string' ? typed : new Big(typed.values.at(-1) ?? typed.values[0]).times(typed.scale);
