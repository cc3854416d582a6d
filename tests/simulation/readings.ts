import { ProviderError } from '../../actions/provider/errors';
import { conversionMachine, conversionProgress, type ConversionStatus } from '../../domain/conversions/transitions';
import { paymentProgress } from '../../domain/payments/reading';
import { wayTo } from '../../domain/stateMachine';
import { beginning, type Position } from '../../domain/sync/nextPosition';
import { transferProgress, type TransferStatus } from '../../domain/transfers/transitions';
import type { Process } from './processes';
import { isCustomers, kinds, type Kind, type ProviderRecord } from './provider';
import type { World } from './world';

const progress: Readonly<Partial<Record<Kind, readonly string[]>>> = {
  payment: paymentProgress,
  conversion: conversionProgress,
  transfer: transferProgress,
};

/** Stores a record read from the provider: in the mirror if it is newer, then in our own row. */
export function takeReading(world: World, kind: Kind, reading: ProviderRecord): void {
  const { books, decide } = world;
  books.transaction(() => {
    const known = books.get('mirrors', reading.id);
    if (!known || decide.isNewer(known, reading, progress[kind])) books.put('mirrors', reading);
    follow(world, kind, books.require('mirrors', reading.id));
  });
}

function follow(world: World, kind: Kind, { id, status: to }: ProviderRecord): void {
  const { books, decide } = world;
  if (kind === 'payment') {
    for (const ours of books.all('payments', ({ tccPaymentId }) => tccPaymentId === id)) {
      for (const status of decide.wayToReading(ours.status, to)) {
        books.change('payments', ours.id, { status, errorCode: null });
      }
    }
  }
  if (kind === 'conversion') {
    for (const ours of books.all('conversions', ({ providerId }) => providerId === id)) {
      for (const status of wayTo(conversionMachine, ours.status, to as ConversionStatus) ?? []) {
        books.change('conversions', ours.id, { status });
      }
    }
  }
  if (kind === 'transfer') {
    const waiting = books.all(
      'transfers',
      (one) => one.providerId === id && one.status === 'pending' && to !== 'pending',
    );
    for (const ours of waiting) books.change('transfers', ours.id, { status: to as TransferStatus });
  }
}

/** Handles a push: the record is read again and stored a little later. The content of the push is not used. */
export function* followPush(world: World, kind: Kind, id: string): Process {
  try {
    const reading = yield* world.call(() => world.provider.get(kind, id));
    yield world.dice.between(0, 30_000);
    takeReading(world, kind, reading);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
  }
}

const perPage = 8;
const maxPages = 40;

/** Schedule `sync-provider`: reads every feed page by page, each stored with the position after it. */
export function* sync(world: World): Process {
  try {
    for (const kind of kinds) yield* readFeed(world, kind);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
  }
}

function* readFeed(world: World, kind: Kind): Process {
  const { books, decide } = world;
  const isNewestFirst = kind === 'balance';
  let position: Position = books.get('positions', kind) ?? beginning;
  for (let pages = 0; pages < maxPages; pages += 1) {
    const asked = isNewestFirst ? undefined : decide.since(position);
    const { nextPage } = position;
    const readAt = world.date.toISOString();
    const page = yield* world.call(() => pageOf(world, kind, nextPage, asked, isNewestFirst));
    yield 0;
    const read = { changedAt: page.items.map(({ updated_at }) => updated_at), hasMore: page.hasMore, readAt };
    position = isNewestFirst ? decide.afterNewest(position, read) : decide.afterChanges(position, asked, read);
    books.transaction(() => {
      for (const reading of page.items) takeReading(world, kind, reading);
      books.put('positions', { ...position, id: kind });
    });
    if (position.isAtRest) return;
  }
}

function pageOf(world: World, kind: Kind, page: number, from: string | undefined, isNewestFirst: boolean) {
  const found = world.provider
    .search(kind)
    .filter((record) => isCustomers(record) && (from === undefined || record.updated_at >= from))
    .sort((one, other) => (one.updated_at < other.updated_at ? -1 : one.updated_at > other.updated_at ? 1 : 0));
  if (isNewestFirst) found.reverse();
  return { items: found.slice((page - 1) * perPage, page * perPage), hasMore: found.length > page * perPage };
}
