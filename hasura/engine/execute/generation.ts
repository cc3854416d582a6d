import { type Inconsistency } from '../metadata/inconsistency';
import { type Metadata } from '../metadata/types';
import { type Model } from '../model/types';
import { createRoleSchema, type RoleSchema } from '../schema/roleSchema';
import { createRoleView } from '../schema/roleView';
import { type Session } from '../session';
import { PlanCache } from './planCache';

/** Everything that one load of the metadata gives; a reload replaces it as a whole. */
export interface Generation {
  readonly metadata: Metadata;
  readonly model: Model;
  readonly problems: readonly Inconsistency[];
  readonly plans: PlanCache;
  readonly schema: (session: Pick<Session, 'role' | 'backendOnly'>) => RoleSchema;
}

/** A generation whose role schemas are built when first asked for. Roles the metadata does not know share one empty schema. */
export function createGeneration(
  metadata: Metadata,
  model: Model,
  problems: readonly Inconsistency[],
  inferFunctionPermissions: boolean,
): Generation {
  const schemas = new Map<string, RoleSchema>();
  const schema = ({ role, backendOnly = false }: Pick<Session, 'role' | 'backendOnly'>): RoleSchema => {
    const known = role === 'admin' || model.roles.has(role) ? role : '';
    const key = `${known}\n${backendOnly}`;
    const found =
      schemas.get(key) ?? createRoleSchema(createRoleView(model, known, { backendOnly, inferFunctionPermissions }));
    schemas.set(key, found);
    return found;
  };
  return { metadata, model, problems, plans: new PlanCache(), schema };
}
