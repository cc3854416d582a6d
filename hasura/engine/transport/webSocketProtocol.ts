import type { GraphqlError } from './errorBody';

/** What a message of the client asks for. `pong` asks for nothing. */
export type ClientMessageKind = 'init' | 'start' | 'stop' | 'ping' | 'pong' | 'terminate';

/** A message to the client. */
export type ServerMessage = Readonly<Record<string, unknown>> & { readonly type: string };

/** How a protocol answers: messages in order, then perhaps the end of the connection. */
export interface Reaction {
  readonly messages: readonly ServerMessage[];
  readonly close?: { readonly code: number; readonly reason?: string };
}

/** Message types and close codes of a protocol; all other behaviour is common to the protocols. */
export interface WebSocketProtocol {
  /** The `type` of each message that a client may send. */
  readonly kinds: Readonly<Record<string, ClientMessageKind>>;
  /** The `type` that carries an answer. */
  readonly dataType: string;
  /** Sent after the init, then every five seconds. */
  readonly keepAlive: ServerMessage;
  /** The client has not sent an init in time. */
  readonly initTimeout: Reaction;
  /** The init was not authenticated. */
  readonly forbidden: (reason: string) => Reaction;
  /** A message is no JSON object, has an unknown type or lacks its id. */
  readonly invalidMessage: Reaction;
  /** An operation cannot start: the connection is not initialised, or its id is in use. */
  readonly startRefused: (id: string, error: GraphqlError) => Reaction;
  /** An operation was refused before it ran. */
  readonly rejected: (id: string, error: GraphqlError) => Reaction;
  /** An operation ended with an error. */
  readonly failed: (id: string, error: GraphqlError) => Reaction;
}
