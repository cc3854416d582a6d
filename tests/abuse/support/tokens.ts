import { SignJWT } from 'jose';

/** The key that the target's engine verifies tokens with. */
export const tokenKey = 'a key of at least thirty-two bytes!';

/** The headers of a user with role `user`. */
export async function headersOf(user: string): Promise<Record<string, string>> {
  const claims = {
    'x-hasura-allowed-roles': ['user'],
    'x-hasura-default-role': 'user',
    'x-hasura-user-id': user,
  };
  const token = await new SignJWT({ 'https://hasura.io/jwt/claims': claims })
    .setProtectedHeader({ alg: 'HS256' })
    .setExpirationTime('2h')
    .sign(Buffer.from(tokenKey));
  return { authorization: `Bearer ${token}` };
}
