import type { RecordOf } from '../store/kinds';
import type { Call } from './endpoint';
import type { ParameterRule } from './parameterRules';

export const scopeParameter: ParameterRule = { format: 'text', oneOf: ['own', 'clients', 'all'] };

/** Ids of the accounts that a find looks at: the actor's own, its clients', or all of them. */
export function accountsInScope({ parameters, actor, books }: Call): ReadonlySet<string> {
  const scope = parameters.text('scope') ?? 'own';
  const own = scope.startsWith('client') ? [] : [actor.account.id];
  const clients = scope === 'own' ? [] : [...books.select('account', 'parent', actor.account.id)];
  return new Set([...own, ...clients.map((account) => account.id)]);
}

/** The kinds of record that belong to one account. */
type Owned = 'balance' | 'beneficiary' | 'payment' | 'conversion' | 'conversion_event' | 'transaction';

/** The records of a kind that belong to the accounts in scope, account by account. */
export function* recordsInScope<K extends Owned>(call: Call, kind: K): Iterable<RecordOf[K]> {
  for (const account of accountsInScope(call)) yield* call.books.select(kind, 'account', account);
}

/** Whether a house-level call reaches an account: the login's own, or a client's of it. */
export function reaches({ books, actor }: Pick<Call, 'books' | 'actor'>, accountId: string): boolean {
  return accountId === actor.account.id || books.get('account', accountId)?.parent_account_id === actor.account.id;
}
