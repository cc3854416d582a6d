const timeoutMs = 5000;

/**
 * Whether the GraphQL service answers at all. It needs no token and no place in the allow-list: a refusal is an answer too, except a
 * gateway's for a service that is down.
 */
export async function askServer(url: string): Promise<boolean> {
  try {
    const response = await fetch(new URL(url, window.location.href), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: '{ __typename }' }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    return response.status < 500;
  } catch {
    return false;
  }
}
