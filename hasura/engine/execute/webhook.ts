import type { IncomingHttpHeaders } from 'node:http';
import { EngineError } from '../errors';
import { readJson, writeJson, type Json, type JsonObject } from '../json';
import type { Webhook } from '../model/webhook';
import { requestHeaders } from './webhookHeaders';

/** A request to a handler as it goes out. */
export interface HandlerRequest {
  readonly method: string;
  readonly url: string;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** What a handler has answered. */
export interface HandlerResponse {
  readonly status: number;
  readonly text: string;
  readonly cookies: readonly string[];
}

/** The request that a handler gets where its metadata transforms nothing. */
export function usualRequest(webhook: Webhook, client: IncomingHttpHeaders, payload: JsonObject): HandlerRequest {
  return {
    method: 'POST',
    url: webhook.url,
    headers: requestHeaders(webhook, client),
    body: writeJson(payload),
  };
}

/** Sends a request to a handler, without following redirects. Throws `unexpected` when no answer comes in time. */
export async function sendRequest(
  { method, url, headers, body }: HandlerRequest,
  timeoutS: number,
  purpose: string,
): Promise<HandlerResponse> {
  const takesBody = method !== 'GET' && method !== 'HEAD';
  try {
    const response = await fetch(url, {
      method,
      headers,
      body: takesBody ? body : undefined,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutS * 1000),
    });
    return { status: response.status, text: await response.text(), cookies: response.headers.getSetCookie() };
  } catch (error) {
    const internal = { message: error instanceof Error ? error.message : String(error), request: { url } };
    throw new EngineError('unexpected', `http exception when ${purpose}`, '$', { internal });
  }
}

/** The JSON of a text; undefined when it is none. */
export function parsed(text: string): Json | undefined {
  try {
    return readJson(text);
  } catch {
    return undefined;
  }
}
