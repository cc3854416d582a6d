import type { Account, Contact, Login } from '../store/records';
import type { Work } from '../work';
import type { CallParameters } from './callParameters';
import type { ParameterTable } from './parameterRules';

/** What goes back: a JSON body, a ready text or bytes (with their own content type), or nothing. */
export interface Answer {
  readonly status: number;
  readonly body?: unknown;
  readonly text?: string | Buffer;
  readonly headers?: Readonly<Record<string, string>>;
}

/** For whom a call acts: the login's own contact, or the contact named by `on_behalf_of`. */
export interface Actor {
  readonly login: Login;
  readonly token: string;
  readonly contact: Contact;
  readonly account: Account;
  readonly isOnBehalf: boolean;
}

/** A call whose parameters have passed the endpoint's table. */
export interface OpenCall extends Work {
  readonly parameters: CallParameters;
  /** The value in the path's first braces, lower case; empty for a path without. */
  readonly id: string;
  /** The values in the path's braces by name, lower case. */
  readonly ids: Readonly<Record<string, string>>;
  /** Scheme and host under which the caller reached the simulator, for links in answers. */
  readonly origin: string;
  /** Signs links that anybody may open for a while. */
  readonly linkKey: string;
}

/** A call of somebody who is logged in. */
export interface Call extends OpenCall {
  readonly actor: Actor;
}

type Method = 'GET' | 'POST' | 'PUT';

interface EndpointBase {
  readonly method: Method;
  /** Below `/v2`. A name in braces that ends in `id` takes a UUID only. */
  readonly path: string;
  /** `error_code` of a call whose parameters do not pass. */
  readonly failure: string;
  readonly parameters: ParameterTable;
  /** Requests per minute that it draws on. */
  readonly limit: 'authenticate' | 'rates' | 'general';
}

/** An endpoint for callers without a token. */
export interface OpenEndpoint extends EndpointBase {
  readonly access: 'open';
  readonly handle: (call: OpenCall) => Answer;
}

/** An endpoint that needs a token. `onBehalfOf` false: naming a contact is an extra parameter. */
export interface SessionEndpoint extends EndpointBase {
  readonly access: 'session';
  readonly onBehalfOf: boolean;
  readonly handle: (call: Call) => Answer;
}

export type Endpoint = OpenEndpoint | SessionEndpoint;

/** 200 with a JSON body. */
export function ok(body: unknown): Answer {
  return { status: 200, body };
}

/** A session endpoint with what most of them share: `on_behalf_of` accepted, the general limit. */
export function endpoint(
  method: Method,
  path: string,
  failure: string,
  parameters: ParameterTable,
  handle: (call: Call) => Answer,
): SessionEndpoint {
  return { access: 'session', method, path, failure, parameters, onBehalfOf: true, limit: 'general', handle };
}

/** A session endpoint that runs at the level of the login's own account: naming a contact is refused. */
export function houseEndpoint(...stated: Parameters<typeof endpoint>): SessionEndpoint {
  return { ...endpoint(...stated), onBehalfOf: false };
}
