import { type GraphqlError } from './errorBody';

/** What a message of the client asks for. `pong` asks for nothing. */
export type ClientMessageKind = 'init' | 'start' | 'stop' | 'ping' | 'pong' | 'terminate';

/** A message to the client. */
export type ServerMessage = Readonly<Record<string, unknown>> & { readonly type: string };

/** How a protocol answers: messages in order, then perhaps the end of the connection. */
export interface Reaction {
  readonly messages: readonly ServerMessage[];
  readonly close?: { readonly code: number; readonly reason?: string };
}

/** The words and close codes of a protocol; everything else is the same for all. */
export interface WebSocketProtocol {
  /** The `type` of each message that a client may send. */
  readonly kinds: Readonly<Record<string, ClientMessageKind>>;
  /** The `type` that carries an answer. */
  readonly dataType: string;
  /** Sent after the init, then every five seconds. */
  readonly keepAlive: ServerMessage;
  /** No init came in time. */
  readonly late: Reaction;
  /** The init shows no right to be here. */
  readonly forbidden: (reason: string) => Reaction;
  /** A message that is no JSON object, has an unknown type or lacks its id. */
  readonly unreadable: Reaction;
  /** An operation that may not start now, or not under this id. */
  readonly unstartable: (id: string, error: GraphqlError) => Reaction;
  /** An operation that was refused before it ran. */
  readonly rejected: (id: string, error: GraphqlError) => Reaction;
  /** An operation that ended by an error. */
  readonly failed: (id: string, error: GraphqlError) => Reaction;
}
