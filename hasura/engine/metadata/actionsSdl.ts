import {
  isExecutableDefinitionNode,
  Kind,
  parse,
  print,
  type DefinitionNode,
  type FieldDefinitionNode,
  type InputValueDefinitionNode,
} from 'graphql';
import type { ActionMetadata, CustomField, CustomTypes } from './types';

/** What `actions.graphql` says: fields of Query and Mutation with their types, and the bodies of the custom types. */
export interface ActionsSdl {
  readonly actions: Map<
    string,
    Pick<ActionMetadata['definition'], 'type' | 'arguments' | 'output_type'> & { comment?: string }
  >;
  readonly types: Required<CustomTypes>;
}

/**
 * Parses `actions.graphql`. Kinds of type other than scalar, enum, input and object are left out, as hasura-cli does: what refers to
 * one is inconsistent then. Operations are refused.
 */
export function parseActionsSdl(text: string): ActionsSdl {
  const sdl: ActionsSdl = { actions: new Map(), types: { scalars: [], enums: [], input_objects: [], objects: [] } };
  if (text.trim() === '') return sdl;
  for (const definition of parse(text).definitions) addDefinition(sdl, definition);
  return sdl;
}

function addDefinition(sdl: ActionsSdl, node: DefinitionNode): void {
  switch (node.kind) {
    case Kind.SCALAR_TYPE_DEFINITION:
      return void sdl.types.scalars.push({ name: node.name.value, description: node.description?.value });
    case Kind.ENUM_TYPE_DEFINITION:
      return void sdl.types.enums.push({
        name: node.name.value,
        description: node.description?.value,
        values: (node.values ?? []).map((value) => ({
          value: value.name.value,
          description: value.description?.value,
        })),
      });
    case Kind.INPUT_OBJECT_TYPE_DEFINITION:
      return void sdl.types.input_objects.push({
        name: node.name.value,
        description: node.description?.value,
        fields: (node.fields ?? []).map(toCustomField),
      });
    case Kind.OBJECT_TYPE_DEFINITION:
    case Kind.OBJECT_TYPE_EXTENSION:
      return addObject(
        sdl,
        node.name.value,
        node.fields ?? [],
        'description' in node ? node.description?.value : undefined,
      );
    default:
      if (isExecutableDefinitionNode(node)) throw new Error(`actions.graphql: ${node.kind} is not supported`);
  }
}

function addObject(sdl: ActionsSdl, name: string, fields: readonly FieldDefinitionNode[], description?: string): void {
  if (name !== 'Query' && name !== 'Mutation') {
    sdl.types.objects.push({ name, description, fields: fields.map(toCustomField) });
    return;
  }
  for (const field of fields) {
    sdl.actions.set(field.name.value, {
      type: name === 'Query' ? 'query' : 'mutation',
      arguments: (field.arguments ?? []).map(toCustomField),
      output_type: print(field.type),
      comment: field.description?.value,
    });
  }
}

function toCustomField(node: FieldDefinitionNode | InputValueDefinitionNode): CustomField {
  return { name: node.name.value, type: print(node.type), description: node.description?.value };
}
