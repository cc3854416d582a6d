import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parse } from 'yaml';
import { inlineWaitMs } from '../../../actions/intents/drainInline';
import { runForMs } from '../../../actions/schedules/sendIntents';
import { syncLeaseMs } from '../../../actions/schedules/syncProvider';
import { leaseMs, maxExchangeMs } from '../../../domain/intents/attempt';

interface Service {
  readonly provider: { readonly timeout: number; readonly environment: Readonly<Record<string, string>> };
  readonly functions: Readonly<Record<string, { readonly timeout?: number; readonly events?: readonly object[] }>>;
}

const service = parse(readFileSync(resolve(__dirname, '../../../serverless.yml'), 'utf8')) as Service;
const { provider, functions } = service;
const timeoutMs = (name: string) => (functions[name]!.timeout ?? provider.timeout) * 1000;

/** An HTTP API gives up after this time. */
const gatewayMs = 30_000;

test('send-intents lasts until the lease of the last attempt of a run has ended', () => {
  expect(timeoutMs('send-intents')).toBeGreaterThanOrEqual(runForMs + leaseMs);
});

test('a run of sync-provider holds its lease for longer than its Lambda lasts', () => {
  expect(syncLeaseMs).toBeGreaterThan(timeoutMs('sync-provider'));
});

const answering = Object.keys(functions).filter((name) => functions[name]!.events?.some((event) => 'httpApi' in event));

test.each(answering)('%s can sign in, ask the provider once and wait for an intent, and answers in time', (name) => {
  expect(timeoutMs(name)).toBeGreaterThan(2 * maxExchangeMs + inlineWaitMs);
  expect(timeoutMs(name)).toBeLessThan(gatewayMs);
});

test('the Lambdas get the time limit of an exchange from their environment, by default the longest', () => {
  expect(provider.environment.TCC_TIMEOUT_MS).toBe(`\${env:TCC_TIMEOUT_MS, '${maxExchangeMs}'}`);
});
