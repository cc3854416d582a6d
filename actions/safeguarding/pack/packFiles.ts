import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import { keptElsewhere, type PackDocument, type PackManifest } from '../../../domain/safeguarding/pack/manifest';
import { missingParts } from '../../../domain/safeguarding/pack/missingParts';
import { observed } from '../../runtime/documentStore';
import type { ZipFile } from '../../runtime/zipStream';
import { packDocuments } from './packDocuments';
import { packFacts } from './packFacts';
import { readRows } from './readRows';

/** The moment of a pack. */
export interface PackMoment {
  readonly day: string;
  readonly now: Date;
}

/**
 * The files of a pack, each read while it is taken, and last its manifest.
 * @param onManifest called with the manifest before its file is taken
 */
export async function* packFiles(
  transaction: Knex.Transaction,
  { day, now }: PackMoment,
  onManifest: (manifest: PackManifest) => void,
): AsyncGenerator<ZipFile> {
  const documents: PackDocument[] = [];
  for (const { name, title, sql } of packDocuments) {
    const [path, hash] = [`${name}.csv`, createHash('sha256')];
    const counted = { rows: 0, bytes: 0 };
    const text = readRows(transaction, sql, (rows) => (counted.rows += rows));
    const content = observed(text, (piece) => {
      hash.update(piece);
      counted.bytes += piece.length;
    });
    yield { path, content };
    documents.push({ name: path, title, ...counted, sha256: hash.digest('hex') });
  }
  const missing = missingParts(await packFacts(transaction), day);
  const manifest: PackManifest = { day, readAt: now.toISOString(), documents, missing, elsewhere: keptElsewhere };
  onManifest(manifest);
  yield { path: 'manifest.json', content: [new TextEncoder().encode(JSON.stringify(manifest, null, 2))] };
}
