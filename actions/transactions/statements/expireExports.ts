import type { Context } from '../../context';

const maxFiles = 100;

/** Removes the files of exports whose time is over. One that cannot be removed is tried again by the next run. @returns how many were removed */
export async function expireExports(context: Context): Promise<number> {
  const { database, documents, clock } = context;
  const over = await database('exports')
    .where({ state: 'done' })
    .where('expires_at', '<', clock.now())
    .orderBy('expires_at')
    .limit(maxFiles)
    .select('id', 's3Key');
  for (const { id, s3Key } of over) {
    if (s3Key) await documents?.remove(s3Key);
    await database('exports').where({ id, state: 'done' }).update({ state: 'expired', s3Key: null });
  }
  return over.length;
}
