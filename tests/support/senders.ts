import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, parse, validate, type GraphQLSchema } from 'graphql';

const schemas = new Map<string, GraphQLSchema>();

function schemaOf(role: string): GraphQLSchema {
  const known = schemas.get(role);
  if (known) return known;
  const schema = buildSchema(readFileSync(join(__dirname, `../../hasura/schema/${role}.graphql`), 'utf8'));
  schemas.set(role, schema);
  return schema;
}

const mayAsk = (role: string, document: string): boolean => validate(schemaOf(role), parse(document)).length === 0;

/**
 * The roles that a document of the SPA is sent as: administrators send every one, organisation administrators those besides that users
 * may not send.
 */
export function sendersOf(document: string): readonly ('user' | 'org_admin' | 'admin')[] {
  if (mayAsk('user', document)) return ['user', 'admin'];
  return mayAsk('org_admin', document) ? ['org_admin', 'admin'] : ['admin'];
}
