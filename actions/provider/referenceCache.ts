import type { ProviderAnswer, ProviderRequest, Transport } from './transport';

/** Answers of one process, each kept as long as its endpoint allows. A call that is under way counts as an answer. */
export interface ReferenceCache {
  readonly known: (key: string) => Promise<ProviderAnswer> | undefined;
  readonly keep: (key: string, answer: Promise<ProviderAnswer>, forMs: number) => Promise<ProviderAnswer>;
}

/** The oldest answers are dropped beyond this number. */
const maxAnswers = 1000;

/** An empty cache. @param now in milliseconds */
export function createReferenceCache(now: () => number): ReferenceCache {
  const answers = new Map<string, { readonly until: number; readonly answer: Promise<ProviderAnswer> }>();
  const drop = (key: string, answer: Promise<ProviderAnswer>) => {
    if (answers.get(key)?.answer === answer) answers.delete(key);
  };
  return {
    known: (key) => {
      const entry = answers.get(key);
      return entry && entry.until > now() ? entry.answer : undefined;
    },
    keep: (key, answer, forMs) => {
      answers.delete(key);
      const [oldest] = answers.keys();
      if (oldest !== undefined && answers.size >= maxAnswers) answers.delete(oldest);
      answers.set(key, { until: now() + forMs, answer });
      answer.catch(() => drop(key, answer));
      return answer;
    },
  };
}

/**
 * Answers from the cache where the endpoint allows it. Every other call asks for admission first, so that an answer from
 * the cache costs nothing, and a refused caller does not delay others that make the same call.
 * @param loginId answers of one login are not given to another
 * @param admit throws if the caller may not make a call now
 */
export function withReferenceCache(
  transport: Transport,
  cache: ReferenceCache,
  loginId: string,
  admit: () => Promise<void>,
): Transport {
  return async (request) => {
    const key = keyOf(loginId, request);
    const known = request.cacheForMs === undefined ? undefined : cache.known(key);
    if (known) return known;
    await admit();
    if (request.cacheForMs === undefined) return transport(request);
    return cache.known(key) ?? cache.keep(key, transport(request), request.cacheForMs);
  };
}

function keyOf(loginId: string, { method, path, parameters }: ProviderRequest): string {
  const sorted = Object.entries(parameters).sort(([one], [other]) => (one < other ? -1 : 1));
  return JSON.stringify([loginId, method, path, sorted]);
}
