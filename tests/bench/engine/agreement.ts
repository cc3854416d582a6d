import { isDeepStrictEqual } from 'node:util';
import { ask, type RunningSubject } from './subjects';
import { randomFrom, type Query } from './workload';

const sampleCount = 20;

/**
 * Proves that all servers give the same answers before they are timed, and that a user without a seat gets no rows.
 * @throws Error that names the query and the server
 */
export async function checkAgreement(servers: readonly RunningSubject[], queries: readonly Query[]): Promise<void> {
  for (const query of queries) {
    const random = randomFrom(7);
    let filled = 0;
    for (let n = 0; n < sampleCount; n++) {
      const sample = query.sample(random);
      const answers = await Promise.all(servers.map(async (server) => plain(await ask(server, query, sample))));
      servers.forEach((server, index) => {
        if (isDeepStrictEqual(answers[index], answers[0])) return;
        const shown = [answers[0], answers[index]].map((answer) => JSON.stringify(answer).slice(0, 900)).join('\n');
        throw new Error(`${server.subject.name} answers ${query.name} otherwise:\n${shown}`);
      });
      filled += JSON.stringify(answers[0]).length;
      await checkStranger(servers, query, sample.variables);
    }
    if (filled < sampleCount * 100) throw new Error(`${query.name} finds next to nothing: ${filled} bytes`);
  }
}

async function checkStranger(
  servers: readonly RunningSubject[],
  query: Query,
  variables: Readonly<Record<string, unknown>>,
): Promise<void> {
  const stranger = { personId: '00000000-0000-0000-0000-000000000000', variables };
  for (const server of servers) {
    const text = JSON.stringify(plain(await ask(server, query, stranger)));
    if (/"id"|"count":[1-9]/.test(text)) {
      throw new Error(`${server.subject.name} ${query.name} shows a stranger ${text}`);
    }
  }
}

/** An answer without the wrappers of PostGraphile's dialect; empty sums and instants in one spelling. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value === 'string') return /^\d{4}-\d\d-\d\dT/.test(value) ? instant(value) : value;
  if (typeof value !== 'object' || value === null) return value;
  const object = value as Record<string, unknown>;
  if (Array.isArray(object.nodes)) return plain(object.nodes);
  if ('count' in object && 'aggregates' in object) {
    return plain({ aggregate: { count: Number(object.count), ...(object.aggregates as object) } });
  }
  return Object.fromEntries(
    Object.entries(object).map(([key, inner]) => [key, key === 'sum' ? sumOf(inner) : plain(inner)]),
  );
}

function sumOf(value: unknown): unknown {
  const { amount } = (value ?? {}) as { amount?: string | null };
  return { amount: Number(amount ?? 0) };
}

/** Microseconds are kept as written; only the zone's spelling differs. */
function instant(text: string): string {
  return text.replace(/(\.\d+?)0*(?=[+Z])/, '$1').replace(/(Z|\+00:?00)$/, 'Z');
}
