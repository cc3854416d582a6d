import { buildClientSchema, getIntrospectionQuery, type GraphQLSchema, type IntrospectionQuery } from 'graphql';
import type { Metadata } from '../../../../hasura/engine/metadata/types';
import type { SessionVariables } from '../../model/filterClauses';
import type { Admin } from '../../model/questions';
import type { GraphqlRequest } from '../../model/rowsDocument';
import type { ConsoleSettings } from '../../settings';
import type { Choice } from '../choice';
import { headersOf, secretHeaders, sessionOf } from '../identity';

/** Asks the server in every way that the tables need. A refusal is an Error with the server's words. */
export interface Desk {
  /** As the chosen role or user. */
  readonly ask: (request: GraphqlRequest) => Promise<unknown>;
  readonly admin: () => Promise<Admin>;
  /** As a role with the session variables of the chosen user. */
  readonly askAsRole: (role: string, request: GraphqlRequest) => Promise<unknown>;
  readonly session: () => Promise<SessionVariables>;
  readonly role: () => Promise<string>;
  readonly schema: () => Promise<GraphQLSchema>;
  readonly metadata: () => Promise<Metadata>;
}

type Headers = Readonly<Record<string, string>>;

const schemas = new Map<string, Promise<GraphQLSchema>>();

/** A desk for the chosen role or user. */
export function createDesk(choice: Choice, settings: ConsoleSettings): Desk {
  const ask = async (request: GraphqlRequest) => askGraphql(request, await headersOf(choice, settings));
  const askAsAdmin = (request: GraphqlRequest) => askGraphql(request, secretHeaders(settings, 'admin'));
  const role = async () => (await headersOf(choice, settings))['x-hasura-role'] ?? '';
  return {
    ask,
    role,
    admin: async () => ({ ask: askAsAdmin, schema: await schemaOf('admin', askAsAdmin) }),
    askAsRole: async (of, request) => askGraphql(request, secretHeaders(settings, of, await sessionOf(choice))),
    session: () => sessionOf(choice),
    schema: async () => schemaOf(await role(), ask),
    metadata: async () => exportMetadata(secretHeaders(settings, 'admin')),
  };
}

/** A role's schema, which is read once: it is the same for all who take the role. */
function schemaOf(role: string, ask: Desk['ask']): Promise<GraphQLSchema> {
  const query = getIntrospectionQuery({ descriptions: false });
  const read = async () => buildClientSchema((await ask({ query, variables: {} })) as IntrospectionQuery);
  const known = schemas.get(role) ?? read();
  schemas.set(role, known);
  known.catch(() => schemas.delete(role));
  return known;
}

async function askGraphql(request: GraphqlRequest, headers: Headers): Promise<unknown> {
  const { data, errors } = (await post('/v1/graphql', request, headers)) as {
    readonly data?: unknown;
    readonly errors?: readonly Refusal[];
  };
  if (errors) throw new Error(errors.map(refusalText).join('\n'));
  return data;
}

interface Refusal {
  readonly message: string;
  readonly extensions?: { readonly internal?: { readonly error?: { readonly message?: string } } };
}

/** An error of Postgres stands behind a general message, for admin only. */
function refusalText({ message, extensions }: Refusal): string {
  const inner = extensions?.internal?.error?.message;
  return inner ? `${message}: ${inner}` : message;
}

function exportMetadata(headers: Headers): Promise<Metadata> {
  return post('/v1/metadata', { type: 'export_metadata', args: {} }, headers) as Promise<Metadata>;
}

async function post(path: string, body: object, headers: Headers): Promise<unknown> {
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return response.json();
}
