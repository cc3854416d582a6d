import { AggregationTemporality, InMemoryMetricExporter, type Histogram } from '@opentelemetry/sdk-metrics';
import { createMetrics, measured, metricsOf, type Metrics } from '../../../../actions/runtime/metrics';
import { RuleError } from '../../../../domain/errors';

/** A clock in milliseconds, which the test moves. */
let now: number;
let exporter: InMemoryMetricExporter;
let metrics: Metrics;

beforeEach(() => {
  now = 0;
  exporter = new InMemoryMetricExporter(AggregationTemporality.CUMULATIVE);
  metrics = metricsOf(exporter, 'test', () => now);
});

/** What was exported last: the series of each histogram. */
function exported() {
  const last = exporter.getMetrics().at(-1);
  const found = last?.scopeMetrics.flatMap((scope) => scope.metrics) ?? [];
  return found.flatMap(({ descriptor, dataPoints }) =>
    dataPoints.map(({ attributes, value }) => {
      const { count, sum } = value as Histogram;
      return { histogram: descriptor.name, unit: descriptor.unit, ...attributes, count, sum };
    }),
  );
}

async function flushLater(): Promise<void> {
  now += 10_000;
  await metrics.flush();
}

test('work is recorded with its name, how it ended and how long it took', async () => {
  const work = (milliseconds: number, error?: Error) => () => {
    now += milliseconds;
    return error ? Promise.reject(error) : Promise.resolve('result');
  };
  const action = { work: 'action', name: 'createPayment' } as const;
  expect(await measured(metrics, action, work(250))).toBe('result');
  expect(await measured(metrics, action, work(750))).toBe('result');
  await expect(measured(metrics, action, work(100, new RuleError('amount_above_limit')))).rejects.toThrow(RuleError);
  await expect(measured(metrics, action, work(500, new Error('a fault')))).rejects.toThrow('a fault');
  const call = { work: 'provider_call', name: 'GET /payments/{id}' } as const;
  await expect(measured(metrics, call, work(3000, new Error()), () => 'unknown')).rejects.toThrow();
  await flushLater();
  const ofAction = { histogram: 'corridor.action.duration', unit: 's', name: 'createPayment' };
  expect(exported()).toEqual([
    { ...ofAction, outcome: 'ok', count: 2, sum: 1 },
    { ...ofAction, outcome: 'refused', count: 1, sum: 0.1 },
    { ...ofAction, outcome: 'failed', count: 1, sum: 0.5 },
    {
      ...call,
      work: undefined,
      histogram: 'corridor.provider_call.duration',
      unit: 's',
      outcome: 'unknown',
      count: 1,
      sum: 3,
    },
  ]);
});

test('an export happens at most every ten seconds, and its failure is nobody’s fault', async () => {
  metrics.record({ work: 'schedule', name: 'send-intents', outcome: 'ok', seconds: 1 });
  now += 9_999;
  await metrics.flush();
  expect(exporter.getMetrics()).toEqual([]);
  now += 1;
  await metrics.flush();
  expect(exported()).toHaveLength(1);
  jest.spyOn(exporter, 'export').mockImplementation((_metrics, done) => done({ code: 1, error: new Error('down') }));
  await expect(flushLater()).resolves.toBeUndefined();
});

test('without a collector nothing is recorded, and work is done all the same', async () => {
  const none = createMetrics(undefined, 'test');
  expect(await measured(none, { work: 'schedule', name: 'reconcile' }, () => Promise.resolve(7))).toBe(7);
  await none.flush();
});
