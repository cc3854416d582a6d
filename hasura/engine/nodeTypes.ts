/**
 * What the engine takes of Node's `http`, as types of its own: those of the package then need no `@types/node`. Node's own objects fit, and
 * nothing else is meant to be given.
 */

/** Headers of a request as Node gives them. */
export type RequestHeaders = Readonly<Record<string, string | string[] | undefined>> & {
  readonly authorization?: string;
  readonly cookie?: string;
};

/** An `http.IncomingMessage`. */
export interface NodeRequest {
  readonly method?: string;
  readonly url?: string;
  readonly headers: RequestHeaders;
}

/** An `http.ServerResponse`. */
export interface NodeResponse {
  statusCode: number;
  readonly headersSent: boolean;
}

/** The socket of an upgrade, a `stream.Duplex`. */
export interface NodeSocket {
  readonly readable: boolean;
  readonly writable: boolean;
}
