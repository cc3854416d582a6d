import Big from 'big.js';
import { invariant } from '../invariant';
import type { Amount } from '../money/amount';

/** One entry of a template: whose account, whether it receives or gives, and which of the amounts. */
export interface Leg {
  /** The role of an account, such as `payer`. */
  readonly account: string;
  readonly sign: 1 | -1;
  /** The name of an amount, such as `charge`. */
  readonly amount: string;
}

/** How an event is written as double entries. Of each amount as much is given as received, so that it nets to zero in any currency. */
export interface PostingTemplate {
  readonly name: string;
  readonly legs: readonly Leg[];
}

/** The accounts by role and the amounts by name that an event has. Amounts are positive, in major units. */
export interface Bindings {
  readonly accounts: Readonly<Record<string, string>>;
  readonly amounts: Readonly<Record<string, { readonly amount: Amount; readonly currency: string }>>;
}

/** One entry. What an account receives is positive. */
export interface Posting {
  readonly template: string;
  readonly account_id: string;
  readonly currency: string;
  readonly amount: Amount;
}

/** Whether a template nets to zero whatever its amounts are. */
export function netsToZero({ legs }: PostingTemplate): boolean {
  const names = new Set(legs.map(({ amount }) => amount));
  return [...names].every(
    (name) => legs.filter(({ amount }) => amount === name).reduce((sum, { sign }) => sum + sign, 0) === 0,
  );
}

/**
 * The entries of an event.
 * @throws Error if the template does not net to zero, or a role or an amount has no binding, or an amount is not positive
 */
export function postingsOf(template: PostingTemplate, { accounts, amounts }: Bindings): readonly Posting[] {
  invariant(netsToZero(template), `${template.name} nets to zero`);
  return template.legs.map(({ account, sign, amount: name }) => {
    const [accountId, bound] = [accounts[account], amounts[name]];
    invariant(accountId, `${template.name} has an account as ${account}`);
    invariant(bound && new Big(bound.amount).gt(0), `${template.name} has a positive amount as ${name}`);
    return {
      template: template.name,
      account_id: accountId,
      currency: bound.currency,
      amount: new Big(bound.amount).times(sign).toFixed(),
    };
  });
}
