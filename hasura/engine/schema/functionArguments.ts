import {
  GraphQLInputObjectType,
  GraphQLNonNull,
  type GraphQLFieldConfigArgumentMap,
  type GraphQLInputFieldConfig,
} from 'graphql';
import type { FunctionArgument, FunctionCall } from '../model/table';
import { inputField } from './meaning';
import { typeOf } from './scalars';
import type { TypeRegistry } from './typeRegistry';

/** The `args` argument of a function, required unless every value has a default; none when the client passes nothing. */
export function functionArguments(
  types: TypeRegistry,
  fn: FunctionCall,
  typeName: string,
  skipped: ReadonlySet<number>,
): GraphQLFieldConfigArgumentMap {
  const passed = fn.arguments.filter((_, index) => !skipped.has(index));
  if (passed.length === 0) return {};
  const type = types.named(
    typeName,
    () =>
      new GraphQLInputObjectType({
        name: typeName,
        fields: () => Object.fromEntries(passed.map((argument) => [argument.name, argumentField(types, argument)])),
      }),
  );
  const optional = passed.every((argument) => argument.hasDefault);
  const description = `input parameters for function "${fn.name}"`;
  return { args: { type: optional ? type : new GraphQLNonNull(type), description } };
}

function argumentField(types: TypeRegistry, argument: FunctionArgument): GraphQLInputFieldConfig {
  return inputField({ kind: 'plain' }, typeOf(types, argument.type));
}
