import { type Call } from './endpoint';
import { type ParameterRule } from './parameterRules';

export const scopeParameter: ParameterRule = { format: 'text', oneOf: ['own', 'clients', 'all'] };

/** Ids of the accounts that a find looks at: the actor's own, its clients', or all of them. */
export function accountsInScope({ parameters, actor, books }: Call): ReadonlySet<string> {
  const scope = parameters.text('scope') ?? 'own';
  const own = scope === 'clients' ? [] : [actor.account.id];
  const clients = scope === 'own' ? [] : books.list('account').filter((a) => a.parent_account_id === actor.account.id);
  return new Set([...own, ...clients.map((account) => account.id)]);
}
