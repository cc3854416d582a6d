import {
  getNamedType,
  isInputObjectType,
  isLeafType,
  parse,
  typeFromAST,
  type GraphQLInputObjectType,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';

/**
 * The variables of a document whose types let a caller nest values: filters, orders with relationships, nested inserts, and any input
 * that can contain itself. Scalars, enums and the flat inputs in `allowed` are no such types. Gives `$name: type`.
 */
export function nestingVariables(query: string, schema: GraphQLSchema, allowed: ReadonlySet<string>): string[] {
  const { variableDefinitions = [] } = parse(query).definitions[0] as OperationDefinitionNode;
  return variableDefinitions.flatMap((definition) => {
    const type = getNamedType(typeFromAST(schema, definition.type as never));
    if (isLeafType(type)) return [];
    const isFlat = isInputObjectType(type) && inputsWithin(type).every((name) => allowed.has(name)) && !isCyclic(type);
    return isFlat ? [] : [`$${definition.variable.name.value}: ${String(type)}`];
  });
}

/** The names of an input type and of all those inside it. */
function inputsWithin(type: GraphQLInputObjectType, known = new Set<string>()): string[] {
  known.add(type.name);
  for (const inner of membersOf(type)) if (!known.has(inner.name)) inputsWithin(inner, known);
  return [...known];
}

function isCyclic(type: GraphQLInputObjectType, outer: readonly GraphQLInputObjectType[] = []): boolean {
  if (outer.includes(type)) return true;
  return membersOf(type).some((inner) => isCyclic(inner, [...outer, type]));
}

function membersOf(type: GraphQLInputObjectType): GraphQLInputObjectType[] {
  return Object.values(type.getFields())
    .map((field) => getNamedType(field.type))
    .filter(isInputObjectType);
}
