import type { Knex } from 'knex';
import { createContext } from '../../actions/container';
import { buildPack } from '../../actions/safeguarding/pack/buildPack';
import { ownerDatabase } from '../../tools/database/ownerDatabase';
import { scratchFolder } from '../support/leftovers';
import { step, type BenchOptions, type Table } from './benchmark';
import { openServer } from './cluster';
import { openJobEnvironment } from './jobEnvironment';
import { largeDatabase } from './largeDatabase';
import { peakMemory } from './processes';
import { timed } from './timed';

/**
 * `npm run bench -- pack`: the resolution pack of one night on the large data set with three years of reconciliations, through a store that stands
 * in for the bucket.
 */
export async function benchPack({ scale = 1 }: BenchOptions): Promise<readonly Table[]> {
  const server = await openServer();
  try {
    const url = await largeDatabase(server.url, scale);
    const owner = ownerDatabase(url);
    step('writing three years of reconciliations');
    await fill(owner);
    step('building the pack');
    const built = await timed(() => build(url, scratchFolder()));
    const { manifest } = await owner('resolution_packs').first<{ manifest: { documents: Document[] } }>('manifest');
    await empty(owner);
    await owner.destroy();
    return report(built.seconds, manifest.documents);
  } finally {
    await server.stop();
  }
}

async function build(databaseUrl: string, folder: string): Promise<void> {
  const { variables, stop } = await openJobEnvironment(databaseUrl, folder);
  const context = createContext(variables);
  const now = new Date(`${new Date().toISOString().slice(0, 10)}T03:00:00Z`);
  await buildPack({ ...context, clock: { now: () => now } });
  await context.database.destroy();
  await stop();
}

interface Document {
  readonly name: string;
  readonly rows: number;
  readonly bytes: number;
}

/** Adds what the large data set lacks: positions of today and the reconciliations of each weekday of three years, one in fifty with a break. */
async function fill(owner: Knex): Promise<void> {
  await empty(owner);
  await owner.raw(
    `insert into safeguarding_positions select * from safeguarding_position(current_date)
     on conflict (account_id, currency, day) do nothing`,
  );
  await owner.raw(
    `insert into reconciliations (id, day, kind, currency, requirement, resource, breaks)
     select gen_random_uuid(), day, kind, currency, 1000000, 1000000, case when extract(doy from day)::int % 50 = 0
       then '[{"class": "balance_differs", "account_id": null, "amount": "1", "subject": "control account"}]'::jsonb else '[]' end
     from generate_series(current_date - interval '3 years', current_date - 1, interval '1 day') day,
       (values ('internal'), ('external')) kinds (kind), (values ('GBP'), ('EUR'), ('USD')) currencies (currency)
     where extract(isodow from day) < 6
     on conflict (day, kind, currency) do nothing`,
  );
}

/** Other benchmarks find the large data set as it was, but for the positions, which are append-only. */
async function empty(owner: Knex): Promise<void> {
  await owner('resolution_packs').delete();
  await owner('reconciliations').whereNull('prepared_by').delete();
}

function report(seconds: number, documents: readonly Document[]): Table[] {
  const rows = documents.map(({ name, rows: count, bytes }) => [name, count, Math.round(bytes / 1e4) / 100]);
  return [
    { headings: ['document', 'rows', 'MB'], rows },
    {
      headings: ['built, s', 'goal, s', 'peak memory of this process, MB'],
      rows: [[seconds, 300, peakMemory(process.pid)]],
    },
  ];
}
