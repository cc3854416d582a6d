import type {
  GraphQLArgument,
  GraphQLArgumentConfig,
  GraphQLField,
  GraphQLFieldConfig,
  GraphQLFieldConfigArgumentMap,
  GraphQLInputField,
  GraphQLInputFieldConfig,
  GraphQLInputType,
  GraphQLOutputType,
} from 'graphql';
import { invariant } from '../errors';
import type { Naming } from '../model/naming';
import type { Action, ActionRelationship, TrackedFunction } from '../model/model';
import type { Column, ComputedField, Relationship, Table } from '../model/table';

/** What a root field does with its table. */
export type TableOperation =
  | 'select'
  | 'selectByPk'
  | 'selectAggregate'
  | 'selectStream'
  | 'insert'
  | 'insertOne'
  | 'update'
  | 'updateByPk'
  | 'updateMany'
  | 'delete'
  | 'deleteByPk';

/** What a field of a role's schema stands for. `plan/` decides by it, never by a field's name. */
export type FieldMeaning =
  | { readonly kind: 'table'; readonly operation: TableOperation; readonly table: Table }
  | { readonly kind: 'function'; readonly fn: TrackedFunction; readonly aggregate: boolean }
  | { readonly kind: 'action'; readonly action: Action }
  | { readonly kind: 'message'; readonly text: string }
  | { readonly kind: 'namespace' }
  | { readonly kind: 'column'; readonly column: Column }
  | { readonly kind: 'relationship'; readonly relationship: Relationship; readonly aggregate: boolean }
  | { readonly kind: 'computed'; readonly field: ComputedField }
  | { readonly kind: 'aggregate' | 'nodes' | 'count' | 'affectedRows' | 'returning' }
  | { readonly kind: 'aggregateFunction'; readonly fn: string }
  | { readonly kind: 'custom' }
  | { readonly kind: 'customRelationship'; readonly relationship: ActionRelationship; readonly aggregate: boolean };

/** What a field of an input object stands for. */
export type InputMeaning =
  | { readonly kind: 'and' | 'or' | 'not' | 'plain' }
  | { readonly kind: 'column'; readonly column: Column }
  | { readonly kind: 'computed'; readonly field: ComputedField }
  | { readonly kind: 'relationship'; readonly relationship: Relationship; readonly aggregate: boolean };

type FieldConfig = GraphQLFieldConfig<unknown, unknown>;

interface FieldOptions {
  readonly args?: GraphQLFieldConfigArgumentMap;
  readonly description?: string;
}

/** An output field with its meaning. */
export function outputField(meaning: FieldMeaning, type: GraphQLOutputType, options: FieldOptions = {}): FieldConfig {
  return { type, ...options, extensions: { meaning } };
}

/** An input field with its meaning. */
export function inputField(
  meaning: InputMeaning,
  type: GraphQLInputType,
  description?: string,
): GraphQLInputFieldConfig {
  return { type, description, extensions: { meaning } };
}

/**
 * Fields or arguments under the names that the source's naming gives them. Where the name differs from the key, the key is kept in
 * the extensions, so that `plan/` finds arguments independently of the naming.
 */
export function spelled<Config extends GraphQLArgumentConfig | GraphQLInputFieldConfig | FieldConfig>(
  naming: Naming,
  byKey: Readonly<Record<string, Config>>,
): Record<string, Config> {
  const entries = Object.entries(byKey).map(([key, config]): [string, Config] => {
    const name = naming.field(key);
    return name === key ? [name, config] : [name, { ...config, extensions: { ...config.extensions, key } }];
  });
  return Object.fromEntries(entries);
}

/** The key of an argument or input field: its name, unless `spelled` gave it another one. */
export function keyOf({ name, extensions }: GraphQLArgument | GraphQLInputField): string {
  return (extensions.key as string | undefined) ?? name;
}

/** The meaning that `outputField` gave. */
export function meaningOf(field: GraphQLField<unknown, unknown>): FieldMeaning {
  const meaning = field.extensions.meaning as FieldMeaning | undefined;
  invariant(meaning, `field ${field.name} has no meaning`);
  return meaning;
}

/** The meaning that `inputField` gave. */
export function inputMeaningOf(field: GraphQLInputField): InputMeaning {
  const meaning = field.extensions.meaning as InputMeaning | undefined;
  invariant(meaning, `input field ${field.name} has no meaning`);
  return meaning;
}
