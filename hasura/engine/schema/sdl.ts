import { printSchema } from 'graphql';
import type { RoleSchema } from './roleSchema';

/** The role's schema as SDL, sorted, for snapshots that show a change of access in review. */
export function printRoleSchema(schema: RoleSchema): string {
  return `${printSchema(schema.graphql())}\n`;
}
