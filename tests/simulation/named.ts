import { RuleError } from '../../domain/errors';
import type { Payment, Slice } from './books';
import type { Seat } from './parties';
import type { World } from './world';

/** A payee of the seat's account; one of another account is reported as absent. */
export function somePayee(world: World, { accountId }: Seat): Slice {
  const current = world.books.all('slices', ({ isCurrent }) => isCurrent);
  const named = world.dice.pick(
    world.faults.happens('a foreign id') ? current : current.filter((slice) => slice.accountId === accountId),
  );
  if (named.accountId !== accountId) throw new RuleError('beneficiary_not_found');
  return named;
}

/** A payment on the seat's account, likewise. */
export function somePayment(world: World, { accountId }: Seat, fits: (payment: Payment) => boolean): Payment {
  const isForeign = world.faults.happens('a foreign id');
  const named = world.books.all('payments', (one) => (isForeign || one.accountId === accountId) && fits(one));
  const payment = named.length > 0 ? world.dice.pick(named) : undefined;
  if (payment?.accountId !== accountId) throw new RuleError('payment_not_found');
  return payment;
}
