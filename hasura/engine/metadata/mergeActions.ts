import type { ActionsSdl } from './actionsSdl';
import type { InconsistencyList } from './inconsistency';
import type { ActionMetadata, CustomRelationship, CustomTypes, Metadata } from './types';

/** The content of `actions.yaml`: everything about actions and types but their GraphQL signatures. */
export interface ActionsYaml {
  readonly actions?: (Omit<ActionMetadata, 'definition'> & { definition: Partial<ActionMetadata['definition']> })[];
  readonly custom_types?: {
    readonly [kind in keyof CustomTypes]?: {
      name: string;
      description?: string;
      relationships?: CustomRelationship[];
    }[];
  };
}

/** Keys that `metadata apply` takes over from the YAML; it drops any other. */
const mergedKeys = [
  'kind',
  'handler',
  'forward_client_headers',
  'headers',
  'timeout',
  'request_transform',
  'response_transform',
] as const;

/** Joins both action files by name. An action or type that only the YAML knows goes on `problems`. */
export function mergeActions(
  sdl: ActionsSdl,
  yaml: ActionsYaml,
  problems: InconsistencyList,
): Pick<Metadata, 'actions' | 'custom_types'> {
  for (const action of yaml.actions ?? []) {
    problems.attempt('action', action.name, action, () => {
      if (!sdl.actions.has(action.name)) throw new Error(`action ${action.name} is not present in actions.graphql`);
    });
  }
  checkTypes(sdl, yaml, problems);
  return { actions: mergedActions(sdl, yaml), custom_types: mergedTypes(sdl, yaml) };
}

function mergedActions(sdl: ActionsSdl, yaml: ActionsYaml): ActionMetadata[] {
  const details = new Map((yaml.actions ?? []).map((action) => [action.name, action]));
  return [...sdl.actions].map(([name, { comment, ...signature }]) => {
    const detail = details.get(name);
    const picked = mergedKeys
      .filter((key) => detail?.definition[key] !== undefined)
      .map((key) => [key, detail?.definition[key]]);
    return {
      name,
      definition: { handler: '', ...signature, ...Object.fromEntries(picked) },
      permissions: detail?.permissions,
      comment: detail?.comment ?? comment,
    };
  });
}

function checkTypes(sdl: ActionsSdl, yaml: ActionsYaml, problems: InconsistencyList): void {
  for (const [kind, types] of Object.entries(yaml.custom_types ?? {})) {
    const known = new Set(sdl.types[kind as keyof CustomTypes].map((type) => type.name));
    for (const type of types) {
      problems.attempt('custom_types', type.name, type, () => {
        if (!known.has(type.name)) throw new Error(`custom type ${type.name} is not present in actions.graphql`);
      });
    }
  }
}

function mergedTypes(sdl: ActionsSdl, yaml: ActionsYaml): CustomTypes {
  const relationships = new Map((yaml.custom_types?.objects ?? []).map((type) => [type.name, type.relationships]));
  return {
    ...sdl.types,
    objects: sdl.types.objects.map((type) => ({ ...type, relationships: relationships.get(type.name) })),
  };
}
