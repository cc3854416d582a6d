import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The secrets of one data directory, created at its first start. */
export interface StackSecrets {
  readonly actionsSecret: string;
  readonly sealKey: string;
  readonly hmacKey: string;
  readonly houseApiKey: string;
  /** Signs the actions' requests to the identity emulator, as a secret access key signs requests to AWS. */
  readonly cloudKey: string;
  /** Signs the tokens of API keys. */
  readonly apiTokenKey: string;
  /** The credential of requests for accounts at the simulator. */
  readonly accountRequestsKey: string;
  /** Part of the pool and client ids: cookies ignore ports, so two stacks must not share them. */
  readonly instance: string;
}

/** Reads the data directory's secrets and creates them if they do not exist yet. */
export function loadSecrets(dataDir: string): StackSecrets {
  const file = join(dataDir, 'secrets.json');
  const known = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Partial<StackSecrets>) : {};
  const secrets = withNewSecrets(known);
  // A data directory of an earlier version lacks the keys that came later.
  if (Object.keys(secrets).some((name) => !(name in known))) {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(file, JSON.stringify(secrets, null, 2), { mode: 0o600 });
  }
  return secrets;
}

function withNewSecrets(known: Partial<StackSecrets>): StackSecrets {
  const hex = (bytes: number) => randomBytes(bytes).toString('hex');
  return {
    actionsSecret: hex(24),
    sealKey: hex(32),
    hmacKey: hex(24),
    houseApiKey: hex(32),
    cloudKey: hex(20),
    accountRequestsKey: hex(24),
    instance: hex(5),
    ...known,
    // Making a pair of keys takes a tenth of a second.
    apiTokenKey: known.apiTokenKey ?? newTokenKey(),
  };
}

function newTokenKey(): string {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64');
}
