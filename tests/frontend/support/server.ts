import { graphql, http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { expectOnTheList } from './allowList';

export const origin = 'http://localhost';
export const api = graphql.link(`${origin}/v1/graphql`);

/** What the network answers in a test; each file adds its own documents. */
export const server = setupServer();

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

/** Calls that a document was sent with. */
export interface Call {
  readonly variables: Record<string, unknown>;
  readonly headers: Headers;
}

type Answer = object | ((variables: Record<string, unknown>) => unknown);

const answerOf = (answer: Answer, variables: Record<string, unknown>) =>
  (typeof answer === 'function' ? answer(variables) : answer) as Record<string, never>;

/** Answers a query by its name and keeps the calls. */
export function onQuery(name: string, answer: Answer): Call[] {
  const calls: Call[] = [];
  server.use(
    api.query(name, ({ query, variables, request }) => {
      expectOnTheList(query);
      calls.push({ variables, headers: request.headers });
      return HttpResponse.json({ data: answerOf(answer, variables) });
    }),
  );
  return calls;
}

/** Answers a mutation by its name and keeps the calls. */
export function onMutation(name: string, answer: Answer): Call[] {
  const calls: Call[] = [];
  server.use(
    api.mutation(name, ({ query, variables, request }) => {
      expectOnTheList(query);
      calls.push({ variables, headers: request.headers });
      return HttpResponse.json({ data: answerOf(answer, variables) });
    }),
  );
  return calls;
}

/** Refuses a mutation as an action does. */
export function refuseMutation(name: string, message: string, extensions: Record<string, string>) {
  server.use(api.mutation(name, () => HttpResponse.json({ errors: [{ message, extensions }] })));
}

/** Refuses a query, and tells how often it was asked. */
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

/** The currency service, which every session asks first. */
export function onCurrencies(status = 200) {
  server.use(
    http.get(`${origin}/currencies`, () =>
      status === 200 ? HttpResponse.json([{ code: 'EUR', name: 'Euro' }]) : new HttpResponse(null, { status }),
    ),
  );
}
