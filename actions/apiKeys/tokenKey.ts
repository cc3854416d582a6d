import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { calculateJwkThumbprint, exportJWK, type JWK } from 'jose';

/** Hasura's own Cognito tokens have the same. */
export const tokenAlgorithm = 'RS256';

/** The key that signs the tokens of API keys, and its public half as Hasura reads it. */
export interface TokenKey {
  readonly privateKey: KeyObject;
  readonly publicJwk: JWK & { readonly kid: string };
}

/** Reads the key from the environment. @param text PKCS #8 in DER, in base64 */
export async function readTokenKey(text: string): Promise<TokenKey> {
  const privateKey = createPrivateKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'pkcs8' });
  const jwk = await exportJWK(createPublicKey(privateKey));
  const kid = await calculateJwkThumbprint(jwk);
  return { privateKey, publicJwk: { ...jwk, kid, alg: tokenAlgorithm, use: 'sig' } };
}
