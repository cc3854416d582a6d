import { Kind, type TypeNode } from 'graphql';
import { EngineError } from '../errors';
import { isNumberText, numberOf, type Json, type JsonObject } from '../json';
import { isGraphqlName } from '../metadata/names';
import type { Operation } from './document';

/** What a request to an endpoint says, by the name of the variable. */
export interface EndpointInput {
  readonly inPath: Readonly<Record<string, string>>;
  readonly inQuery: Readonly<Record<string, string>>;
  readonly inBody: JsonObject;
}

/**
 * The variables of an endpoint's operation: those of the path go before those of the body, and these before those of the query string.
 * Text of an address is read as the declared type. Throws bad-request for a variable that is not declared, and for a list in an address.
 */
export function endpointVariables(
  declared: Operation['variables'],
  { inPath, inQuery, inBody }: EndpointInput,
): Record<string, Json> {
  const values = new Map<string, Json | undefined>();
  const read = (texts: Readonly<Record<string, string>>): void => {
    for (const [name, text] of Object.entries(texts)) {
      if (isGraphqlName(name)) values.set(name, fromText(name, typeOf(declared, name), text));
    }
  };
  read(inQuery);
  for (const [name, value] of Object.entries(inBody)) {
    typeOf(declared, name);
    values.set(name, value);
  }
  read(inPath);
  const given = [...values].filter((entry): entry is [string, Json] => entry[1] !== undefined);
  return Object.fromEntries(given);
}

function typeOf(declared: Operation['variables'], name: string): TypeNode {
  const definition = declared.get(name);
  if (!definition) throw new EngineError('bad-request', `Unexpected variable ${name}`);
  return definition.type;
}

const booleans: readonly string[] = ['Boolean', 'Bool'];
const numbers: readonly string[] = ['Int', 'Float', 'Number', 'Double', 'float8', 'numeric'];

/** Undefined where an empty text leaves a nullable variable out. */
function fromText(name: string, type: TypeNode, text: string): Json | undefined {
  const named = type.kind === Kind.NON_NULL_TYPE ? type.type : type;
  if (named.kind === Kind.LIST_TYPE) {
    const message = 'List variables are not currently supported in URL or Query parameters.';
    throw new EngineError('bad-request', `${message} (Variable ${name}, with value ${JSON.stringify(text)})`);
  }
  const typeName = named.name.value;
  if (booleans.includes(typeName) && text === '') return true;
  if (text === '' && type.kind !== Kind.NON_NULL_TYPE) return undefined;
  if (booleans.includes(typeName) && (text === 'true' || text === 'false')) return text === 'true';
  return numbers.includes(typeName) && isNumberText(text) ? numberOf(text) : text;
}
