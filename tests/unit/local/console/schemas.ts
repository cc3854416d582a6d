import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, type GraphQLSchema } from 'graphql';
import { tableShape, type TableShape } from '../../../../local/console/model/tableShape';

const folder = join(__dirname, '../../../../hasura/schema');

/** The schema of a role, as it is committed. */
export function schemaOf(role: string): GraphQLSchema {
  return buildSchema(readFileSync(join(folder, `${role}.graphql`), 'utf8'), { assumeValid: true });
}

/** What a role may do with a table. */
export function shapeOf(schema: GraphQLSchema, table: string): TableShape {
  const shape = tableShape(schema, table);
  if (!shape) throw new Error(`The role does not read ${table}.`);
  return shape;
}
