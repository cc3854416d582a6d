import {
  GraphQLError,
  Kind,
  parse,
  visit,
  type DirectiveNode,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type NameNode,
  type ObjectValueNode,
  type OperationDefinitionNode,
  type VariableDefinitionNode,
} from 'graphql';
import { EngineError, validationFailed } from '../errors';
import type { Json } from '../json';
import { writtenNode } from './input';

/** One operation picked from a document, with what it may refer to. */
export interface Operation {
  readonly node: OperationDefinitionNode;
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  readonly variables: ReadonlyMap<string, VariableDefinitionNode>;
}

/** Picks an operation of a document. Throws validation-failed when the name does not tell which. */
export function pickOperation(document: DocumentNode, operationName: string | undefined): Operation {
  const node = operationOf(document, operationName);
  return { node, fragments: fragmentsOf(document), variables: variablesOf(node) };
}

/** The maximum number of tokens in a document, so that parsing and planning take milliseconds. */
export const maxTokens = 5_000;

/** The maximum length of a document, in characters; it is also the key of its plan. */
export const maxCharacters = 100_000;

/** Throws validation-failed when a document is too long to be looked at. */
export function checkLength(text: string): void {
  if (text.length > maxCharacters) throw validationFailed('$.query', 'query exceeded length limit');
}

/** Parses a document. Throws validation-failed for what is not a GraphQL query, and for a name that is given a value twice. */
export function parseDocument(text: string): DocumentNode {
  try {
    const document = parse(text, { noLocation: true, maxLexicalTokens: maxTokens });
    visit(document, {
      Field: requireDistinctArguments,
      Directive: requireDistinctArguments,
      ObjectValue: requireDistinctFields,
    });
    return document;
  } catch (error) {
    if (isTooLong(error)) throw validationFailed('$.query', 'query exceeded token limit');
    throw validationFailed('$.query', 'not a valid graphql query');
  }
}

function isTooLong(error: unknown): boolean {
  return error instanceof GraphQLError && /^Syntax Error: Document contains more \w+ \d+ tokens/.test(error.message);
}

function requireDistinctArguments({ arguments: given = [] }: FieldNode | DirectiveNode): void {
  requireDistinctNames(given);
}

function requireDistinctFields({ fields }: ObjectValueNode): void {
  requireDistinctNames(fields);
}

function requireDistinctNames(nodes: readonly { readonly name: NameNode }[]): void {
  if (new Set(nodes.map(({ name }) => name.value)).size < nodes.length) throw new Error('a name is given twice');
}

function operationOf(document: DocumentNode, name: string | undefined): OperationDefinitionNode {
  const operations = document.definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION);
  if (name !== undefined) {
    const isAnonymous = operations.some((node) => !node.name);
    if (isAnonymous && operations.length === 1 && operations[0]) {
      throw validationFailed('$', 'operationName cannot be used when an anonymous operation exists in the document');
    }
    const found = operations.find((node) => node.name?.value === name);
    if (!found) throw validationFailed('$', `no such operation found in the document: "${name}"`);
    return found;
  }
  const [only] = operations;
  if (!only || operations.length > 1) {
    throw validationFailed(
      '$',
      'exactly one operation has to be present in the document when operationName is not specified',
    );
  }
  return only;
}

function fragmentsOf(document: DocumentNode): Map<string, FragmentDefinitionNode> {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const node of document.definitions) {
    if (node.kind !== Kind.FRAGMENT_DEFINITION) continue;
    const name = node.name.value;
    if (fragments.has(name)) throw new EngineError('parse-failed', `multiple definitions for fragment "${name}"`);
    fragments.set(name, node);
  }
  return fragments;
}

function variablesOf(node: OperationDefinitionNode): Map<string, VariableDefinitionNode> {
  const variables = new Map<string, VariableDefinitionNode>();
  for (const definition of node.variableDefinitions ?? []) {
    const name = definition.variable.name.value;
    if (variables.has(name)) throw new EngineError('parse-failed', `multiple definitions for variable "${name}"`);
    variables.set(name, definition);
  }
  return variables;
}

/** The variables of a request with defaults filled in. Missing, null and surplus ones are checked. */
export function completeVariables(
  definitions: Operation['variables'],
  given: Readonly<Record<string, Json>>,
): Record<string, Json> {
  const surplus = Object.keys(given).filter((name) => !definitions.has(name));
  if (surplus.length > 0) throw validationFailed('$', `unexpected variables in variableValues: ${surplus.join(', ')}`);
  return Object.fromEntries(
    [...definitions].map(([name, definition]) => [name, variableValue(definition, given[name])]),
  );
}

function variableValue(definition: VariableDefinitionNode, given: Json | undefined): Json {
  const name = definition.variable.name.value;
  const required = definition.type.kind === Kind.NON_NULL_TYPE ? definition.type : undefined;
  if (given === undefined) {
    if (definition.defaultValue) return writtenNode(definition.defaultValue)({});
    if (required) throw validationFailed('$', `expecting a value for non-nullable variable: "${name}"`);
    return null;
  }
  if (given === null && required) {
    const type = required.type.kind === Kind.NAMED_TYPE ? required.type.name.value : 'list';
    throw validationFailed('$', `null value found for non-nullable type: "${type}!"`);
  }
  return given;
}
