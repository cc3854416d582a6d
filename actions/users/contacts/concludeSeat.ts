import type { Knex } from 'knex';
import { seatReason, seatState, type StoredSeat } from '../../../domain/users/seatStanding';
import type { RuntimeContext } from '../../runtime/context';
import { contactIntentsOf, type Person } from './personOf';

/** What an action answers of a seat. */
export interface SeatAnswer {
  readonly id: string;
  /** Whether the seat can act at the provider. */
  readonly state: string;
  /** Why it cannot yet, in a sentence; null for a seat that works. */
  readonly reason: string | null;
}

/** A seat is linked in at most two steps: the contact, and its opening where it was closed. */
const maxSteps = 2;

/** Sends at once what is asked of the provider for the contacts of people. What is not answered in time goes on by the schedule. */
export async function sendContacts(context: RuntimeContext, people: readonly Person[]): Promise<void> {
  for (let step = 0; step < maxSteps; step += 1) {
    const due = await Promise.all(people.map((person) => dueOf(context, person)));
    if (due.flat().length === 0) return;
    await context.drainInline(due.flat());
  }
}

const dueOf = ({ database, clock }: RuntimeContext, person: Person): Promise<string[]> =>
  contactIntentsOf(database, person)
    .where({ state: 'pending' })
    .where('next_attempt_at', '<=', clock.now())
    .orderBy('createdAt')
    .pluck('id');

/** Sends what is asked for a seat, and answers how the seat stands then. */
export async function concludeSeat(context: RuntimeContext, person: Person, id: string): Promise<SeatAnswer> {
  await sendContacts(context, [person]);
  return readSeat(context.database, id);
}

/** How a seat stands, as it is answered. */
export async function readSeat(database: Knex, id: string): Promise<SeatAnswer> {
  const seat = await database('CurrencyCloudContacts as seat')
    .join('accounts as account', 'account.id', 'seat.account_id')
    .where({ 'seat.id': id })
    .first<StoredSeat | undefined>(
      { contactState: 'seat.contact_state', contactRefusal: 'seat.contact_refusal' },
      database.raw('account."tccAccountId" is not null as "isAccountConnected"'),
    );
  return answerOf(id, seat);
}

const newSeat = { isAccountConnected: true, contactState: 'waiting', contactRefusal: null } as const;

/** The same of a seat in hand. A new one waits. */
export const answerOf = (id: string, seat: StoredSeat = newSeat): SeatAnswer => ({
  id,
  state: seatState(seat),
  reason: seatReason(seat),
});
