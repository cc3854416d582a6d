import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Kind, parse, print, type FieldDefinitionNode, type InputValueDefinitionNode, type TypeNode } from 'graphql';
import { loadMetadataDirectory } from '../../../hasura/engine/metadata/loadDirectory';
import { metadataDirectory } from '../../../tools/metadata/metadataDirectory';

/** An action as the metadata declares it. */
export interface DeclaredAction {
  readonly name: string;
  /** An operation that passes all arguments and asks for every field. */
  readonly document: string;
  /** Where its arguments take ids: `paymentId`, `payment.beneficiaryId`. */
  readonly idPaths: readonly string[];
  /** Where they take usernames: `userIds`, `contact.user_id`. */
  readonly userPaths: readonly string[];
}

/** An operation with an empty list of variables or arguments is none. */
const inBrackets = (parts: readonly string[]) => (parts.length > 0 ? `(${parts.join(', ')})` : '');

const { definitions } = parse(readFileSync(join(metadataDirectory, 'actions.graphql'), 'utf8'));
const { actions: described = [] } = loadMetadataDirectory(metadataDirectory);

const isFor = (role: string, action: string) =>
  described.some(({ name, permissions }) => name === action && permissions?.some((one) => one.role === role));

const nameOf = (type: TypeNode): string => (type.kind === Kind.NAMED_TYPE ? type.name.value : nameOf(type.type));

/** Every action that the metadata permits a role to call, as hasura/metadata/actions.graphql declares it. */
export const declaredActions = (role: string): readonly DeclaredAction[] =>
  definitions.flatMap((definition) => {
    if (definition.kind !== Kind.OBJECT_TYPE_DEFINITION || !/^(Query|Mutation)$/.test(definition.name.value)) return [];
    const kind = definition.name.value.toLowerCase();
    const fields = (definition.fields ?? []).filter(({ name }) => isFor(role, name.value));
    return fields.map((field) => ({
      name: field.name.value,
      document: documentOf(kind, field),
      idPaths: (field.arguments ?? []).flatMap((one) => pathsOf(one, isId)),
      userPaths: (field.arguments ?? []).flatMap((one) => pathsOf(one, isUsername)),
    }));
  });

function documentOf(kind: string, { name, arguments: given = [], type }: FieldDefinitionNode): string {
  const declared = inBrackets(given.map((one) => `$${one.name.value}: ${print(one.type)}`));
  const passed = inBrackets(given.map((one) => `${one.name.value}: $${one.name.value}`));
  return `${kind} ${declared} { ${name.value}${passed} { ${fieldsOf(nameOf(type)).join(' ')} } }`;
}

function fieldsOf(output: string): string[] {
  const type = definitions.find((one) => one.kind === Kind.OBJECT_TYPE_DEFINITION && one.name.value === output);
  if (type?.kind !== Kind.OBJECT_TYPE_DEFINITION) return [];
  return (type.fields ?? []).map((field) => {
    const inner = fieldsOf(nameOf(field.type));
    return inner.length > 0 ? `${field.name.value} { ${inner.join(' ')} }` : field.name.value;
  });
}

const isId = ({ type }: InputValueDefinitionNode) => nameOf(type) === 'uuid';
const isUsername = ({ name, type }: InputValueDefinitionNode) =>
  nameOf(type) === 'String' && /^(id|toUserId|userIds?|user_id)$/.test(name.value);

/** Where an argument, or an input inside it, takes what is looked for. */
function pathsOf(
  argument: InputValueDefinitionNode,
  isSought: (one: InputValueDefinitionNode) => boolean,
): readonly string[] {
  const { name, type } = argument;
  if (isSought(argument)) return [name.value];
  const input = definitions.find(
    (one) => one.kind === Kind.INPUT_OBJECT_TYPE_DEFINITION && one.name.value === nameOf(type),
  );
  const fields = input?.kind === Kind.INPUT_OBJECT_TYPE_DEFINITION ? (input.fields ?? []) : [];
  return fields.flatMap((field) => pathsOf(field, isSought)).map((path) => `${name.value}.${path}`);
}

/** Ids that point at nothing of ours, with what they are. */
export const pointless: Readonly<Record<string, string>> = {
  sliceId: 'only compared with the newest slice of the beneficiary',
  documentId: 'a document is looked for among the uploads of the selected account only',
  clientRequestId: 'the client’s own key, which it makes up; one account’s keys do not meet another’s',
};

/** The call's variables with an id at a path. */
export function withId(variables: Record<string, unknown>, path: string, id: string): Record<string, unknown> {
  const [name = '', ...rest] = path.split('.');
  if (rest.length > 0) {
    const inner = variables[name] as Record<string, unknown> | readonly Record<string, unknown>[];
    const inside = (one: Record<string, unknown>) => withId(one, rest.join('.'), id);
    return {
      ...variables,
      [name]: Array.isArray(inner) ? inner.map(inside) : inside(inner as Record<string, unknown>),
    };
  }
  return { ...variables, [name]: name.endsWith('Ids') ? [id] : id };
}
