import type { ActionMetadata, CustomTypes } from '../metadata/types';
import type { BodyTransform, RequestTransform } from './buildTransform';
import type { GrantedPermissions } from './permissions';
import type { Column, FunctionCall, Table } from './table';
import type { Webhook } from './webhook';

/** A function exposed as a root field. */
export interface TrackedFunction {
  readonly call: FunctionCall;
  readonly graphqlName: string;
  readonly aggregateName: string;
  readonly argumentsTypeName: string;
  readonly exposedAs: 'query' | 'mutation';
  readonly returns: Table;
  readonly returnsSet: boolean;
  readonly roles: ReadonlySet<string>;
  readonly comment?: string;
}

/** A relationship from an action's output object to a table. */
export interface ActionRelationship {
  readonly name: string;
  readonly kind: 'object' | 'array';
  readonly target: Table;
  readonly mapping: readonly { readonly field: string; readonly column: Column }[];
}

/** A synchronous action with its handler. */
export interface Action {
  readonly name: string;
  readonly metadata: ActionMetadata['definition'];
  readonly webhook: Webhook;
  readonly requestTransform?: RequestTransform;
  readonly responseTransform?: BodyTransform;
  readonly roles: ReadonlySet<string>;
  readonly comment?: string;
}

/** Catalog and metadata resolved against one another: everything the role schemas are made from. */
export interface Model {
  readonly tables: Map<string, Table>;
  readonly permissions: GrantedPermissions;
  readonly functions: readonly TrackedFunction[];
  readonly actions: readonly Action[];
  readonly customTypes: CustomTypes;
  /** Relationships of the custom output objects, by object name. */
  readonly actionRelationships: ReadonlyMap<string, readonly ActionRelationship[]>;
  readonly roles: ReadonlySet<string>;
}
