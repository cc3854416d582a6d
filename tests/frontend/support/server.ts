import { graphql, GraphQLHandler, http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { expectOnTheList } from './allowList';

export const origin = 'http://localhost';
export const api = graphql.link(`${origin}/v1/graphql`);

/** What the portal sends by itself after some seconds, which a test on a busy machine may last. */
const unasked = [
  // Whether the server is there: an operation without a name, which `api.query` does not take.
  new GraphQLHandler(
    'all',
    ({ operationName }) => !operationName,
    `${origin}/v1/graphql`,
    () => HttpResponse.json({ data: { __typename: 'query_root' } }),
  ),
  api.mutation('savePaymentDraft', () =>
    HttpResponse.json({ data: { savePaymentDraft: { __typename: 'PaymentDraft', id: 'draft' } } }),
  ),
];

/** The network of a test; each file adds handlers for its documents. */
export const server = setupServer(...unasked);

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

/** A request of a document. */
export interface Call {
  readonly variables: Record<string, unknown>;
  readonly headers: Headers;
}

type ResponseData = object | ((variables: Record<string, unknown>) => unknown);

const responseOf = async (response: ResponseData, variables: Record<string, unknown>) =>
  (await (typeof response === 'function' ? response(variables) : response)) as Record<string, never>;

/** Responds to a query by its name; a response may be a promise. Returns its calls. */
export function onQuery(name: string, response: ResponseData): Call[] {
  const calls: Call[] = [];
  server.use(
    api.query(name, async ({ query, variables, request }) => {
      expectOnTheList(query);
      calls.push({ variables, headers: request.headers });
      return HttpResponse.json({ data: await responseOf(response, variables) });
    }),
  );
  return calls;
}

/** Responds to a query by its name once it is released. */
export function holdQuery(name: string, response: object): { readonly calls: Call[]; readonly release: () => void } {
  const calls: Call[] = [];
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  server.use(
    api.query(name, async ({ variables, request }) => {
      calls.push({ variables, headers: request.headers });
      await released;
      return HttpResponse.json({ data: response });
    }),
  );
  return { calls, release };
}

/** Responds to a mutation by its name. Returns its calls. */
export function onMutation(name: string, response: ResponseData): Call[] {
  const calls: Call[] = [];
  server.use(
    api.mutation(name, async ({ query, variables, request }) => {
      expectOnTheList(query);
      calls.push({ variables, headers: request.headers });
      return HttpResponse.json({ data: await responseOf(response, variables) });
    }),
  );
  return calls;
}

/** Responds to a mutation with an error, as an action does. */
export function refuseMutation(name: string, message: string, extensions: Record<string, string>) {
  server.use(api.mutation(name, () => HttpResponse.json({ errors: [{ message, extensions }] })));
}

/** Responds to a query with an error. Returns a function that counts the calls. */
export function refuseQuery(name: string, message: string, extensions: Record<string, string> = {}): () => number {
  let count = 0;
  server.use(
    api.query(name, () => {
      count += 1;
      return HttpResponse.json({ errors: [{ message, extensions }] });
    }),
  );
  return () => count;
}

/** The currency service, which every session checks at the start. */
export function onCurrencies(status = 200) {
  server.use(
    http.get(`${origin}/currencies`, () =>
      status === 200 ? HttpResponse.json([{ code: 'EUR', name: 'Euro' }]) : new HttpResponse(null, { status }),
    ),
  );
}
