import { createIdentity, type Identity } from '../identity/identity';
import { createSimulator, type Simulator } from '../provider/simulator';
import type { RunningActions } from './actions';
import type { LocalDatabase } from './database';
import { demoUsers } from './demo/users';
import { demoWorld, houseWorld } from './demo/world';
import { simulatorKey } from './keys';
import { fileLog } from './log';
import { cloudCredentials, type Names } from './names';
import type { StackOptions } from './options';
import type { Parts } from './parts';
import type { persistentClock } from './persistentClock';
import type { StackSecrets } from './secrets';

/** What the emulators are opened with. */
interface Base {
  readonly options: StackOptions;
  readonly secrets: StackSecrets;
  readonly names: Names;
  readonly database: LocalDatabase;
  readonly clock: ReturnType<typeof persistentClock>;
  /** The time for which the demo data is written, both in the database and at the provider. */
  readonly startedAt: Date;
  readonly parts: Parts;
}

/** The emulators, which run in the stack's own process. */
export interface Services {
  readonly identity: Identity;
  readonly simulator: Simulator;
}

/** The identity emulator and the provider simulator, with the demo users and the demo world. */
export async function openServices(base: Base, actions: RunningActions): Promise<Services> {
  const { options, secrets, startedAt, parts } = base;
  const identity = await parts.add(openIdentity(base, actions), (part) => part.close());
  const simulator = await parts.add(openSimulator(base), (part) => part.close());
  const hasDemo = options.seed !== 'none';
  const apiKey = secrets.houseApiKey;
  await simulator.seed(hasDemo ? demoWorld(apiKey, startedAt) : houseWorld(apiKey));
  if (hasDemo) await identity.seed(demoUsers());
  return { identity, simulator };
}

function openIdentity({ options, secrets, names, database }: Base, actions: RunningActions): Promise<Identity> {
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

function openSimulator({ options, secrets, names, database, clock }: Base): Promise<Simulator> {
  return createSimulator({
    databaseUrl: database.ownerUrl,
    hmacKey: secrets.hmacKey,
    pushUrl: `${names.origin}/webhooks/tcc`,
    controlKey: simulatorKey,
    accountRequestsKey: secrets.accountRequestsKey,
    clock,
    log: fileLog(options.dataDir, 'provider'),
  });
}
