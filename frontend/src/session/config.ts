/** The configuration of a deployment, fetched from /config.json at the start. */
export interface RuntimeConfig {
  readonly graphqlUrl: string;
  readonly graphqlWsUrl: string;
  readonly region: string;
  readonly userPoolId: string;
  readonly clientId: string;
  readonly cognitoEndpoint: string;
  readonly activityLogUrl: string;
  readonly currenciesUrl: string;
  readonly version: string;
  /** False switches the service worker off and unregisters an existing one. */
  readonly serviceWorker?: boolean;
}

/**
 * Reads the configuration.
 * @throws Error when the file cannot be loaded; the portal does not start without it
 */
export async function loadConfig(): Promise<RuntimeConfig> {
  const response = await fetch('/config.json', { cache: 'no-store' });
  if (!response.ok) throw new Error(`The configuration could not be read (${response.status}).`);
  return (await response.json()) as RuntimeConfig;
}
