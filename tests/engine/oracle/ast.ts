import type { ColumnType, Json } from './tables';

/** A word of the schema: an enum's value, or a name. */
export class Word {
  constructor(readonly word: string) {}
  toJSON(): string {
    return this.word;
  }
}

/** A value for a column, with how the document writes it. */
export class Value {
  constructor(
    readonly type: ColumnType,
    readonly json: Json,
    readonly form: { readonly list?: boolean; readonly variable: boolean; readonly bare?: boolean },
  ) {}
  toJSON(): Json {
    return this.json;
  }
}

/** An input object or list as the document has it. */
export type Input = Word | Value | null | boolean | number | string | readonly Input[] | InputObject;
export interface InputObject {
  readonly [key: string]: Input;
}

/** The five arguments; each is a variable or stands in the document. */
export interface RowArguments {
  readonly where?: InputObject | null;
  readonly order_by?: readonly InputObject[];
  readonly distinct_on?: readonly Word[];
  readonly limit?: number;
  readonly offset?: number;
  /** Names of arguments that are given as one variable. */
  readonly variables: readonly string[];
}

/** A member of a selection. `alias` is the name in the answer when it is not the field's own. */
export type Field = { readonly alias?: string; readonly skipped?: 'literal' | 'variable' } & (
  | { readonly kind: 'typename' }
  | { readonly kind: 'column'; readonly name: string }
  | { readonly kind: 'object'; readonly name: string; readonly fields: readonly Field[] }
  | { readonly kind: 'array'; readonly name: string; readonly args: RowArguments; readonly fields: readonly Field[] }
  | {
      readonly kind: 'aggregate';
      readonly name: string;
      readonly args: RowArguments;
      readonly members: readonly Member[];
    }
  | { readonly kind: 'fragment'; readonly named: boolean; readonly fields: readonly Field[] }
);

/** A member of `T_aggregate`. */
export type Member =
  | { readonly kind: 'typename' }
  | { readonly kind: 'nodes'; readonly fields: readonly Field[] }
  | { readonly kind: 'aggregate'; readonly functions: readonly AggregateFunction[] };

export type AggregateFunction =
  | { readonly fn: 'typename' }
  | { readonly fn: 'count'; readonly alias: string; readonly columns: readonly Word[]; readonly distinct: boolean }
  | { readonly fn: string; readonly columns: readonly string[] };

/** A root field of a query. */
export type QueryRoot = { readonly alias: string; readonly table: string } & (
  | { readonly kind: 'list'; readonly args: RowArguments; readonly fields: readonly Field[] }
  | { readonly kind: 'byPk'; readonly id: Value; readonly fields: readonly Field[] }
  | { readonly kind: 'aggregate'; readonly args: RowArguments; readonly members: readonly Member[] }
);

export interface Conflict {
  readonly constraint: Word;
  readonly update_columns: readonly Word[];
  readonly where?: InputObject;
}

/** Operators of an update, such as `_set`, with their columns. */
export type Changes = Readonly<Record<string, InputObject>>;

/** What a mutation gives back; without fields, only the count. */
export interface Returning {
  readonly fields?: readonly Field[];
}

/** A root field of a mutation. */
export type MutationRoot = { readonly alias: string; readonly table: string } & (
  | ({
      readonly kind: 'insert';
      readonly objects: readonly InputObject[];
      readonly inVariable: boolean;
      readonly conflict?: Conflict;
    } & Returning)
  | {
      readonly kind: 'insertOne';
      readonly object: InputObject;
      readonly conflict?: Conflict;
      readonly fields: readonly Field[];
    }
  | ({ readonly kind: 'update'; readonly where: InputObject; readonly changes: Changes } & Returning)
  | {
      readonly kind: 'updateByPk';
      readonly id: Value;
      readonly changes: Changes;
      readonly fields: readonly Field[];
    }
  | ({
      readonly kind: 'updateMany';
      readonly updates: readonly { readonly where: InputObject; readonly changes: Changes }[];
    } & Returning)
  | ({ readonly kind: 'delete'; readonly where: InputObject } & Returning)
  | { readonly kind: 'deleteByPk'; readonly id: Value; readonly fields: readonly Field[] }
);

/** One request: who asks what. */
export interface Case {
  readonly role: string;
  readonly session: Readonly<Record<string, string>>;
  readonly operation:
    | { readonly kind: 'query'; readonly roots: readonly QueryRoot[] }
    | { readonly kind: 'mutation'; readonly roots: readonly MutationRoot[] };
}
