import { invariant } from '../../../domain/invariant';
import { londonDay, londonHour } from '../../../domain/londonTime';
import type { PackManifest } from '../../../domain/safeguarding/pack/manifest';
import type { Context } from '../../context';
import type { DocumentStore } from '../../runtime/documentStore';
import { zipStream } from '../../runtime/zipStream';
import { packFiles } from './packFiles';

/** The hour in London from which the pack of a day is built. */
const fromHour = 1;

/** What a run did: why it built nothing, or what the pack has. */
export interface PackReport {
  readonly day: string;
  readonly state: 'written' | 'written_before' | 'too_early' | 'no_store';
  readonly documents: number;
  readonly missing: number;
}

/**
 * Builds the resolution pack of the day that it is in London, once, from one moment of the database (docs/decisions/078). One page of rows and
 * one part of the file are in memory at a time.
 */
export async function buildPack(context: Context): Promise<PackReport> {
  const { database, clock, documents } = context;
  const now = clock.now();
  const day = londonDay(now);
  const idle = (state: PackReport['state']) => ({ day, state, documents: 0, missing: 0 });
  if (await database('resolution_packs').where({ day }).first('id')) return idle('written_before');
  if (londonHour(now) < fromHour) return idle('too_early');
  if (!documents) return idle('no_store');
  const id = context.newId();
  const key = `packs/${id}/${context.newId()}`;
  const manifest = await write(context, documents, key, { day, now });
  const times = { started_at: now, finished_at: clock.now() };
  const inserted = await database('resolution_packs')
    .insert({ id, day, manifest: JSON.stringify(manifest), s3Key: key, ...times })
    .onConflict('day')
    .ignore()
    .returning('id');
  if (inserted.length === 0) {
    await documents.remove(key);
    return idle('written_before');
  }
  return { day, state: 'written', documents: manifest.documents.length, missing: manifest.missing.length };
}

async function write(
  { database }: Context,
  store: DocumentStore,
  key: string,
  moment: { readonly day: string; readonly now: Date },
): Promise<PackManifest> {
  const atOneMoment = { isolationLevel: 'repeatable read', readOnly: true } as const;
  return database.transaction(async (transaction) => {
    let manifest: PackManifest | undefined;
    const files = packFiles(transaction, moment, (made) => (manifest = made));
    await store.writeStream(key, 'application/zip', zipStream(files));
    invariant(manifest, 'A pack that was written has a manifest.');
    return manifest;
  }, atOneMoment);
}
