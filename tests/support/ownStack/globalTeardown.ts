import { rmSync } from 'node:fs';
import stopTestPostgres from '../globalTeardown';
import type { OwnStackSource } from './globalSetup';

/** Removes what the set-up made. A run that was given its source leaves it there. */
export default async function globalTeardown(): Promise<void> {
  if (globalThis.ownStackSource) removeSource(globalThis.ownStackSource);
  await stopTestPostgres();
}

function removeSource({ bundle, template }: OwnStackSource): void {
  rmSync(bundle, { force: true });
  rmSync(template.folder, { recursive: true, force: true });
}
