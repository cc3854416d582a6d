import type { PgType } from '../catalog/types';
import type { Json } from '../json';
import type { Column, ComputedField, Relationship, Table } from './table';

/** What a parameter of a statement carries: text for Postgres to read, null, or an array of such. */
export type ParameterValue = string | null | ParameterValue[];

/** Where a parameter's value comes from: fixed when the plan is made, or read from the request's variables. */
export type ValueSource =
  | { readonly kind: 'constant'; readonly value: ParameterValue }
  | {
      readonly kind: 'variable';
      readonly path: readonly (string | number)[];
      /** Checks and writes the variable's value as the parameter; throws EngineError. */
      readonly read: (value: Json) => ParameterValue;
    }
  /** The cursor of a stream: `initial` for the first batch, then the last value of the batch before. */
  | { readonly kind: 'cursor'; readonly initial: Exclude<ValueSource, { kind: 'cursor' }> };

/** The right side of a comparison, or a value to store. */
export type Operand =
  | { readonly kind: 'parameter'; readonly type: PgType; readonly source: ValueSource }
  | { readonly kind: 'literal'; readonly type: PgType; readonly value: string | null }
  | { readonly kind: 'session'; readonly type: PgType; readonly name: string }
  | { readonly kind: 'list'; readonly type: PgType; readonly items: readonly Operand[] }
  | { readonly kind: 'column'; readonly column: Column; readonly root: boolean };

/** A comparison operator, as the GraphQL schema names it in `hasura-default`. */
export type ComparisonOperator =
  | '_eq'
  | '_neq'
  | '_gt'
  | '_lt'
  | '_gte'
  | '_lte'
  | '_in'
  | '_nin'
  | '_like'
  | '_nlike'
  | '_ilike'
  | '_nilike'
  | '_similar'
  | '_nsimilar'
  | '_regex'
  | '_iregex'
  | '_nregex'
  | '_niregex'
  | '_contains'
  | '_contained_in'
  | '_has_key'
  | '_has_keys_any'
  | '_has_keys_all';

/**
 * A column as a role sees it: null in rows for which `visibleIf` is false. The property is required, so that no code reads a
 * column for a role without deciding on its visibility.
 */
export interface SeenColumn {
  readonly column: Column;
  readonly visibleIf: BoolExp | undefined;
}

/** A computed scalar as a role sees it. */
export interface SeenField {
  readonly field: ComputedField;
  readonly visibleIf: BoolExp | undefined;
}

/** The left side of a comparison, read as another type where `castTo` names one. */
export type Subject = { readonly castTo?: PgType } & (
  | ({ readonly kind: 'column' } & SeenColumn)
  | ({ readonly kind: 'computed' } & SeenField)
);

/** A predicate over one row. */
export type BoolExp =
  | { readonly kind: 'and'; readonly of: readonly BoolExp[] }
  | { readonly kind: 'or'; readonly of: readonly BoolExp[] }
  | { readonly kind: 'not'; readonly of: BoolExp }
  /** A permission that refers to `$`, its own row. The row is fixed here, wherever the permission is used. */
  | { readonly kind: 'rooted'; readonly of: BoolExp }
  | {
      readonly kind: 'compare';
      readonly subject: Subject;
      readonly operator: ComparisonOperator;
      readonly value: Operand;
      /** Null equals null. Permissions compare nullable columns so. */
      readonly nullSafe: boolean;
    }
  | { readonly kind: 'isNull'; readonly subject: Subject; readonly value: boolean }
  | { readonly kind: 'related'; readonly relationship: Relationship; readonly where: BoolExp }
  /** The rows that a computed field's function gives for the row. */
  | { readonly kind: 'computedRows'; readonly field: ComputedField; readonly where: BoolExp }
  | { readonly kind: 'exists'; readonly table: Table; readonly where: BoolExp }
  | {
      readonly kind: 'aggregate';
      readonly relationship: Relationship;
      readonly fn: string;
      readonly columns: readonly SeenColumn[];
      readonly distinct: boolean;
      readonly where: BoolExp;
      readonly predicate: readonly { readonly operator: ComparisonOperator; readonly value: Operand }[];
    };

/** True of every row. */
export const always: BoolExp = { kind: 'and', of: [] };

/** Whether a predicate is true of every row. */
export function isAlways(expression: BoolExp): boolean {
  return expression.kind === 'and' && expression.of.length === 0;
}

/** Disjunction without needless nesting. */
export function anyOf(...parts: readonly BoolExp[]): BoolExp {
  const of = parts.flatMap((part) => (part.kind === 'or' ? part.of : [part]));
  const [only] = of;
  if (of.some(isAlways)) return always;
  return of.length === 1 && only ? only : { kind: 'or', of };
}

/** Conjunction without needless nesting. */
export function allOf(...parts: readonly BoolExp[]): BoolExp {
  const of = parts.flatMap((part) => (part.kind === 'and' ? part.of : [part]));
  const [only] = of;
  return of.length === 1 && only ? only : { kind: 'and', of };
}
