import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { seedReference } from '../../seeds/reference';
import { writeLarge } from '../../seeds/large/writeLarge';
import { ownerDatabase } from '../../tools/database/ownerDatabase';
import { migrate } from '../../tools/migrate/migrate';
import { step } from './benchmark';
import { benchDirectory, databaseUrl, freshDatabase } from './cluster';

/**
 * The portal's schema with the large data set, loaded once; later runs find it there.
 * @param scale 1 is a million payments and two million entries of statements
 * @returns the database's address
 */
export async function largeDatabase(serverUrl: string, scale: number): Promise<string> {
  const name = `bench_lists_${String(scale).replace('.', '_')}`;
  const marker = join(benchDirectory, `${name}.loaded`);
  if (existsSync(marker)) return databaseUrl(serverUrl, name);
  const url = await freshDatabase(serverUrl, name);
  const owner = ownerDatabase(url);
  await migrate(owner);
  await seedReference(owner);
  const onProgress = (share: number) => step(`loading ${Math.round(share * 100)} %`);
  await writeLarge(owner, { scale, seed: 1, now: new Date(), onProgress });
  await owner.raw('vacuum analyze');
  await owner.destroy();
  writeFileSync(marker, '');
  return url;
}
