import { getNullableType } from 'graphql';
import type { PgType } from '../catalog/types';
import { validationFailed } from '../errors';
import { allOf, always, type BoolExp, type ComparisonOperator, type Subject } from '../model/boolExp';
import { jsonbType, textArrayType, textType } from '../model/pgTypes';
import { columnListOperand, columnOperand } from './columnValue';
import { isNull, objectFields, type Input } from './input';
import { plannedBoolean } from './plainValue';

/** The operators of one comparison object, all of which must hold. Throws validation-failed for a null value. */
export function planComparison(subject: Subject, type: PgType, input: Input): BoolExp {
  if (isNull(input)) return always;
  return allOf(...[...objectFields(input)].map(([operator, value]) => planOperator(subject, type, operator, value)));
}

function planOperator(subject: Subject, type: PgType, operator: string, input: Input): BoolExp {
  if (isNull(input)) {
    throw validationFailed(input.at, `unexpected null value for type '${String(getNullableType(input.type))}'`);
  }
  if (operator === '_is_null') return { kind: 'isNull', subject, value: plannedBoolean(input) };
  if (operator === '_cast') return planCast(subject, input);
  const name = operator as ComparisonOperator;
  return { kind: 'compare', subject, operator: name, value: comparedValue(name, type, input), nullSafe: false };
}

function planCast(subject: Subject, input: Input): BoolExp {
  const parts = [...objectFields(input).values()].map((value) =>
    planComparison({ ...subject, castTo: textType }, textType, value),
  );
  return allOf(...parts);
}

/** The operand of an operator, as Postgres compares it. */
export function comparedValue(
  operator: ComparisonOperator,
  type: PgType,
  input: Input,
): ReturnType<typeof columnOperand> {
  switch (operator) {
    case '_in':
    case '_nin':
      return columnListOperand(input, type);
    case '_has_key':
      return columnOperand(input, textType);
    case '_has_keys_any':
    case '_has_keys_all':
      return columnOperand(input, textArrayType);
    case '_contains':
    case '_contained_in':
      return columnOperand(input, type.element ? type : jsonbType);
    default:
      return columnOperand(input, type);
  }
}
