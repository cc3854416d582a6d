import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { MeterProvider, PeriodicExportingMetricReader, type PushMetricExporter } from '@opentelemetry/sdk-metrics';
import { RuleError } from '../../domain/errors';

/** Work whose duration is measured: a histogram `corridor.<work>.duration` in seconds, with the attributes `name` and `outcome`. */
const measuredWork = {
  action: 'An action, from its session to its answer',
  schedule: 'A run of a schedule',
  provider_call: 'An exchange with the provider',
} as const;

/** The kind of work. */
export type MeasuredWork = keyof typeof measuredWork;

/** One piece of work that has ended. Names and outcomes are few, because each pair is a series of its own. */
export interface Measured {
  readonly work: MeasuredWork;
  readonly name: string;
  readonly outcome: string;
  readonly seconds: number;
}

/** Where durations are recorded. */
export interface Metrics {
  readonly record: (measured: Measured) => void;
  /** Exports what was recorded, at most every ten seconds: a Lambda stands still between its calls. It never throws. */
  readonly flush: () => Promise<void>;
  /** Milliseconds of a clock that never goes back. */
  readonly now: () => number;
}

/** Seconds; the bounds between which durations are counted. */
const bounds = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120];

const flushEveryMs = 10_000;
const exportTimeoutMs = 1000;

const monotonic = () => performance.now();

/** Records nothing. */
const noMetrics: Metrics = { record: () => undefined, flush: () => Promise.resolve(), now: monotonic };

/**
 * Metrics by OpenTelemetry.
 * @param endpoint the address of a collector (OTLP over HTTP); nothing is recorded without it
 */
export function createMetrics(endpoint: string | undefined, service: string): Metrics {
  if (!endpoint) return noMetrics;
  const url = `${endpoint.replace(/\/$/, '')}/v1/metrics`;
  return metricsOf(new OTLPMetricExporter({ url, timeoutMillis: exportTimeoutMs }), service);
}

/** The same with the exporter and the clock as parameters. */
export function metricsOf(exporter: PushMetricExporter, service: string, now: () => number = monotonic): Metrics {
  const reader = new PeriodicExportingMetricReader({ exporter, exportTimeoutMillis: exportTimeoutMs });
  const resource = resourceFromAttributes({ 'service.name': service });
  const meter = new MeterProvider({ resource, readers: [reader] }).getMeter('corridor');
  const advice = { explicitBucketBoundaries: bounds };
  const histogramOf = (work: MeasuredWork) =>
    meter.createHistogram(`corridor.${work}.duration`, { unit: 's', description: measuredWork[work], advice });
  const histograms = {
    action: histogramOf('action'),
    schedule: histogramOf('schedule'),
    provider_call: histogramOf('provider_call'),
  };
  let flushedAt = now();
  return {
    now,
    record: ({ work, name, outcome, seconds }) => histograms[work].record(seconds, { name, outcome }),
    flush: async () => {
      if (now() - flushedAt < flushEveryMs) return;
      flushedAt = now();
      await reader.forceFlush().catch(() => undefined);
    },
  };
}

/** How work ended: `refused` by a rule, or `failed`. */
const outcomeOfError = (error: unknown): string => (error instanceof RuleError ? 'refused' : 'failed');

/** Does work and records how long it took and how it ended: `ok`, or what `outcomeOf` makes of its error. */
export async function measured<Result>(
  metrics: Metrics,
  { work, name }: Pick<Measured, 'work' | 'name'>,
  run: () => Promise<Result>,
  outcomeOf: (error: unknown) => string = outcomeOfError,
): Promise<Result> {
  const began = metrics.now();
  const end = (outcome: string) => metrics.record({ work, name, outcome, seconds: (metrics.now() - began) / 1000 });
  try {
    const result = await run();
    end('ok');
    return result;
  } catch (error) {
    end(outcomeOf(error));
    throw error;
  }
}
