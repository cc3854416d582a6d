import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Fixed keys of the local stack, part of its published contract. They are valid on loopback alone. */
export const loopbackAdminSecret = 'corridor-local-admin-secret';
export const simulatorKey = 'corridor-local';

/** The secrets of one data directory, created at its first start. */
export interface StackSecrets {
  readonly actionsSecret: string;
  /** Opens everything at the GraphQL engine. The fixed one while the stack listens on loopback alone. */
  readonly adminSecret: string;
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

/** What `secrets.json` holds: an admin secret only once the stack was started with `HOST`. */
type StoredSecrets = Omit<StackSecrets, 'adminSecret'> & Partial<Pick<StackSecrets, 'adminSecret'>>;

/** For whom a stack is started. */
interface Start {
  /** The name of this machine for others; absent: the stack serves this machine alone. */
  readonly host?: string;
  /** Receives the line that tells a new admin secret. */
  readonly say?: (line: string) => void;
}

const fileOf = (dataDir: string) => join(dataDir, 'secrets.json');

/** Reads the data directory's secrets and creates those that do not exist yet. A new admin secret is printed once. */
export function loadSecrets(dataDir: string, { host, say }: Start = {}): StackSecrets {
  const known = storedSecrets(dataDir);
  const secrets = withNewSecrets(known, host !== undefined);
  // A data directory of an earlier version lacks the keys that came later.
  if (Object.keys(secrets).some((name) => !(name in known))) {
    mkdirSync(dataDir, { recursive: true });
    // Whole or not at all: what is sealed with a lost key stays sealed.
    const draft = `${fileOf(dataDir)}.next`;
    writeFileSync(draft, JSON.stringify(secrets, null, 2), { mode: 0o600 });
    renameSync(draft, fileOf(dataDir));
  }
  const { adminSecret } = secrets;
  if (host === undefined || adminSecret === undefined) return { ...secrets, adminSecret: loopbackAdminSecret };
  if (known.adminSecret === undefined) say?.(`The admin secret is ${adminSecret}. "npm run secret" prints it again.`);
  return { ...secrets, adminSecret };
}

/** The secrets that the data directory has already. */
export function storedSecrets(dataDir: string): Partial<StoredSecrets> {
  const file = fileOf(dataDir);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Partial<StoredSecrets>) : {};
}

function withNewSecrets(known: Partial<StoredSecrets>, isForOthers: boolean): StoredSecrets {
  const hex = (bytes: number) => randomBytes(bytes).toString('hex');
  return {
    actionsSecret: hex(24),
    sealKey: hex(32),
    hmacKey: hex(24),
    houseApiKey: hex(32),
    cloudKey: hex(20),
    accountRequestsKey: hex(24),
    instance: hex(5),
    ...(isForOthers && { adminSecret: hex(24) }),
    ...known,
    // Making a pair of keys takes a tenth of a second.
    apiTokenKey: known.apiTokenKey ?? newTokenKey(),
  };
}

function newTokenKey(): string {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64');
}
