import { createHash } from 'node:crypto';
import type { Books } from './books';

/** Ids and human references that depend on a seed and on how many were made before, also across restarts. */
export interface Identifiers {
  readonly uuid: (books: Books) => string;
  /** `YYMMDD-AAAAAA001`, the shape of a payment's reference. */
  readonly paymentReference: (books: Books, day: string) => string;
  /** `IF-YYYYMMDD-XXXXXX`, the shape of an inbound funds reference. */
  readonly inboundReference: (books: Books, day: string) => string;
  /** `YYYYMMDD-AAAAAA`, the shape of a conversion's reference. */
  readonly conversionReference: (books: Books, day: string) => string;
  /** `BT-YYYYMMDD-AAAAAA`, the shape of a transfer's reference. */
  readonly transferReference: (books: Books, day: string) => string;
  /** `YYMMDD-NNNNN`, the shape of an account's reference. */
  readonly accountReference: (books: Books, day: string) => string;
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** A generator for one simulator; its counter lives in the books, so an undone unit of work gives its ids back. */
export function createIdentifiers(seed: number): Identifiers {
  const draw = (books: Books): Buffer => {
    const value = books.get('counter', 'identifiers')?.value ?? 0;
    books.put('counter', 'identifiers', { value: value + 1 });
    return createHash('sha256').update(`${seed}/${value}`).digest();
  };
  const word = (bytes: Buffer) => [...bytes.subarray(0, 6)].map((byte) => letters[byte % letters.length]).join('');
  const digits = (bytes: Buffer) => String(bytes.readUInt32BE(0) % 100_000).padStart(5, '0');
  return {
    uuid: (books) => uuidFrom(draw(books)),
    paymentReference: (books, day) => `${compact(day).slice(2)}-${word(draw(books))}001`,
    inboundReference: (books, day) => `IF-${compact(day)}-${word(draw(books))}`,
    conversionReference: (books, day) => `${compact(day)}-${word(draw(books))}`,
    transferReference: (books, day) => `BT-${compact(day)}-${word(draw(books))}`,
    accountReference: (books, day) => `${compact(day).slice(2)}-${digits(draw(books))}`,
  };
}

/** An id that follows from a name: the same in every simulator and every run. */
export function uuidOf(name: string): string {
  return uuidFrom(createHash('sha256').update(name).digest());
}

/** A version 4 UUID out of the first 16 of some random bytes. */
function uuidFrom(bytes: Buffer): string {
  const fixed = Buffer.from(bytes.subarray(0, 16));
  fixed.writeUInt8((fixed.readUInt8(6) & 0x0f) | 0x40, 6);
  fixed.writeUInt8((fixed.readUInt8(8) & 0x3f) | 0x80, 8);
  return fixed.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

const compact = (day: string): string => day.replaceAll('-', '');
