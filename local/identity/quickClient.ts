import * as cognitoClient from 'amazon-cognito-identity-js';
import { modularPower } from './modularPower';

/** The client's integers, which it does not declare. */
interface Integer {
  toString(radix: number): string;
  constructor: IntegerClass;
}
interface IntegerClass {
  new (text: string, radix: number): Integer;
  readonly prototype: { modPow: ModPow };
}
type ModPow = (
  this: Integer,
  exponent: Integer,
  modulus: Integer,
  done: (error: unknown, power: Integer) => void,
) => Integer;

const { AuthenticationHelper } = cognitoClient as unknown as {
  AuthenticationHelper: new (poolName: string) => { readonly N: Integer };
};

/** Knows the class of the integers, and does not begin a sign-in. */
class IdleHelper extends AuthenticationHelper {
  calculateA(): void {}
}

/** Lets OpenSSL compute for the client, which otherwise does it in JavaScript, as it must in a browser: a fifth of a second for each sign-in. */
export function quickenClient(): void {
  new IdleHelper('').N.constructor.prototype.modPow = function (exponent, modulus, done) {
    const divisor = valueOf(modulus);
    // Of the server's public value the client subtracts a part that may be larger.
    const base = ((valueOf(this) % divisor) + divisor) % divisor;
    const power = new this.constructor(modularPower(base, valueOf(exponent), divisor).toString(16), 16);
    done(null, power);
    return power;
  };
}

function valueOf(integer: Integer): bigint {
  const hex = integer.toString(16);
  return hex.startsWith('-') ? -BigInt(`0x${hex.slice(1)}`) : BigInt(`0x${hex}`);
}
