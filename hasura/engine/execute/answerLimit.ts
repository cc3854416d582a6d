import type { Duplex } from 'node:stream';
import type { PoolClient } from 'pg';
import { EngineError } from '../errors';

/** The maximum size of what Postgres answers to one statement, in bytes. */
export const maxAnswerBytes = 16 * 1024 * 1024;

/** Type and length of a message of Postgres' protocol; the length counts itself. */
const headerBytes = 5;
const typeBytes = 1;
const readyForQuery = 'Z'.charCodeAt(0);

/**
 * Destroys the connection when Postgres announces more than `maxBytes` for one statement: a message says its length before its
 * content, so that nothing of a large answer is kept. The statement fails with an EngineError, and the pool opens another connection.
 */
export function limitAnswers(client: PoolClient, maxBytes = maxAnswerBytes): void {
  const { stream } = (client as PoolClient & { readonly connection: { readonly stream: Duplex } }).connection;
  const meter = new MessageMeter();
  stream.on('data', (chunk: Buffer) => {
    if (meter.add(chunk) > maxBytes) stream.destroy(new EngineError('unexpected', 'response exceeded size limit'));
  });
}

/** Adds up the lengths of the messages that answer one statement. */
class MessageMeter {
  private header = Buffer.alloc(0);
  /** Bytes of the current message that are still to come. */
  private rest = 0;
  private total = 0;

  /** Takes the next bytes of the connection; gives the largest size that a statement's answer has reached in them. */
  add(chunk: Buffer): number {
    let largest = 0;
    for (let at = 0; at < chunk.length;) {
      if (this.rest === 0) {
        at += this.readHeader(chunk.subarray(at));
        largest = Math.max(largest, this.total);
      }
      const skipped = Math.min(this.rest, chunk.length - at);
      this.rest -= skipped;
      at += skipped;
    }
    return largest;
  }

  /** Reads what there is of a header; gives the number of bytes taken. */
  private readHeader(bytes: Buffer): number {
    const taken = bytes.subarray(0, headerBytes - this.header.length);
    this.header = Buffer.concat([this.header, taken]);
    if (this.header.length === headerBytes) {
      const length = this.header.readInt32BE(typeBytes);
      this.rest = length + typeBytes - headerBytes;
      this.total = this.header[0] === readyForQuery ? 0 : this.total + length;
      this.header = Buffer.alloc(0);
    }
    return taken.length;
  }
}
