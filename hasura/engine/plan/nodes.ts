import type { PgType } from '../catalog/types';
import type { Json } from '../json';
import type { BoolExp, Operand, SeenColumn, SeenField } from '../model/boolExp';
import type { Action, ActionRelationship } from '../model/model';
import type { InsertPermission, Preset, UpdatePermission } from '../model/permissions';
import type { Column, ColumnMapping, ComputedField, FunctionCall, Relationship, Table } from '../model/table';
import type { Webhook } from '../model/webhook';

/** One argument of a function call: a value, the session, or the row of the enclosing table. */
export type FunctionArgumentNode =
  | { readonly kind: 'value'; readonly name?: string; readonly value: Operand }
  | { readonly kind: 'session'; readonly name?: string; readonly type: PgType }
  | { readonly kind: 'row'; readonly name?: string };

/** A function call with its arguments in the function's order; arguments left out have defaults. */
export interface FunctionCallNode {
  readonly fn: FunctionCall;
  readonly arguments: readonly FunctionArgumentNode[];
}

/** Where rows come from: the table itself, a function, or the rows that a statement before has touched. */
export type RowSource =
  | { readonly kind: 'table' }
  | { readonly kind: 'function'; readonly call: FunctionCallNode }
  | { readonly kind: 'touched' };

/** What rows are ordered by. Target rows that the role may not see count as absent: `filter` holds the role's own. */
export type OrderExpression =
  | ({ readonly kind: 'column' } & SeenColumn)
  | ({ readonly kind: 'computed' } & SeenField)
  | {
      readonly kind: 'related';
      readonly relationship: Relationship;
      readonly filter: BoolExp;
      readonly by: OrderExpression;
    }
  | {
      readonly kind: 'aggregate';
      /** Of related rows, or of those that a function of the row gives. */
      readonly of: Relationship | ComputedField;
      readonly filter: BoolExp;
      readonly fn: string;
      readonly column?: SeenColumn;
    };

/** One item of `order by`. */
export interface OrderItem {
  readonly by: OrderExpression;
  /** As SQL: `asc nulls last` and so on. */
  readonly direction: string;
}

/** A set of rows of one table. */
export interface RowsNode {
  readonly table: Table;
  readonly source: RowSource;
  readonly where: BoolExp;
  readonly distinctOn: readonly SeenColumn[];
  readonly orderBy: readonly OrderItem[];
  readonly limit?: Operand;
  /** The limit does not part rows that are equal in the order. */
  readonly withTies?: boolean;
  /** The permission's own limit. */
  readonly permissionLimit?: number;
  readonly offset?: Operand;
}

/** How rows become JSON. */
export type SelectionNode =
  | { readonly kind: 'list' | 'single'; readonly rows: RowsNode; readonly fields: readonly OutputNode[] }
  | { readonly kind: 'aggregate'; readonly rows: RowsNode; readonly fields: readonly AggregateNode[] };

/** A member of a row's object. */
export type OutputNode =
  | ({ readonly kind: 'column'; readonly name: string; readonly jsonPath?: Operand } & SeenColumn)
  | { readonly kind: 'typename'; readonly name: string; readonly value: string }
  | {
      readonly kind: 'computed';
      readonly name: string;
      readonly call: FunctionCallNode;
      readonly visibleIf: BoolExp | undefined;
      readonly type: PgType;
      readonly jsonPath?: Operand;
    }
  | {
      readonly kind: 'nested';
      readonly name: string;
      readonly selection: SelectionNode;
      /** Pairs that tie the nested rows to this one; none for a function of the row. */
      readonly link: ColumnMapping;
    };

/** A member of `T_aggregate`. */
export type AggregateNode =
  | { readonly kind: 'typename'; readonly name: string; readonly value: string }
  | { readonly kind: 'nodes'; readonly name: string; readonly fields: readonly OutputNode[] }
  | { readonly kind: 'aggregate'; readonly name: string; readonly fields: readonly AggregateField[] };

/** A member of `T_aggregate_fields`. */
export type AggregateField =
  | { readonly kind: 'typename'; readonly name: string; readonly value: string }
  | {
      readonly kind: 'count';
      readonly name: string;
      readonly columns: readonly SeenColumn[];
      readonly distinct: boolean;
    }
  | {
      readonly kind: 'function';
      readonly name: string;
      readonly fn: string;
      readonly columns: readonly AggregateColumn[];
    };

/** A member of an aggregate function's fields, such as `sum { amount }`. */
export type AggregateColumn =
  | { readonly kind: 'typename'; readonly name: string; readonly value: string }
  | ({ readonly kind: 'column'; readonly name: string } & SeenColumn)
  | {
      readonly kind: 'computed';
      readonly name: string;
      readonly type: PgType;
      readonly call: FunctionCallNode;
      readonly visibleIf: BoolExp | undefined;
    };

/** What a mutation answers: its response object, or the one row. */
export type MutationOutput =
  | { readonly kind: 'response'; readonly fields: readonly ResponseField[] }
  | { readonly kind: 'row'; readonly fields: readonly OutputNode[] };

/** A member of `T_mutation_response`. */
export type ResponseField =
  | { readonly kind: 'typename'; readonly name: string; readonly value: string }
  | { readonly kind: 'affectedRows'; readonly name: string }
  | { readonly kind: 'returning'; readonly name: string; readonly fields: readonly OutputNode[] };

/** An `on conflict` clause; without `updateColumns` a conflicting row is left as it is. */
export interface OnConflictNode {
  readonly constraint: string;
  readonly updateColumns: readonly Column[];
  readonly presets: readonly Preset[];
  readonly where: BoolExp;
  /** Checked on rows that were updated instead of inserted. */
  readonly updateCheck?: BoolExp;
}

/** Rows to insert into one table: a column that a row lacks takes its default. */
export interface InsertNode {
  readonly kind: 'insert';
  readonly table: Table;
  readonly permission: InsertPermission;
  readonly rows: readonly ReadonlyMap<Column, Operand>[];
  readonly onConflict?: OnConflictNode;
}

/** How an update changes a column; `current` is the column itself. */
export interface Assignment {
  readonly column: Column;
  readonly operator: 'set' | 'inc' | 'append' | 'prepend' | 'delete_key' | 'delete_elem' | 'delete_at_path';
  readonly value: Operand;
}

/** An update of the rows that pass `where`, which includes the permission's filter. */
export interface UpdateNode {
  readonly kind: 'update';
  readonly table: Table;
  readonly permission: UpdatePermission;
  readonly where: BoolExp;
  readonly assignments: readonly Assignment[];
}

/** A deletion of the rows that pass `where`, which includes the permission's filter. */
export interface DeleteNode {
  readonly kind: 'delete';
  readonly table: Table;
  readonly where: BoolExp;
}

/** One change of one table. */
export type ChangeNode = InsertNode | UpdateNode | DeleteNode;

/** A nested insert: object rows before it, the row itself, then what hangs on it. */
export interface NestedInsertNode {
  readonly row: InsertNode;
  /** Path of this row's input, for errors. */
  readonly path: string;
  readonly before: readonly NestedRelation[];
  readonly after: readonly NestedRelation[];
}

/** Rows to insert along a relationship. */
export interface NestedRelation {
  readonly relationship: Relationship;
  readonly rows: readonly NestedInsertNode[];
}

/** One change of one table with its answer. `path` is where a failure is reported. */
export type MutationStep =
  | { readonly kind: 'change'; readonly change: ChangeNode; readonly output: MutationOutput; readonly path: string }
  | {
      readonly kind: 'nested';
      readonly table: Table;
      readonly rows: readonly NestedInsertNode[];
      readonly output: MutationOutput;
      readonly path: string;
    }
  | { readonly kind: 'nothing'; readonly table: Table; readonly output: MutationOutput };

/** A custom object's members, as selected. */
export type CustomOutputNode =
  | { readonly kind: 'typename'; readonly name: string; readonly value: string }
  | { readonly kind: 'field'; readonly name: string; readonly key: string; readonly type: CustomOutputType }
  | {
      readonly kind: 'related';
      readonly name: string;
      readonly relationship: ActionRelationship;
      readonly selection: SelectionNode;
    };

/** The shape an action's answer must have. */
export type CustomOutputType =
  | { readonly kind: 'nonNull'; readonly of: CustomOutputType }
  | { readonly kind: 'list'; readonly of: CustomOutputType }
  | { readonly kind: 'leaf'; readonly scalar: string }
  | { readonly kind: 'object'; readonly typeName: string; readonly fields: readonly CustomOutputNode[] };

/** Reads a value out of the request's variables. */
export type JsonReader = (variables: Readonly<Record<string, Json>>) => Json;

/** A handler to ask before a mutation, and the rows or arguments that it is asked about. */
export interface ValidationNode {
  readonly webhook: Webhook;
  readonly input: readonly JsonReader[];
}

/** Reads an action's arguments out of the request's variables. */
export type ArgumentReader = (variables: Readonly<Record<string, Json>>) => Record<string, Json>;

/** One root field, ready to be run, and the response name of the namespace field in which it stands. */
export type RootNode = { readonly namespace?: string } & (
  | { readonly kind: 'constant'; readonly name: string; readonly value: Json }
  | { readonly kind: 'introspection'; readonly name: string; readonly query: string }
  | { readonly kind: 'select'; readonly name: string; readonly selection: SelectionNode }
  | {
      readonly kind: 'stream';
      readonly name: string;
      /** The rows past the cursor, in its order. */
      readonly selection: SelectionNode;
      readonly cursor: SeenColumn & { readonly isDescending: boolean };
    }
  | {
      readonly kind: 'mutation';
      readonly name: string;
      /** Asked before the first step of any root field. */
      readonly validations: readonly ValidationNode[];
      readonly steps: readonly MutationStep[];
      readonly asList: boolean;
    }
  | {
      readonly kind: 'action';
      readonly name: string;
      readonly action: Action;
      readonly arguments: ArgumentReader;
      readonly output: CustomOutputType;
    }
);
