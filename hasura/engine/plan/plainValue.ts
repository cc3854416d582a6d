import { validationFailed } from '../errors';
import type { Operand } from '../model/boolExp';
import { bigintType } from '../model/pgTypes';
import { compareNumbers, integerOf, isNumber, type Json } from '../json';
import { kindOf } from './describeValue';
import { jsonOf, parameterSource, type Input } from './input';

/** `limit` and `offset`: a whole number from 0; `offset` also takes 64 bits as a string. */
export function countOperand(input: Input, allowText: boolean): Operand {
  const read = (value: Json): string => {
    const integer = isNumber(value) ? integerOf(value) : undefined;
    if (integer !== undefined && integer >= 0n && integer < 2n ** 63n) return String(integer);
    if (allowText && typeof value === 'string' && /^\d+$/.test(value)) return value;
    if (isNumber(value) && compareNumbers(value, 0) < 0) throw validationFailed(input.at, 'unexpected negative value');
    throw validationFailed(
      input.at,
      `expected a non-negative 32-bit integer for type 'Int', but found ${kindOf(value)}`,
    );
  };
  return { kind: 'parameter', type: bigintType, source: parameterSource(input, read) };
}

/** A Boolean that decides what is planned. */
export function plannedBoolean(input: Input): boolean {
  const value = jsonOf(input);
  if (typeof value !== 'boolean') {
    throw validationFailed(input.at, `expected a boolean for type 'Boolean', but found ${kindOf(value)}`);
  }
  return value;
}

/** A String that decides what is planned. */
export function plannedString(input: Input): string {
  const value = jsonOf(input);
  if (typeof value !== 'string') {
    throw validationFailed(input.at, `expected a string for type 'String', but found ${kindOf(value)}`);
  }
  return value;
}
