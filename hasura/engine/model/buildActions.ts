import { fillTemplate, headerValue, type Environment } from '../metadata/environment';
import { type InconsistencyList } from '../metadata/inconsistency';
import { type ActionMetadata, type CustomTypes, type Metadata } from '../metadata/types';
import { columnOf, tableOf } from './lookup';
import { type Action, type ActionRelationship, type Table } from './types';

/** The actions whose handler and headers can be resolved; the others go on the list. */
export function buildActions(metadata: Metadata, environment: Environment, problems: InconsistencyList): Action[] {
  return (metadata.actions ?? []).flatMap((action) => {
    const built = problems.attempt('action', action.name, action, () => buildAction(action, environment));
    return built ? [built] : [];
  });
}

function buildAction(action: ActionMetadata, environment: Environment): Action {
  const { definition } = action;
  if (definition.kind === 'asynchronous') throw new Error('asynchronous actions are not supported');
  if (!definition.handler) throw new Error('the action has no handler');
  if (definition.request_transform || definition.response_transform) throw new Error('transforms are not supported');
  return {
    name: action.name,
    metadata: definition,
    url: fillTemplate(definition.handler, environment),
    headers: (definition.headers ?? []).map((header) => ({
      name: header.name,
      value: headerValue(header, environment),
    })),
    roles: new Set((action.permissions ?? []).map(({ role }) => role)),
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
  for (const object of customTypes.objects ?? [])
    for (const relationship of object.relationships ?? []) {
      const built = problems.attempt('custom_types', `${object.name}.${relationship.name}`, relationship, () => {
        const target = tableOf(tables, relationship.remote_table);
        const mapping = Object.entries(relationship.field_mapping).map(([field, column]) => ({
          field,
          column: columnOf(target, column),
        }));
        return { name: relationship.name, kind: relationship.type, target, mapping };
      });
      if (built) byObject.set(object.name, [...(byObject.get(object.name) ?? []), built]);
    }
  return byObject;
}
