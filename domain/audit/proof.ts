/** The first property of every file with a proof. */
export const proofFormat = 'corridor-audit-proof-1';

/** A chosen row of the audit log with its place in the chain. */
export interface ProvenRow {
  readonly position: number;
  /** The row as the chain has it: a JSON array that begins with the number of the entry. */
  readonly text: string;
  /** The hash of the chain after the row, in hex. */
  readonly hash: string;
}

/** A place in the chain. */
export interface ChainPlace {
  readonly position: number;
  /** SHA-256 in hex. */
  readonly hash: string;
}

/**
 * Rows of the audit log with the links of the hash chain from the place before the first of them up to a sealed head. A link is a chosen row, or the
 * digest of a row that was not chosen. The hash after a link is SHA-256 of the hash before it and the digest of the row's text.
 */
export interface AuditProof {
  readonly format: typeof proofFormat;
  readonly start: ChainPlace;
  readonly links: readonly (string | ProvenRow)[];
  readonly head: ChainPlace;
}

/** What came of verifying a file. `row` is the number of the first row that is not as it was sealed. */
export type ProofVerdict =
  | { readonly isProven: true; readonly rows: readonly ProvenRow[]; readonly head: ChainPlace }
  | { readonly isProven: false; readonly row?: string; readonly reason: string };

/** SHA-256 of some bytes. */
export type Sha256 = (bytes: Uint8Array<ArrayBuffer>) => Promise<ArrayBuffer>;

/** The file of a proof. */
export const writeProof = (proof: AuditProof): string => JSON.stringify(proof);

/**
 * Verifies a file with a proof: computes the chain from its start over every link and compares it with the hash of each row and of the head. A file
 * that differs in a single byte is refused. The head itself has to be compared with one from another source.
 */
export async function verifyProof(file: string, sha256: Sha256): Promise<ProofVerdict> {
  const proof = readProof(file);
  if (!proof) return { isProven: false, reason: 'This is not a file with a proof, or its form was changed.' };
  const { start, links, head } = proof;
  const rows: ProvenRow[] = [];
  let hash = bytesOf(start.hash);
  for (const [index, link] of links.entries()) {
    const isRow = typeof link !== 'string';
    const digest = isRow ? new Uint8Array(await sha256(new TextEncoder().encode(link.text))) : bytesOf(link);
    hash = new Uint8Array(await sha256(new Uint8Array([...hash, ...digest])));
    if (!isRow) continue;
    if (hexOf(hash) !== link.hash || link.position !== start.position + index + 1) return brokenAt(link);
    rows.push(link);
  }
  if (hexOf(hash) !== head.hash || head.position !== start.position + links.length) {
    return { isProven: false, reason: 'The links after the last row do not lead to the head.' };
  }
  return { isProven: true, rows, head };
}

const brokenAt = (row: ProvenRow): ProofVerdict => ({
  isProven: false,
  row: entryOf(row),
  reason: 'The row, or a link between it and the row before, is not as it was sealed.',
});

/** The number of a row's entry in the audit log, as far as its text can be read. */
export function entryOf({ text }: ProvenRow): string {
  return /^\[(-?\d+),/.exec(text)?.[1] ?? 'unknown';
}

/** The proof in a file, if the file is written exactly as `writeProof` writes it. */
function readProof(file: string): AuditProof | undefined {
  try {
    const { start, links, head } = JSON.parse(file) as AuditProof;
    const proof: AuditProof = { format: proofFormat, start, links, head };
    const isComplete = isPlace(start) && isPlace(head) && links.every(isLink);
    return isComplete && writeProof(proof) === file ? proof : undefined;
  } catch {
    return undefined;
  }
}

const isHash = (value: unknown) => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);
const isPlace = ({ position, hash }: ChainPlace) => Number.isSafeInteger(position) && isHash(hash);
const isLink = (link: string | ProvenRow) =>
  typeof link === 'string' ? isHash(link) : isPlace(link) && typeof link.text === 'string';

const bytesOf = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
const hexOf = (bytes: Uint8Array) => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
