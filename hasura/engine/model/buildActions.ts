import type { InconsistencyList } from '../metadata/inconsistency';
import type { ActionMetadata, CustomTypes, Metadata } from '../metadata/types';
import { buildRequestTransform, buildResponseTransform } from './buildTransform';
import { withHeirs, type InheritedRole } from './inheritedRoles';
import { requireSignature } from './customTypes';
import { columnOf, tableOf } from './lookup';
import type { Action, ActionRelationship } from './model';
import type { Table } from './table';
import { buildWebhook, type WebhookOptions } from './webhook';

const defaultTimeoutS = 30;

/** What actions are built with besides their metadata. */
export interface ActionOptions extends WebhookOptions {
  readonly heirs: readonly InheritedRole[];
  /** The base types of Postgres. */
  readonly scalars: ReadonlySet<string>;
}

/** The actions whose handler and headers can be resolved; the others go on the list. */
export function buildActions(metadata: Metadata, options: ActionOptions, problems: InconsistencyList): Action[] {
  const all = metadata.actions ?? [];
  return all.flatMap((action) => {
    const build = (): Action => {
      if (all.find(({ name }) => name === action.name) !== action) {
        throw new Error(`the action "${action.name}" is there more than once`);
      }
      requireSignature(action, metadata.custom_types ?? {}, options.scalars);
      return buildAction(action, options);
    };
    const built = problems.attempt('action', action.name, action, build, `in action "${action.name}"; `);
    return built ? [built] : [];
  });
}

function buildAction(action: ActionMetadata, options: ActionOptions): Action {
  const { definition } = action;
  if (definition.kind === 'asynchronous') throw new Error('asynchronous actions are not supported');
  if (!definition.handler) throw new Error('the action has no handler');
  return {
    name: action.name,
    metadata: definition,
    webhook: buildWebhook(definition.handler, definition, defaultTimeoutS, options),
    requestTransform: definition.request_transform ? buildRequestTransform(definition.request_transform) : undefined,
    responseTransform: definition.response_transform
      ? buildResponseTransform(definition.response_transform)
      : undefined,
    roles: withHeirs(
      options.heirs,
      (action.permissions ?? []).map(({ role }) => role),
    ),
    comment: action.comment ?? undefined,
  };
}

/** Relationships of custom output objects to tracked tables, by object name. */
export function buildActionRelationships(
  customTypes: CustomTypes,
  tables: ReadonlyMap<string, Table>,
  problems: InconsistencyList,
): Map<string, ActionRelationship[]> {
  const byObject = new Map<string, ActionRelationship[]>();
  for (const object of customTypes.objects ?? []) {
    for (const relationship of object.relationships ?? []) {
      const built = problems.attempt('custom_types', `${object.name}.${relationship.name}`, relationship, () => {
        const target = tableOf(tables, relationship.remote_table);
        const mapping = Object.entries(relationship.field_mapping).map(([field, column]) => {
          if (!object.fields.some(({ name }) => name === field)) {
            throw new Error(`the type "${object.name}" has no field "${field}"`);
          }
          return { field, column: columnOf(target, column) };
        });
        return { name: relationship.name, kind: relationship.type, target, mapping };
      });
      if (built) byObject.set(object.name, [...(byObject.get(object.name) ?? []), built]);
    }
  }
  return byObject;
}
