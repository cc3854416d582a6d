import { openCluster, withClient } from '../cluster';
import { peakMemory } from '../processes';
import { step, type BenchOptions, type Table } from '../benchmark';
import { geometricMean, median } from '../statistics';
import { checkAgreement } from './agreement';
import { rowId, sizesOf, type Sizes } from './dataset';
import { measure, type Measurement } from './measure';
import { startSubject, allSubjects, type RunningSubject, type Subject } from './subjects';
import { queriesOver, type Query } from './workload';

const connectionCounts = [1, 16, 64] as const;
const samplePaymentCount = 5_000;

type Results = Map<string, Measurement[]>;

/**
 * `npm run bench -- engine`: five queries through the engine, through hand-written statements and through PostGraphile, in
 * turns within each round so that a slow spell of the machine falls on all. Prints medians, and ratios taken within rounds. `scale` 1 is
 * a million payments.
 */
export async function benchEngine(options: BenchOptions): Promise<readonly Table[]> {
  const sizes = sizesOf(options.scale ?? 1);
  const cluster = await openCluster(sizes);
  const chosen = allSubjects.filter(({ name }) => options.subjects?.includes(name) ?? true);
  const servers = await Promise.all(chosen.map((subject) => startSubject(subject, cluster.url)));
  try {
    const all = queriesOver(sizes, await samplePayments(cluster.url, sizes));
    const queries = all.filter(({ name }) => options.queries?.includes(name) ?? true);
    await checkAgreement(servers, queries);
    const results = await measureAll(servers, queries, options);
    const memory = servers.map(({ subject, pid }) => [subject.name, peakMemory(pid)]);
    return [...report(queries, chosen, results), { headings: ['server', 'peak memory, MB'], rows: memory }];
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
    await cluster.stop();
  }
}

async function measureAll(
  servers: readonly RunningSubject[],
  queries: readonly Query[],
  { rounds = 5, seconds = 4 }: BenchOptions,
): Promise<Results> {
  const results: Results = new Map();
  for (let round = 0; round < rounds; round++) {
    for (const query of queries) {
      for (const connections of connectionCounts) {
        step(`round ${round + 1} of ${rounds}: ${query.name} × ${connections}`);
        for (const server of rotated(servers, round)) {
          const measured = await measure(server, query, connections, seconds, round + 1);
          const key = keyOf(query, connections, server.subject);
          results.set(key, [...(results.get(key) ?? []), measured]);
        }
      }
    }
  }
  return results;
}

function rotated<T>(items: readonly T[], by: number): T[] {
  const start = by % items.length;
  return [...items.slice(start), ...items.slice(0, start)];
}

function keyOf(query: Query, connections: number, subject: Subject): string {
  return `${query.name} ${connections} ${subject.name}`;
}

function report(queries: readonly Query[], subjects: readonly Subject[], results: Results): Table[] {
  const rows: (string | number)[][] = [];
  const ratios = new Map<string, number[]>();
  for (const query of queries) {
    for (const connections of connectionCounts) {
      const of = (name: Subject['name']): Measurement[] => results.get(`${query.name} ${connections} ${name}`) ?? [];
      for (const { name } of subjects) {
        const measured = of(name);
        const middle = (field: keyof Measurement): number => median(measured.map((one) => one[field]));
        const against = (other: Subject['name'], field: keyof Measurement): number =>
          median(measured.map((one, round) => one[field] / (of(other)[round]?.[field] ?? NaN)));
        const ofRaw = against('raw', 'requestsPerSecond');
        const ofPostgraphile = against('postgraphile', 'requestsPerSecond');
        for (const [other, ratio] of [
          ['raw', ofRaw],
          ['postgraphile', ofPostgraphile],
        ] as const) {
          const key = `${name} / ${other}, ${connections} connections`;
          ratios.set(key, [...(ratios.get(key) ?? []), ratio]);
        }
        rows.push([
          query.name,
          connections,
          name,
          Math.round(middle('requestsPerSecond')),
          ratioOf(ofRaw),
          ratioOf(ofPostgraphile),
          rounded(middle('p50')),
          rounded(middle('p99')),
          ratioOf(against('raw', 'p99')),
          rounded(middle('serverCpu'), 3),
        ]);
      }
    }
  }
  const means = [...ratios]
    .filter(([key, values]) => key.startsWith('engine /') && !values.some(Number.isNaN))
    .map(([key, values]) => [key, rounded(geometricMean(values)), rounded(Math.min(...values))]);
  return [
    {
      headings: [
        'query',
        'connections',
        'server',
        'req/s',
        '÷ raw',
        '÷ PostGraphile',
        'p50 ms',
        'p99 ms',
        'p99 ÷ raw',
        'CPU ms/req',
      ],
      rows,
    },
    { headings: ['ratio of throughput', 'geometric mean', 'least'], rows: means },
  ];
}

/** A ratio to a server that was not measured is a dash. */
const ratioOf = (value: number): number | string => (Number.isNaN(value) ? '–' : rounded(value));

function rounded(value: number, digits = 2): number {
  return Number(value.toFixed(digits));
}

/** Payments spread over the table, with the number of their organisation: ids do not tell it. */
async function samplePayments(url: string, sizes: Sizes): Promise<{ id: string; organisation: number }[]> {
  const step = Math.max(1, Math.floor(sizes.payments / samplePaymentCount));
  const ids = Array.from({ length: Math.min(samplePaymentCount, sizes.payments) }, (_, n) =>
    rowId('payment', n * step),
  );
  const numbers = new Map(Array.from({ length: sizes.organisations }, (_, n) => [rowId('organisation', n), n]));
  const { rows } = await withClient(url, (client) =>
    client.query<{ id: string; organisation_id: string }>(
      'select id, organisation_id from payments where id = any($1)',
      [ids],
    ),
  );
  return rows.map(({ id, organisation_id: organisation }) => ({ id, organisation: numbers.get(organisation) ?? 0 }));
}
