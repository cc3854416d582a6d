import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';

/** Appends JSON lines to `<dataDir>/<part>.log`, so that the terminal shows only what the user needs. */
export function fileLog(dataDir: string, part: string): (entry: Record<string, unknown>) => void {
  mkdirSync(dataDir, { recursive: true });
  const file = join(dataDir, `${part}.log`);
  return (entry) => appendFileSync(file, `${JSON.stringify({ at: new Date().toISOString(), ...entry })}\n`);
}
