import { clientId, type TestPool } from './startPool';

/** An answer as it travels. */
export interface RawAnswer {
  readonly status: number;
  readonly body: Record<string, unknown> & { readonly __type?: string; readonly message?: string };
}

/** Sends one operation as anybody with a network could, without a client library and without a signature. */
export async function call(
  pool: TestPool,
  operation: string,
  input: unknown,
  headers: Record<string, string> = {},
): Promise<RawAnswer> {
  const response = await fetch(pool.endpoint, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
      ...headers,
    },
    body: typeof input === 'string' ? input : JSON.stringify(input),
  });
  return { status: response.status, body: (await response.json()) as RawAnswer['body'] };
}

/** Signs in by plain password, up to the first challenge or the tokens. */
export function byPassword(pool: TestPool, username: string, password: string): Promise<RawAnswer> {
  return call(pool, 'InitiateAuth', {
    AuthFlow: 'USER_PASSWORD_AUTH',
    ClientId: clientId,
    AuthParameters: { USERNAME: username, PASSWORD: password },
  });
}

/** Answers a challenge with a session of the caller's choosing. */
export function respond(
  pool: TestPool,
  challenge: string,
  session: unknown,
  responses: Record<string, string>,
): Promise<RawAnswer> {
  return call(pool, 'RespondToAuthChallenge', {
    ChallengeName: challenge,
    ClientId: clientId,
    Session: session,
    ChallengeResponses: responses,
  });
}

/** Asks for new tokens. */
export function refresh(pool: TestPool, token: string): Promise<RawAnswer> {
  return call(pool, 'InitiateAuth', {
    AuthFlow: 'REFRESH_TOKEN_AUTH',
    ClientId: clientId,
    AuthParameters: { REFRESH_TOKEN: token },
  });
}
