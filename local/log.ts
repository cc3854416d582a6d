import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';

export type LocalLog = (entry: Record<string, unknown>) => void;

/** Appends JSON lines to `<dataDir>/<part>.log`, so that the terminal keeps to what a person needs. */
export function fileLog(dataDir: string, part: string): LocalLog {
  mkdirSync(dataDir, { recursive: true });
  const file = join(dataDir, `${part}.log`);
  return (entry) => appendFileSync(file, `${JSON.stringify({ at: new Date().toISOString(), ...entry })}\n`);
}
