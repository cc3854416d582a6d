import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, renameSync, rmSync } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { StringDecoder } from 'node:string_decoder';
import { createGunzip, createGzip } from 'node:zlib';

/** What a backup says of itself, in its first line. */
export interface BackupHead {
  /** `corridor-backup`. */
  readonly format: string;
  /** The version of this format. */
  readonly formatVersion: number;
  /** The release that made it, such as 0.5.0. */
  readonly release: string;
  /** The moment of the snapshot, in business time. */
  readonly takenAt: string;
  /** The migrations of its database, oldest first. */
  readonly migrations: readonly string[];
}

/** A table, a file, or what else is kept whole, as lines of text. */
export interface BackupPart {
  readonly name: string;
  /** The columns of a table that are written back. */
  readonly columns?: readonly string[];
  readonly lines: AsyncIterable<string> | Iterable<string>;
}

/** What a reader of a backup meets, in the order of the file. */
export type BackupEntry =
  | { readonly head: BackupHead }
  | { readonly part: string; readonly columns?: readonly string[] }
  | { readonly line: string };

/** What the last line says of each part. */
interface PartSum {
  readonly part: string;
  readonly lines: number;
  readonly sha256: string;
}

/** The version of the format that this release writes, and the only one that it reads. */
export const formatVersion = 1;

/**
 * Writes a backup: lines of JSON, packed by gzip. The last one is the manifest, with the number of lines and the SHA-256 of each part. The file
 * has its name once it is whole, and only its owner reads it: it holds the keys of the data directory.
 * @returns the manifest's SHA-256
 */
export async function writeBackup(file: string, head: BackupHead, parts: AsyncIterable<BackupPart>): Promise<string> {
  const draft = `${file}.part`;
  let sum = '';
  async function* text(): AsyncGenerator<string> {
    const manifest: PartSum[] = [];
    yield `${JSON.stringify({ head })}\n`;
    for await (const { name, columns, lines } of parts) {
      yield `${JSON.stringify({ part: name, columns })}\n`;
      const hash = partHash();
      for await (const line of lines) {
        hash.add(line);
        yield `${JSON.stringify({ line })}\n`;
      }
      manifest.push({ part: name, ...hash.sum() });
    }
    sum = sumOf(head, manifest);
    yield `${JSON.stringify({ manifest, sha256: sum })}\n`;
  }
  try {
    await pipeline(Readable.from(text()), createGzip({ level: 4 }), createWriteStream(draft, { mode: 0o600 }));
    renameSync(draft, file);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
  return sum;
}

/**
 * Reads a backup from its beginning, and compares it with its manifest on the way. Nothing that was read counts before the end.
 * @throws Error in one sentence when the file is no backup, is of another format version, or is not whole
 */
export async function* readBackup(file: string): AsyncGenerator<BackupEntry> {
  const sums: PartSum[] = [];
  let head: BackupHead | undefined;
  let hash = partHash();
  let isWhole = false;
  const closePart = (sum: ReturnType<typeof partHash>) => {
    const last = sums.pop();
    if (last) sums.push({ ...last, ...sum.sum() });
  };
  for await (const entry of entriesOf(file)) {
    if ('head' in entry) head = checkedHead(file, entry.head);
    if (!head) throw new Error(`${file} is no backup of Corridor.`);
    if ('line' in entry) hash.add(entry.line);
    else closePart(hash);
    if ('part' in entry) {
      hash = partHash();
      sums.push({ part: entry.part, lines: 0, sha256: '' });
    }
    if ('manifest' in entry) {
      isWhole = entry.sha256 === sumOf(head, sums) && entry.sha256 === sumOf(head, entry.manifest);
      continue;
    }
    yield entry;
  }
  if (!isWhole) throw new Error(`${file} is not whole: it does not match its checksums.`);
}

type StoredEntry = BackupEntry | { readonly manifest: readonly PartSum[]; readonly sha256: string };

/** @throws Error in one sentence when the file is no packed text of JSON, or is cut off */
async function* entriesOf(file: string): AsyncGenerator<StoredEntry> {
  const unpacked = createGunzip();
  // The loop below hears of an error, because the pipeline ends what it reads with it.
  pipeline(createReadStream(file), unpacked).catch(() => undefined);
  const decoder = new StringDecoder('utf8');
  let rest = '';
  try {
    for await (const chunk of unpacked) {
      const lines = (rest + decoder.write(chunk as Buffer)).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) yield JSON.parse(line) as StoredEntry;
    }
  } catch (error) {
    const { code, name } = error as NodeJS.ErrnoException;
    const isDamaged = name === 'SyntaxError' || code?.startsWith('Z_') || code === 'ERR_STREAM_PREMATURE_CLOSE';
    throw isDamaged ? new Error(`${file} is damaged, or no backup of Corridor.`, { cause: error }) : error;
  }
}

function checkedHead(file: string, head: BackupHead): BackupHead {
  if (head.format !== 'corridor-backup') throw new Error(`${file} is no backup of Corridor.`);
  if (head.formatVersion !== formatVersion) {
    throw new Error(
      `${file} has the format version ${head.formatVersion}; this release reads ${formatVersion}. Use release ${head.release}.`,
    );
  }
  return head;
}

/** Counts and hashes the lines of a part. */
function partHash() {
  const hash = createHash('sha256');
  let lines = 0;
  return {
    add: (line: string) => {
      lines += 1;
      // The length keeps apart what would read the same when joined.
      hash.update(`${line.length}:${line}`);
    },
    sum: () => ({ lines, sha256: hash.copy().digest('hex') }),
  };
}

const sumOf = (head: BackupHead, manifest: readonly PartSum[]): string =>
  createHash('sha256')
    .update(JSON.stringify([head, manifest.map(({ part, lines, sha256 }) => [part, lines, sha256])]))
    .digest('hex');
