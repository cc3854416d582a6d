import { KritiError } from './template';

/** White space, and comments from `#` to the end of the line. */
const spacePattern = /(?:\s|#[^\n]*)*/y;

/** Reads a template's text from left to right. */
export class Cursor {
  private offset = 0;

  constructor(private readonly text: string) {}

  /** Skips white space and reads the matched text; undefined, without moving, when the pattern does not match. */
  match(pattern: RegExp): string | undefined {
    const start = this.offset;
    this.skipSpace();
    const found = this.raw(pattern);
    if (found === undefined) this.offset = start;
    return found;
  }

  /** Like `match`, without skipping white space. The pattern must be sticky. */
  raw(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.offset;
    const found = pattern.exec(this.text)?.[0];
    if (found !== undefined) this.offset += found.length;
    return found;
  }

  /** Reads the symbol if it is next; says whether it was. */
  take(symbol: string): boolean {
    const start = this.offset;
    this.skipSpace();
    if (!this.text.startsWith(symbol, this.offset)) {
      this.offset = start;
      return false;
    }
    this.offset += symbol.length;
    return true;
  }

  /** Reads the symbol. Throws KritiError when something else is next. */
  expect(symbol: string): void {
    if (!this.take(symbol)) throw this.error(`expected '${symbol}'`);
  }

  /** Runs `read`; goes back to the place before it when it gives undefined. */
  attempt<Result>(read: () => Result | undefined): Result | undefined {
    const start = this.offset;
    const result = read();
    if (result === undefined) this.offset = start;
    return result;
  }

  /** What has been read since an earlier place. */
  since(start: number): string {
    return this.text.slice(start, this.offset).trim();
  }

  get place(): number {
    return this.offset;
  }

  get isAtEnd(): boolean {
    this.skipSpace();
    return this.offset >= this.text.length;
  }

  /** An error with line and column of the current place. */
  error(message: string): KritiError {
    this.skipSpace();
    const before = this.text.slice(0, this.offset).split('\n');
    return new KritiError(`${message} at line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1}`);
  }

  private skipSpace(): void {
    this.raw(spacePattern);
  }
}
