import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';

/** Appends to a file. Text that cannot be written, for example on a full disk, is dropped without an error. */
export function appendTo(file: string): (text: string | Buffer) => void {
  return (text) => {
    try {
      appendFileSync(file, text);
    } catch {
      return;
    }
  };
}

/** Appends JSON lines to `<dataDir>/<part>.log`, so that the terminal shows only what the user needs. */
export function fileLog(dataDir: string, part: string): (entry: Record<string, unknown>) => void {
  mkdirSync(dataDir, { recursive: true });
  const append = appendTo(join(dataDir, `${part}.log`));
  return (entry) => append(`${JSON.stringify({ at: new Date().toISOString(), ...entry })}\n`);
}
