import type { GraphQLNamedType } from 'graphql';
import { invariant } from '../errors';
import type { NamePart } from '../model/naming';
import type { Table } from '../model/table';
import type { RoleView } from './roleView';

/** The named types of one role's schema, made when first asked for and then shared. */
export class TypeRegistry {
  private readonly types = new Map<string, GraphQLNamedType>();

  constructor(readonly view: RoleView) {}

  /** The type of that name, built on first use. The builder must always be the same for a name. */
  named<Type extends GraphQLNamedType>(name: string, build: () => Type): Type {
    const known = this.types.get(name);
    if (known) return known as Type;
    const built = build();
    invariant(built.name === name, `type ${built.name} registered as ${name}`);
    this.types.set(name, built);
    return built;
  }
}

/** The name of a type made for a table, from what follows the table's own: `bool_exp`, or nothing for the table's type. */
export function typeName(table: Table, ...parts: readonly NamePart[]): string {
  return table.naming.type(table.stem, ...parts);
}
