import {
  holderReason,
  refusedSeatText,
  seatReason,
  seatState,
  type StoredSeat,
} from '../../../../domain/users/seatStanding';

const seat = (changes: Partial<StoredSeat>): StoredSeat => ({
  isAccountConnected: true,
  contactState: 'waiting',
  contactRefusal: null,
  ...changes,
});

test.each([
  [seat({ contactState: 'working' }), 'working', null],
  [seat({ contactState: 'working', isAccountConnected: false }), 'working', null],
  [
    seat({}),
    'waiting',
    'The provider has not opened this seat yet. The portal asks again by itself while the account is open.',
  ],
  [seat({ isAccountConnected: false }), 'not_connected', 'The account is not connected to the provider yet.'],
  [
    seat({ contactState: 'refused', contactRefusal: 'x', isAccountConnected: false }),
    'not_connected',
    'The account is not connected to the provider yet.',
  ],
  [
    seat({ contactState: 'refused', contactRefusal: 'first_name does not look like a name' }),
    'refused',
    'Not opened: first_name does not look like a name. Correct the user’s details, or save the seat to ask again.',
  ],
])('%j is %s: %s', (stored, state, reason) => {
  expect([seatState(stored), seatReason(stored)]).toEqual([state, reason]);
});

test.each([
  [' Not known ', 'Not known.'],
  ['Ends with a stop.', 'Ends with a stop.'],
])('the holder reads %j as a sentence', (refusal, sentence) => {
  expect(refusedSeatText(refusal)).toBe(
    `The seat on this account was not opened at the provider: ${sentence} An administrator can correct it.`,
  );
});

test.each([
  ['works', seat({ contactState: 'working' }), null],
  ['waits', seat({}), 'The seat on this account is still being opened at the provider. Try again in a few minutes.'],
  ['was refused', seat({ contactState: 'refused', contactRefusal: 'x' }), refusedSeatText('x')],
  [
    'is on no connected account',
    seat({ isAccountConnected: false }),
    'The account is not connected to the provider yet.',
  ],
])('the holder of a seat that %s is told so', (_how, stored, reason) => {
  expect(holderReason(stored)).toBe(reason);
});
