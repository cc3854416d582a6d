import { createHash } from 'node:crypto';
import * as cognitoClient from 'amazon-cognito-identity-js';
import { modularPower } from '../../../../local/identity/modularPower';
import { quickenClient } from '../../../../local/identity/quickClient';
import { seeds, sized } from '../../../support/sized';

/** What the client exports without declaring it. */
interface Integer {
  toString(radix: number): string;
  modPow(exponent: Integer, divisor: Integer, done: () => void): Integer;
  constructor: new (text: string, radix: number) => Integer;
}
const { AuthenticationHelper } = cognitoClient as unknown as {
  AuthenticationHelper: new (poolName: string) => { readonly N: Integer };
};
const { N: group } = new AuthenticationHelper('');
const modulus = BigInt(`0x${group.toString(16)}`);

/** The definition, bit by bit. */
function definition(base: bigint, exponent: bigint): bigint {
  let result = 1n;
  let factor = base % modulus;
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * factor) % modulus;
    factor = (factor * factor) % modulus;
  }
  return result;
}

/** A number of so many bytes, the same for the same seed. */
const drawn = (seed: string, bytes: number): bigint =>
  BigInt(`0x${createHash('shake256', { outputLength: bytes }).update(seed).digest('hex')}`);

const samples = seeds(sized(30, 1000)).map((seed) => ({
  base: drawn(`base ${seed}`, 1 + ((seed * 7) % 384)) % modulus,
  // The client's private values have 128 bytes, all others 32.
  exponent: drawn(`exponent ${seed}`, seed % 3 ? 1 + (seed % 32) : 128),
}));

const corners = [0n, 1n, 2n, 255n, 256n, modulus - 2n, modulus - 1n, modulus, modulus + 5n].flatMap((base) =>
  [0n, 1n, 2n, 3n, 127n, 128n, 255n, 256n, 2n ** 256n - 1n, 2n ** 256n, 2n ** 1024n].map((exponent) => ({
    base,
    exponent,
  })),
);

/** Powers of two, whose first one is one digit long and whose last one has all of them. */
const lengths = Array.from({ length: sized(60, 3000) }, (_, index) => ({
  base: 2n,
  exponent: BigInt(index * sized(51, 1)),
}));

it.each([
  ['drawn numbers', samples],
  ['the smallest and the largest ones', corners],
  ['results of every length', lengths],
])('is the power by its definition for %s', (_, cases) => {
  for (const { base, exponent } of cases) {
    expect(modularPower(base, exponent, modulus)).toBe(definition(base, exponent));
  }
});

it('gives the identity client what it computes itself, also of a negative number', () => {
  const integer = (value: bigint): Integer => new group.constructor(value.toString(16), 16);
  const cases = [...samples.slice(0, sized(10, 200)), ...lengths.slice(1, 4)]
    .filter(({ exponent }) => exponent > 0n)
    .flatMap(({ base, exponent }) => [
      { base, exponent },
      { base: -base, exponent },
    ]);
  const computed = (): string[] =>
    cases.map(({ base, exponent }) =>
      integer(base)
        .modPow(integer(exponent), group, () => undefined)
        .toString(16),
    );
  const itself = computed();
  quickenClient();
  expect(computed()).toEqual(itself);
  const done = jest.fn();
  const power = integer(3n).modPow(integer(5n), group, done);
  expect(power.toString(16)).toBe('f3');
  expect(done.mock.calls).toEqual([[null, power]]);
});
