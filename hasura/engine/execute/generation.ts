import type { Catalog } from '../catalog/types';
import type { Inconsistency } from '../metadata/inconsistency';
import type { Metadata } from '../metadata/types';
import type { Model } from '../model/model';
import type { AllowList } from '../plan/allowList';
import type { Endpoint } from '../plan/endpoints';
import { limitsOf, type RequestLimits } from '../plan/limits';
import { createRoleSchema, type RoleSchema } from '../schema/roleSchema';
import { createRoleView } from '../schema/roleView';
import type { Session } from '../session';
import type { Database } from './database';
import { createPlanCache, type PlanCache } from './planCache';

/** Everything that one load of the metadata gives; a reload replaces it as a whole. */
export interface Generation extends GenerationParts {
  readonly plans: PlanCache;
  readonly limits: (role: string) => RequestLimits;
  readonly schema: (session: Pick<Session, 'role' | 'backendOnly'>) => RoleSchema;
}

/** What a load has found. */
export interface GenerationParts {
  readonly catalog: Catalog;
  readonly metadata: Metadata;
  readonly model: Model;
  readonly problems: readonly Inconsistency[];
  /** Those of the problems that are about what could not be read and so is not in `metadata`. */
  readonly unreadable: readonly Inconsistency[];
  /** The database that the metadata is about. */
  readonly database: Database;
  /** A variable that a request leaves out counts as not written where it is used, not as null. */
  readonly dropsAbsentVariables: boolean;
  readonly endpoints: readonly Endpoint[];
  /** Absent: everything is allowed. */
  readonly allowList?: () => AllowList;
}

/** A generation whose role schemas are built when first asked for. Roles the metadata does not know share one empty schema. */
export function createGeneration(parts: GenerationParts, inferFunctionPermissions: boolean): Generation {
  const { metadata, model } = parts;
  const hidden = new Set(metadata.graphql_schema_introspection?.disabled_for_roles);
  const schemas = new Map<string, RoleSchema>();
  const schema = ({ role, backendOnly = false }: Pick<Session, 'role' | 'backendOnly'>): RoleSchema => {
    const known = role === 'admin' || model.roles.has(role) ? role : '';
    const options = { backendOnly, hasIntrospection: !hidden.has(role), inferFunctionPermissions };
    const key = JSON.stringify([known, options]);
    const found = schemas.get(key) ?? createRoleSchema(createRoleView(model, known, options));
    schemas.set(key, found);
    return found;
  };
  return { ...parts, plans: createPlanCache(), limits: (role) => limitsOf(metadata, role), schema };
}
