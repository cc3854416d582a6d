import type { PgType } from '../catalog/types';
import { isNumber, writeJson, type Json } from '../json';
import { isSessionVariable } from '../session';
import type { Operand } from './boolExp';
import { numberText } from './numberText';
import { isJsonType } from './pgTypes';

/** A value written in metadata: a session variable by its name, a list that may mix both, or a fixed value. */
export function staticOperand(type: PgType, value: Json): Operand {
  if (isSessionVariable(value)) return { kind: 'session', type, name: value.toLowerCase() };
  if (isJsonType(type)) return { kind: 'literal', type, value: writeJson(value) };
  if (Array.isArray(value)) {
    const element = type.element ?? type;
    return { kind: 'list', type, items: value.map((item) => staticOperand(element, item)) };
  }
  if (value === null) return { kind: 'literal', type, value: null };
  if (isNumber(value)) return { kind: 'literal', type, value: numberText(type, value) ?? String(value) };
  return { kind: 'literal', type, value: typeof value === 'object' ? writeJson(value) : String(value) };
}
