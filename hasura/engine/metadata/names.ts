import type { NameReference } from './types';

/** A schema-qualified name in Postgres. */
export interface QualifiedName {
  readonly schema: string;
  readonly name: string;
}

/** Reads a name as metadata writes it; a plain string is in schema `public`. */
export function qualified(reference: NameReference): QualifiedName {
  return typeof reference === 'string'
    ? { schema: 'public', name: reference }
    : { schema: reference.schema ?? 'public', name: reference.name };
}

/** One string per qualified name, for maps and messages. */
export function nameKey({ schema, name }: QualifiedName): string {
  return schema === 'public' ? name : `${schema}.${name}`;
}

/** Whether a name can stand in a GraphQL document. */
export function isGraphqlName(name: string): boolean {
  return /^[_A-Za-z][_0-9A-Za-z]*$/.test(name);
}
