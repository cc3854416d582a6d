import { EngineError } from '../errors';
import type { Metadata } from '../metadata/types';

/** A role that inherits the permissions of its parents. */
export interface InheritedRole {
  readonly name: string;
  readonly parents: readonly string[];
}

/** The inherited roles, parents before heirs. Throws cyclic-dependency when a role is its own ancestor. */
export function orderRoles(metadata: Metadata['inherited_roles']): InheritedRole[] {
  const roles = new Map((metadata ?? []).map((role) => [role.role_name, role.role_set]));
  const ordered = new Map<string, InheritedRole>();
  const visit = (name: string, heirs: readonly string[]): void => {
    const parents = roles.get(name);
    if (!parents || ordered.has(name)) return;
    if (heirs.includes(name)) throw cycle([...heirs.slice(heirs.indexOf(name)), name]);
    for (const parent of parents) visit(parent, [...heirs, name]);
    ordered.set(name, { name, parents });
  };
  for (const name of roles.keys()) visit(name, []);
  return [...ordered.values()];
}

function cycle(roles: readonly string[]): EngineError {
  return new EngineError('cyclic-dependency', `found cycle(s) in roles: ${JSON.stringify(roles)}`, '$.args');
}

/** The given roles with all roles that inherit from them. */
export function withHeirs(inherited: readonly InheritedRole[], roles: Iterable<string>): Set<string> {
  const all = new Set(roles);
  for (const { name, parents } of inherited) if (parents.some((parent) => all.has(parent))) all.add(name);
  return all;
}
