import { bandAmounts, simulatePayment, type SimulatedAccount } from '../../../../../domain/organisations/simulator';
import { seenUser } from '../../../shared/seats/SeatState';
import type { RuleFacts } from '../../../shared/simulator/ruleFacts';
import { creatingRolesOf, rulesOf } from '../../../shared/simulator/simulatedAccount';
import type { Group } from './groupedBy';
import type { Permission } from './permissionsQuery';

/** What it takes to release payments from one account. */
export interface ReleaseFacts {
  readonly key: string;
  readonly title: string;
  readonly users: number;
  readonly creators: number;
  /** The greatest whole amount that one person releases alone; null for every amount, undefined for none. */
  readonly aloneUpTo: number | null | undefined;
  /** The fewest people who release a payment above every threshold and limit; undefined where no people can. */
  readonly largest: number | undefined;
}

/** What it takes to release payments from the account of a group of seats, by today's rules. Disabled users do not count. */
export function releaseFactsOf(facts: RuleFacts, { key, title, rows }: Group<Permission>): ReleaseFacts {
  const enabled = rows.filter((seat) => seenUser(seat)?.enabled ?? true);
  const account: SimulatedAccount = {
    rules: rulesOf(facts),
    creatingRoleIds: creatingRolesOf(facts),
    seats: enabled.map((seat) => ({ userId: seat.user_id, roleId: seat.role.id, upperLimit: seat.upper_fx_limit })),
  };
  const amounts = bandAmounts(account);
  const verdicts = amounts.map((amount) => simulatePayment(account, amount));
  const lastAlone = verdicts.findLastIndex(({ smallest }) => smallest?.length === 1);
  const next = amounts[lastAlone + 1];
  return {
    key,
    title,
    users: enabled.length,
    creators: verdicts[0]?.creators.length ?? 0,
    aloneUpTo: lastAlone === -1 ? undefined : next === undefined ? null : Number(next) - 1,
    largest: verdicts.at(-1)?.smallest?.length,
  };
}
