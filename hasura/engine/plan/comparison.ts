import type { PgType } from '../catalog/types';
import { allOf, type BoolExp, type ComparisonOperator, type Subject } from '../model/boolExp';
import { jsonbType, textType } from '../model/pgTypes';
import { columnListOperand, columnOperand, refuseNull } from './columnValue';
import { objectFields, type Input } from './input';
import { plannedBoolean } from './plainValue';

/** The operators of one comparison object, all of which must hold. Throws validation-failed for null, but for the key of `_has_key`. */
export function planComparison(subject: Subject, type: PgType, input: Input): BoolExp {
  return allOf(...[...objectFields(input)].map(([operator, value]) => planOperator(subject, type, operator, value)));
}

function planOperator(subject: Subject, type: PgType, operator: string, input: Input): BoolExp {
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
      return columnListOperand(input, textType);
    case '_contains':
    case '_contained_in':
      return columnOperand(refuseNull(input), type.element ? type : jsonbType);
    default:
      return columnOperand(refuseNull(input), type);
  }
}
