import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The secrets of one data directory, created at its first start. */
export interface StackSecrets {
  readonly actionsSecret: string;
  readonly sealKey: string;
  readonly hmacKey: string;
  readonly houseApiKey: string;
  /** Part of the pool and client ids: cookies ignore ports, so two stacks must not share them. */
  readonly instance: string;
}

/** Reads the data directory's secrets and creates them if they do not exist yet. */
export function loadSecrets(dataDir: string): StackSecrets {
  const file = join(dataDir, 'secrets.json');
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true });
    const hex = (bytes: number) => randomBytes(bytes).toString('hex');
    const made: StackSecrets = {
      actionsSecret: hex(24),
      sealKey: hex(32),
      hmacKey: hex(24),
      houseApiKey: hex(32),
      instance: hex(5),
    };
    writeFileSync(file, JSON.stringify(made, null, 2), { mode: 0o600 });
  }
  return JSON.parse(readFileSync(file, 'utf8')) as StackSecrets;
}
