import { seenUser } from '../../../shared/seats/SeatState';
import type { Permission, Permissions } from './permissionsQuery';
import { userText } from './permissionText';

/** A row of the grid. */
export interface GridUser {
  readonly id: string;
  readonly name: string;
  /** The user's seats by account. */
  readonly seats: ReadonlyMap<string, Permission>;
  /** Whether the reader may give, change and remove the user's seats. The server decides it again. */
  readonly isEditable: boolean;
}

/**
 * The people of an organisation by name, with those who only have a seat there. A reader does not change their own seats, and of the
 * others only those of users whom they may see (docs/decisions/063).
 * @param ownId the reader's username
 */
export function gridUsers({ seats, members }: Permissions, ownId: string): GridUser[] {
  const seatsOf = new Map<string, Map<string, Permission>>();
  for (const seat of seats) {
    seatsOf.set(seat.user_id, (seatsOf.get(seat.user_id) ?? new Map()).set(seat.account.id, seat));
  }
  const people = new Map([...seats, ...members].map((person) => [person.user_id, person]));
  return [...people.values()]
    .map((person) => ({
      id: person.user_id,
      name: userText(person),
      seats: seatsOf.get(person.user_id) ?? new Map<string, Permission>(),
      isEditable: person.user_id !== ownId && seenUser(person) !== null,
    }))
    .sort((one, other) => one.name.localeCompare(other.name));
}
