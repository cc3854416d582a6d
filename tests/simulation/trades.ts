import { contentDigest } from '../../actions/intents/contentDigest';
import type { Conversion, Transfer } from './books';
import { recordIntent } from './recordIntent';
import { providerAccount } from './provider';
import type { Seat } from './parties';
import { currencies, type World } from './world';

/** Somebody takes up a quote that they were shown a moment ago. */
export function convert(world: World): void {
  const { dice, books } = world;
  const seat = dice.pick(world.seats);
  const [sell = '', buy = ''] = dice.pick<readonly string[]>([currencies, [...currencies].reverse()]);
  const sold = dice.between(100, 5000);
  const content = {
    sell_currency: sell,
    sell_amount: `${sold}.00`,
    buy_currency: buy,
    buy_amount: `${sold}.00`,
  };
  const conversion: Conversion = {
    ...newTrade(world, 'conversion', seat, content),
    status: 'awaiting_funds',
    quoteExpiresAt: new Date(world.now + dice.between(1, 30) * 1000),
  };
  books.transaction(() => {
    books.put('conversions', conversion);
    recordIntent(world, 'conversion', conversion, seat, contentDigest(conversion.content), conversion.quoteExpiresAt);
  });
}

/** Somebody moves money to another account of the organisation. */
export function transfer(world: World): void {
  const { dice, books } = world;
  const seat = dice.pick(world.seats);
  const destination = world.organisationOf(seat.accountId).accounts.find((id) => id !== seat.accountId) ?? '';
  const money = { currency: dice.pick(currencies), amount: `${dice.between(1, 3000)}.00` };
  const content = { ...money, destination_account_id: providerAccount(destination) };
  const moved: Transfer = { ...newTrade(world, 'transfer', seat, content), status: 'pending' };
  books.transaction(() => {
    books.put('transfers', moved);
    recordIntent(world, 'transfer', moved, seat, contentDigest(moved.content));
  });
}

function newTrade(world: World, of: string, { accountId }: Seat, content: Readonly<Record<string, string>>) {
  const ids = { id: world.newId(of), uniqueRequestId: world.newId('key') };
  return { ...ids, accountId, providerId: null, errorCode: null, content };
}
