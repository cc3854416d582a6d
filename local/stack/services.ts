import { createIdentity, type Identity } from '../identity/identity';
import { createSimulator, type Simulator } from '../provider/simulator';
import type { ActionClient } from './actionClient';
import type { LocalDatabase } from './database';
import { demoUsers } from './demo/users';
import { demoWorld, houseWorld } from './demo/world';
import { simulatorKey, type StackSecrets } from './secrets';
import { fileLog } from './log';
import { cloudCredentials, type Names } from './names';
import type { StackOptions } from './options';
import type { Parts } from './parts';
import type { persistentClock } from './persistentClock';

/** What the emulators are opened with. */
interface Base {
  readonly options: Pick<StackOptions, 'dataDir' | 'seed'>;
  readonly secrets: StackSecrets;
  readonly names: Names;
  readonly database: LocalDatabase;
  readonly clock: ReturnType<typeof persistentClock>;
  /** The time for which the demo data is written, both in the database and at the provider. */
  readonly startedAt: Date;
  /** How often the provider moves what is due; its default unless it is given. */
  readonly tickMs?: number;
  readonly parts: Parts;
}

/** The emulators, which run in the stack's own process. */
export interface Services {
  readonly identity: Identity;
  readonly simulator: Simulator;
}

/** The identity emulator and the provider simulator, each with what it has stored. */
export async function openServices(base: Base, actions: Pick<ActionClient, 'invoke'>): Promise<Services> {
  const identity = await base.parts.add(openIdentity(base, actions), (part) => part.close());
  const simulator = await base.parts.add(openSimulator(base), (part) => part.close());
  return { identity, simulator };
}

/** Makes the demo users and the demo world known, or the house alone. What is there already stays as it is. */
export async function seedServices(
  { identity, simulator }: Services,
  {
    options,
    secrets,
    startedAt,
  }: Pick<Base, 'secrets' | 'startedAt'> & { readonly options: Pick<StackOptions, 'seed'> },
): Promise<void> {
  const hasDemo = options.seed !== 'none';
  const apiKey = secrets.houseApiKey;
  await simulator.seed(hasDemo ? demoWorld(apiKey, startedAt) : houseWorld(apiKey));
  if (hasDemo) await identity.seed(demoUsers());
}

function openIdentity(
  { options, secrets, names, database }: Base,
  actions: Pick<ActionClient, 'invoke'>,
): Promise<Identity> {
  return createIdentity({
    databaseUrl: database.ownerUrl,
    issuer: names.issuer,
    userPoolId: names.userPoolId,
    clientId: names.clientId,
    credentials: cloudCredentials(secrets),
    preTokenGeneration: async (event) => (await actions.invoke('preTokenGeneration', event)) as typeof event,
    postConfirmation: (event) => actions.invoke('postConfirmation', event),
    passwordChanged: (event) => actions.invoke('passwordChanged', event),
    log: fileLog(options.dataDir, 'identity'),
  });
}

function openSimulator({ options, secrets, names, database, clock, tickMs }: Base): Promise<Simulator> {
  return createSimulator({
    databaseUrl: database.ownerUrl,
    hmacKey: secrets.hmacKey,
    pushUrl: `${names.origin}/webhooks/tcc`,
    controlKey: simulatorKey,
    accountRequestsKey: secrets.accountRequestsKey,
    clock,
    tickMs,
    log: fileLog(options.dataDir, 'provider'),
  });
}
