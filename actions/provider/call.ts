import { object, ValidationError, type InferType, type Schema } from '../../domain/yup';
import { invariant } from '../../domain/invariant';
import type { Endpoint } from './endpoints/endpoint';
import { ProviderError } from './errors';
import type { Parameters, ParameterValue, ProviderAnswer, Transport } from './transport';

/** The parameters that an endpoint accepts, under the provider's names. */
export type ParametersOf<E extends Endpoint> = Readonly<Partial<Record<E['accepts'][number], ParameterValue>>>;

type CamelCase<Name extends string> = Name extends `${infer Head}_${infer Rest}`
  ? `${Head}${Capitalize<CamelCase<Rest>>}`
  : Name;

/** The same for a search: names in camel case, pages as numbers. */
export type FilterOf<E extends Endpoint> = {
  readonly [Name in E['accepts'][number] as CamelCase<Name>]?: Name extends 'page' | 'per_page'
    ? number
    : ParameterValue;
};

/** One page of a search. */
export interface Page<T> {
  readonly items: readonly T[];
  readonly totalPages: number;
  readonly totalEntries: number;
}

/** Makes the calls of the client, one function for each shape of answer. All may throw ProviderError. */
export interface Caller {
  /** Reads one record. */
  readonly one: <E extends Endpoint, R extends Schema>(
    endpoint: E,
    record: R,
    parameters: ParametersOf<E>,
    id?: string,
  ) => Promise<Reading<R>>;
  /** Reads the list under `name`. */
  readonly list: <E extends Endpoint, R extends Schema>(
    endpoint: E,
    name: string,
    record: R,
    parameters: ParametersOf<E>,
    id?: string,
  ) => Promise<readonly Reading<R>[]>;
  /** Reads one page of a search. */
  readonly page: <E extends Endpoint, R extends Schema>(
    endpoint: E,
    name: string,
    record: R,
    filter: FilterOf<E>,
  ) => Promise<Page<Reading<R>>>;
}

type Reading<R extends Schema> = Readonly<InferType<R>>;

/** A caller that uses a signed-in transport. */
export function createCaller(transport: Transport): Caller {
  return {
    one: async (endpoint, record, parameters, id) => {
      const answer = await send(transport, endpoint, parameters, id);
      return readAs(record, answer.body, endpoint, answer);
    },
    list: async (endpoint, name, record, parameters, id) => {
      const answer = await send(transport, endpoint, parameters, id);
      return rowsOf(answer, name, endpoint).map((row) => readAs(record, row, endpoint, answer));
    },
    page: async (endpoint, name, record, filter) => {
      const answer = await send(transport, endpoint, toParameters(filter));
      const items = rowsOf(answer, name, endpoint).map((row) => readAs(record, row, endpoint, answer));
      return { items, ...countsOf(answer.body) };
    },
  };
}

function send(transport: Transport, endpoint: Endpoint, parameters: Parameters, id = ''): Promise<ProviderAnswer> {
  for (const name of Object.keys(parameters)) {
    invariant(endpoint.accepts.includes(name), `${endpoint.path} does not accept ${name}`);
  }
  // An empty id would call another endpoint: /payments/ is a list, or a create.
  invariant(id !== '' || !endpoint.path.includes('{'), `${endpoint.path} needs an id`);
  const path = endpoint.path.replace(/\{\w+\}/, encodeURIComponent(id));
  const { method, isRead, cacheForMs } = endpoint;
  return transport({ method, path, parameters, isRead, cacheForMs });
}

function toParameters(filter: Readonly<Record<string, ParameterValue | number>>): Parameters {
  const renamed = Object.entries(filter).map(([name, value]) => [
    name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
    typeof value === 'number' ? String(value) : value,
  ]);
  return Object.fromEntries(renamed) as Parameters;
}

/** Optional fields may be missing; unknown fields are dropped. */
function readAs<R extends Schema>(record: R, body: unknown, endpoint: Endpoint, answer: ProviderAnswer): Reading<R> {
  try {
    return record.validateSync(body, { abortEarly: false, stripUnknown: true }) as Reading<R>;
  } catch (error) {
    if (error instanceof ValidationError) throw unreadable(endpoint, answer, faultyFields(error));
    throw error;
  }
}

function faultyFields(error: ValidationError): readonly string[] {
  return (error.inner.length > 0 ? error.inner : [error]).map(({ path }) => path || 'base');
}

function rowsOf(answer: ProviderAnswer, name: string, endpoint: Endpoint): readonly unknown[] {
  const rows = (answer.body as Record<string, unknown> | null)?.[name];
  if (!Array.isArray(rows)) throw unreadable(endpoint, answer, [name]);
  return rows;
}

/** The error for an answer without a required field. The call may have taken effect. */
function unreadable(endpoint: Endpoint, answer: ProviderAnswer, fields: readonly string[]): ProviderError {
  const { status, requestId } = answer;
  const call = { method: endpoint.method, path: endpoint.path, status, requestId };
  const errors = fields.map((field) => ({ field, code: 'unreadable', message: `${field} is unreadable`, params: {} }));
  return new ProviderError('unknown', call, 'unreadable_answer', errors);
}

/** The record of a call whose answer is not used. */
export const anything = object({});

/** `next_page` may name a page that does not exist, so the counts are used. */
function countsOf(body: unknown): { totalPages: number; totalEntries: number } {
  const { pagination } = body as { pagination?: { total_pages?: unknown; total_entries?: unknown } };
  return { totalPages: Number(pagination?.total_pages ?? 0), totalEntries: Number(pagination?.total_entries ?? 0) };
}
