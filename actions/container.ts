import { randomUUID } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { accountRequestsOf } from './accountRequests/accountRequestsOf';
import { beneficiaryIntent } from './beneficiaries/beneficiaryIntent';
import { documentStoreOf } from './documents/documentStoreOf';
import { sharepointFilesOf } from './documents/sharepointFilesOf';
import { cancelAtProvider } from './books/cancelAtProvider';
import { conversionChangeIntent } from './conversions/changes/conversionChangeIntent';
import { conversionIntent } from './conversions/conversionIntent';
import { connect } from './database/connection';
import { cognitoIdentity } from './identity/cognitoIdentity';
import { makeStoredChange } from './fourEyes/makeStoredChange';
import { governedChanges } from './governedChanges';
import { drainInline } from './intents/drainInline';
import type { IntentKinds } from './intents/intent';
import { mailerOf } from './mail/mailerOf';
import { paymentIntent } from './payments/paymentIntent';
import { connectingFetch } from './provider/connectingFetch';
import type { Context } from './context';
import { createProviderGateway } from './provider/gateway';
import { businessClock } from './runtime/clock';
import { readEnvironment } from './runtime/environment';
import { createLog } from './runtime/log';
import { createMetrics } from './runtime/metrics';
import { turnsWithin, type TurnLimits } from './runtime/turns';
import { startExportWorker } from './transactions/statements/startExportWorker';
import { chargeIntent, safeguardingTransferIntent, transferIntent } from './transfers/transferIntent';
import { contactIntent } from './users/contacts/contactIntent';
import { contactStatusIntent } from './users/contacts/contactStatusIntent';
import type { RuntimeContext } from './runtime/context';
import { invokeWorker } from './runtime/invokeWorker';

/** The kinds of intent that the sender knows, with what it does for each. */
export const intentKinds: IntentKinds = {
  payment: paymentIntent,
  beneficiary: beneficiaryIntent,
  conversion: conversionIntent,
  conversion_change: conversionChangeIntent,
  transfer: transferIntent,
  charge: chargeIntent,
  safeguarding_transfer: safeguardingTransferIntent,
  contact: contactIntent,
  contact_status: contactStatusIntent,
};

/** A file is read in ten seconds at most. One processor is left to the other calls. */
const fileTurns: TurnLimits = {
  running: Math.max(1, Math.min(2, availableParallelism() - 1)),
  waiting: 8,
  ofUser: 2,
  waitMs: 10_000,
};

/**
 * Builds the context of a Lambda container from its environment.
 * @throws Error that names each wrong variable
 */
export function createContext(
  variables: Record<string, string | undefined>,
  fetcher: typeof fetch = connectingFetch,
): Context {
  const environment = readEnvironment(variables);
  const database = connect(environment.DATABASE_URL);
  const clock = businessClock(environment.CLOCK_FILE);
  const log = createLog(environment.LOG_LEVEL);
  const metrics = createMetrics(environment.OTEL_EXPORTER_OTLP_ENDPOINT, environment.OTEL_SERVICE_NAME);
  const provider = createProviderGateway({
    baseUrl: environment.TCC_BASE_URL,
    timeoutMs: environment.TCC_TIMEOUT_MS,
    sealKey: environment.SEAL_KEY,
    database,
    log,
    metrics,
    fetch: fetcher,
    waiting: { now: () => clock.now().getTime(), random: Math.random, sleep: delay },
  });
  const documents = documentStoreOf(environment);
  const context: Context = {
    environment,
    database,
    provider,
    identity: cognitoIdentity(environment),
    documents,
    sharepoint: sharepointFilesOf(environment, documents),
    mailer: mailerOf(environment),
    accountRequests: accountRequestsOf(environment),
    clock,
    log,
    metrics,
    newId: randomUUID,
    random: Math.random,
    fileTurns: turnsWithin(fileTurns),
    drainInline: async (intentIds) =>
      environment.SENDING === 'held' ? undefined : drainInline(context, intentKinds, intentIds),
    startBatch: (batchId) => startBatchWorker(context, batchId),
    startExport: (exportId) => startExportWorker(context, exportId),
    cancelAtProvider: (record) => cancelAtProvider(context, record),
    makeStoredChange: (...change) => makeStoredChange(governedChanges, context, ...change),
  };
  return context;
}

let shared: Context | undefined;

/** The context of this Lambda container, built at the first call and reused while the container lives. */
export function sharedContext(): Context {
  shared ??= createContext(process.env);
  return shared;
}

/** Starts the Lambda that works off a batch. Where it cannot be started, the schedule `run-authorisation-batches` goes on within a minute. */
async function startBatchWorker(
  { environment, log }: Pick<RuntimeContext, 'environment' | 'log'>,
  batchId: string,
): Promise<void> {
  const { AUTHORISATION_WORKER: worker } = environment;
  if (!worker) return;
  await invokeWorker(worker, { batchId }).catch((error: unknown) => {
    log.error({ batchId, error: String(error) }, 'a batch of authorisations was left to the schedule');
  });
}
