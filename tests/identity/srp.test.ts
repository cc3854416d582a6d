import { createHmac } from 'node:crypto';
import * as cognitoClient from 'amazon-cognito-identity-js';
import { beginExchange, isPassword, isProven, makeVerifier, type PasswordVerifier } from '../../local/identity/srp';

/** The client's half of SRP, which the library exports without declaring it. */
interface Helper {
  getLargeAValue(done: (error: unknown, value: BigInteger) => void): void;
  getPasswordAuthenticationKey(
    username: string,
    password: string,
    serverB: BigInteger,
    salt: BigInteger,
    done: (error: unknown, key: Uint8Array) => void,
  ): void;
}
interface BigInteger {
  toString(radix: number): string;
  constructor: new (text: string, radix: number) => BigInteger;
}

const { AuthenticationHelper } = cognitoClient as unknown as {
  AuthenticationHelper: new (poolName: string) => Helper;
};

const poolName = 'TestPool1';
const secretBlock = Buffer.from('block').toString('base64');
const timestamp = 'Sat Nov 21 05:11:54 UTC 2026';

/** The client's half of an exchange with the given server values, by the library itself. */
async function clientSide(helper: Helper, username: string, password: string, salt: string, serverPublic: string) {
  const a = await new Promise<BigInteger>((resolve) => helper.getLargeAValue((_, value) => resolve(value)));
  const integer = (hex: string) => new a.constructor(hex, 16);
  const key = await new Promise<Uint8Array>((resolve, reject) =>
    helper.getPasswordAuthenticationKey(username, password, integer(serverPublic), integer(salt), (error, made) =>
      error ? reject(error) : resolve(made),
    ),
  );
  const signature = createHmac('sha256', key)
    .update(poolName + username)
    .update(Buffer.from(secretBlock, 'base64'))
    .update(timestamp)
    .digest('base64');
  return { poolName, username, secretBlock, timestamp, signature };
}

async function newHelper() {
  const helper = new AuthenticationHelper(poolName);
  const a = await new Promise<BigInteger>((resolve) => helper.getLargeAValue((_, value) => resolve(value)));
  return { helper, clientPublic: a.toString(16) };
}

async function prove(kept: PasswordVerifier, password: string, isWanted: (serverPublic: string) => boolean) {
  const { helper, clientPublic } = await newHelper();
  let exchange = beginExchange(kept, clientPublic);
  while (!isWanted(exchange.serverPublic)) exchange = beginExchange(kept, clientPublic);
  const claim = await clientSide(helper, 'ada', password, kept.salt, exchange.serverPublic);
  return isProven(kept, exchange, claim);
}

const anyValue = () => true;

it.each([
  ['a leading zero byte', `00${'ab'.repeat(15)}`],
  ['two leading zero bytes', `0000${'cd'.repeat(14)}`],
  ['a leading zero digit', `0${'e'.repeat(31)}`],
  ['the sign bit set', 'ff'.repeat(16)],
  ['the sign bit clear', `7f${'00'.repeat(15)}`],
])('proves a password whose salt has %s', async (_, salt) => {
  const kept = makeVerifier(poolName, 'ada', 'Corridor-2026!', salt);
  expect(isPassword(kept, poolName, 'ada', 'Corridor-2026!')).toBe(true);
  expect(await prove(kept, 'Corridor-2026!', anyValue)).toBe(true);
  expect(await prove(kept, 'Corridor-2026?', anyValue)).toBe(false);
});

it('proves a password when the server’s public value is shorter than the group', async () => {
  const kept = makeVerifier(poolName, 'ada', 'Corridor-2026!');
  expect(await prove(kept, 'Corridor-2026!', (serverPublic) => serverPublic.length <= 766)).toBe(true);
}, 300_000);

it('does not take a proof for another name, block, time or pool', async () => {
  const kept = makeVerifier(poolName, 'ada', 'Corridor-2026!');
  const { helper, clientPublic } = await newHelper();
  const exchange = beginExchange(kept, clientPublic);
  const claim = await clientSide(helper, 'ada', 'Corridor-2026!', kept.salt, exchange.serverPublic);
  expect(isProven(kept, exchange, claim)).toBe(true);
  for (const change of [
    { username: 'eve' },
    { poolName: 'Other' },
    { timestamp: 'Sun Nov 22 05:11:54 UTC 2026' },
    { secretBlock: Buffer.from('other').toString('base64') },
    { signature: '' },
    { signature: Buffer.alloc(32).toString('base64') },
  ]) {
    expect(isProven(kept, exchange, { ...claim, ...change })).toBe(false);
  }
});
