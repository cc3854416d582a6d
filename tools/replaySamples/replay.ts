import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createClient, type ProviderClient } from '../../actions/provider/client';
import { failureOf, ProviderError, readErrorBody } from '../../actions/provider/errors';
import { withSession } from '../../actions/provider/session';
import { createTransport } from '../../actions/provider/transport';
import { loginSamples, passedOver, replayedCalls } from './calls';
import { undocumentedParameters, type DocumentedEndpoint } from './documented';
import { readDocumentedErrors } from './documentedErrors';
import type { SampleServer } from './sampleServer';

/** What came of one sample. */
export interface Replay {
  readonly sample: string;
  readonly call: string;
  readonly outcome: string;
  readonly isGood: boolean;
}

const timeoutMs = 5000;

/** Replays one sample of the folder through the client, or says why no function reads it. */
export async function replaySample(folder: string, sample: string, server: SampleServer): Promise<Replay> {
  const text = readFileSync(join(folder, `${sample}.json`), 'utf8');
  if (sample === '_endpoints-and-models') return checkEndpoints(sample, text);
  if (sample === '_errors-by-endpoint') return checkErrors(sample, text);
  const reason = passedOver.find(([samples]) => samples.test(sample))?.[1];
  if (reason) return { sample, call: '–', outcome: reason, isGood: true };
  const isForLogin = loginSamples.test(sample);
  const call = isForLogin ? undefined : replayedCalls.find(({ samples }) => samples.test(sample));
  if (!isForLogin && !call) return { sample, call: '–', outcome: 'nobody reads this sample', isGood: false };
  server.answerWith({ status: statusOf(sample), body: text, isForLogin });
  const client = clientFor(server, sample);
  const asked = call ? call.run(client) : client.getCurrencies();
  return { sample, call: call?.name ?? 'sign in', ...(await outcomeOf(asked, sample, text)) };
}

/** Each sample signs in as somebody else, so that none has another's token. */
function clientFor(server: SampleServer, sample: string): ProviderClient {
  const transport = createTransport(server.url, timeoutMs, fetch);
  return createClient(withSession(transport, server.url, { loginId: sample, apiKey: sample }, () => 0));
}

function statusOf(sample: string): number {
  return Number(/^error-(\d+)/.exec(sample)?.[1] ?? 200);
}

type Outcome = Pick<Replay, 'outcome' | 'isGood'>;

async function outcomeOf(asked: Promise<unknown>, sample: string, text: string): Promise<Outcome> {
  const status = statusOf(sample);
  try {
    const reading = await asked;
    return { outcome: `read ${describe(reading)}`, isGood: status === 200 };
  } catch (error) {
    if (!(error instanceof ProviderError)) return { outcome: String(error), isGood: false };
    // Signing in succeeds with the recorded token; the call after it is then answered with a token as well.
    if (sample === 'auth-200') return { outcome: 'signed in', isGood: error.has('unreadable_answer') };
    return { outcome: `${error.failure}: ${codesOf(error)}`, isGood: isAsRecorded(error, sample, text) };
  }
}

function describe(reading: unknown): string {
  if (typeof reading !== 'object' || reading === null) return 'an answer without content';
  if (Array.isArray(reading)) return `${reading.length} rows`;
  if ('items' in reading && Array.isArray(reading.items)) return `a page of ${reading.items.length}`;
  return `${Object.values(reading).filter((value) => value !== null).length} fields`;
}

function codesOf(error: ProviderError): string {
  return [error.code, ...error.errors.map(({ field, code }) => `${field}=${code}`)].join(' ');
}

/** Kind and number of faults fit; a login that is refused counts as refused credentials. */
function isAsRecorded(error: ProviderError, sample: string, text: string): boolean {
  const status = statusOf(sample);
  const expected = loginSamples.test(sample) && status === 400 ? 'credentials' : failureOf(status);
  const { code, errors } = readErrorBody(text);
  const isWhole = error.code === code && error.errors.length === errors.length && errors.length > 0;
  return status !== 200 && error.call.status === status && error.failure === expected && isWhole;
}

function checkEndpoints(sample: string, text: string): Replay {
  const { endpoints } = JSON.parse(text) as { endpoints: readonly DocumentedEndpoint[] };
  const faults = undocumentedParameters(endpoints);
  const outcome = faults.length === 0 ? 'every path and parameter is documented' : faults.join('; ');
  return { sample, call: 'every endpoint', outcome, isGood: faults.length === 0 };
}

function checkErrors(sample: string, text: string): Replay {
  const { count, faults } = readDocumentedErrors(JSON.parse(text) as Parameters<typeof readDocumentedErrors>[0]);
  const outcome = faults.length === 0 ? `${count} errors read` : faults.join('; ');
  return { sample, call: 'readErrorBody', outcome, isGood: faults.length === 0 };
}
