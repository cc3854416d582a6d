import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, extendSchema, parse, type GraphQLSchema } from 'graphql';
import { tableShape, type TableShape } from '../../../../local/console/model/tableShape';

const folder = join(__dirname, '../../../../hasura/schema');

/** The schema of a role, as it is committed. */
export function schemaOf(role: string): GraphQLSchema {
  return buildSchema(readFileSync(join(folder, `${role}.graphql`), 'utf8'), { assumeValid: true });
}

/** Admin's schema where the engine's login may insert and delete users too. The console serves any project's metadata. */
export const schemaWithAllWrites = (): GraphQLSchema =>
  extendSchema(
    schemaOf('admin'),
    parse(`
      input users_insert_input { id: String first_name: String }
      extend type mutation_root {
        insert_users_one(object: users_insert_input!): users
        delete_users(where: users_bool_exp!): users_mutation_response
      }`),
    { assumeValid: true },
  );

/** What a role may do with a table. */
export function shapeOf(schema: GraphQLSchema, table: string): TableShape {
  const shape = tableShape(schema, table);
  if (!shape) throw new Error(`The role does not read ${table}.`);
  return shape;
}
