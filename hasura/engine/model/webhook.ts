import { fillTemplate, headerValue, type Environment } from '../metadata/environment';
import type { WebhookMetadata } from '../metadata/types';

/** An HTTP handler with its address and configured headers ready to use. */
export interface Webhook {
  readonly url: string;
  readonly headers: readonly { readonly name: string; readonly value: string }[];
  /** Whether a configured header wins over a client's of the same name. */
  readonly configuredHeadersWin: boolean;
  readonly forwardsClientHeaders: boolean;
  /** Client headers that are not forwarded, in place of the usual ones. */
  readonly ignoredClientHeaders?: readonly string[];
  readonly timeoutS: number;
}

/** What handlers are built with besides their metadata. */
export interface WebhookOptions {
  readonly environment: Environment;
  readonly configuredHeadersWin: boolean;
}

/** Resolves a handler's address and headers. Throws for an environment variable that is missing. */
export function buildWebhook(
  address: string,
  metadata: WebhookMetadata,
  defaultTimeoutS: number,
  { environment, configuredHeadersWin }: WebhookOptions,
): Webhook {
  return {
    url: fillTemplate(address, environment),
    headers: (metadata.headers ?? []).map((header) => ({
      name: header.name,
      value: headerValue(header, environment),
    })),
    configuredHeadersWin,
    forwardsClientHeaders: metadata.forward_client_headers ?? false,
    ignoredClientHeaders: metadata.ignored_client_headers,
    timeoutS: metadata.timeout ?? defaultTimeoutS,
  };
}
