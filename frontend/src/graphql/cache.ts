import { cacheExchange, type Cache, type Entity, type UpdateResolver } from '@urql/exchange-graphcache';
import { writes } from './generated/writes';
import { keys } from './keys';
import { lists, type ListName, type Writes } from './lists';

function invalidateLists(cache: Cache, name: ListName) {
  const stale: readonly string[] = lists[name];
  for (const { fieldName, arguments: args } of cache.inspectFields('Query')) {
    if (stale.includes(fieldName)) cache.invalidate('Query', fieldName, args ?? undefined);
  }
}

/** The resolver of a mutation that changes some lists and rows. */
const changing =
  ({ lists: names = [], rows = {} }: Writes): UpdateResolver =>
  (result, args, cache) => {
    for (const [path, tables] of Object.entries(rows)) {
      for (const id of valuesAt(args, path)) {
        for (const table of tables) cache.invalidate({ __typename: table, id: String(id) } as Entity);
      }
    }
    names.forEach((name) => invalidateLists(cache, name));
    if (isWaiting(result)) invalidateLists(cache, 'changes');
  };

/** What an argument holds, or the fields of the objects of a list: `paymentIds`, `payments.paymentId`. */
const valuesAt = (args: Readonly<Record<string, unknown>>, path: string): readonly unknown[] =>
  path
    .split('.')
    .reduce<readonly unknown[]>(
      (found, name) => found.flatMap((one) => (one as Readonly<Record<string, unknown>>)[name]).filter(Boolean),
      [args],
    );

/** Whether a mutation stored a change for a second administrator instead of making it. */
const isWaiting = (result: Readonly<Record<string, unknown>>): boolean =>
  Object.values(result).some((answer) =>
    Boolean((answer as { readonly pendingChangeId?: string } | null)?.pendingChangeId),
  );

/** The payments of a batch are authorised after the answer of its mutation. */
const batchMoved: UpdateResolver = ({ authorisation_batches_by_pk: batch }, _args, cache) => {
  if ((batch as { readonly state: string } | null)?.state === 'done') invalidateLists(cache, 'payments');
};

const mutations = Object.fromEntries(Object.entries(writes).map(([name, changes]) => [name, changing(changes)]));

/** Creates the normalised cache. There are no optimistic results: a mutation invalidates the lists that it affects. */
export function portalCache() {
  return cacheExchange({
    keys,
    updates: { Mutation: mutations, Subscription: { authorisation_batches_by_pk: batchMoved } },
  });
}
