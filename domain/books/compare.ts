import Big from 'big.js';
import { equals } from '../money/amount';

/** How far a record is: on its way, done with its money moved, or without effect (failed, cancelled, deleted). */
export type BookState = 'open' | 'done' | 'void';

/** Money that a wallet receives, or pays where the amount is negative, in major units. */
export interface Leg {
  /** The provider's id of the account. */
  readonly account: string;
  readonly currency: string;
  readonly amount: string;
}

/** A payment, transfer or conversion as one side has it. */
export interface BookRecord {
  /** The provider's id; ours for a record that has none there. */
  readonly id: string;
  readonly amount: string;
  readonly currency: string;
  /** What a conversion buys; null for other records. */
  readonly bought: Pick<Leg, 'amount' | 'currency'> | null;
  /** Who is paid, as a text that is the same for the same bank account or account; null where it is not known. */
  readonly payee: string | null;
  /** YYYY-MM-DD; null where the record has no day, or its day may differ. */
  readonly date: string | null;
  readonly state: BookState;
  /** Within its normal time: something about it was begun or changed so short ago that the other side may not know it. */
  readonly isInFlight: boolean;
}

/** A record at the provider. */
export interface ListedRecord extends BookRecord {
  /** What it moves once it is done; null where changes of it moved money, too, so that the sum is not known. */
  readonly legs: readonly Leg[] | null;
}

/** A completed movement of a wallet, or one that is pending. */
export interface Movement extends Leg {
  readonly id: string;
  /** The provider's id of the record that moved the money. */
  readonly recordId: string;
  readonly isCompleted: boolean;
}

/** What can differ between our record and the provider's. `movements` are those of the wallets against the provider's record. */
type BookField = 'amount' | 'currency' | 'payee' | 'date' | 'state' | 'movements';

/** Where a difference stands: on one side only, or in the terms of a record that both have. */
export type BookSide = 'ours' | 'provider' | 'movements' | 'terms';

/** A record that does not stand alike on all three sides. */
export interface BookDifference {
  readonly id: string;
  readonly side: BookSide;
  /** Empty where the record stands on one side only. */
  readonly fields: readonly BookField[];
}

/** The three lists. They hold all that each side has of the same records. */
export interface Books {
  readonly ours: readonly BookRecord[];
  readonly listed: readonly ListedRecord[];
  readonly movements: readonly Movement[];
}

/**
 * Compares our records with the provider's and with the movements of the wallets (docs/decisions/095). A record that is in flight is no
 * difference, nor is one without effect that the other side does not know.
 * @returns at most one difference for each record, in the order of their ids
 */
export function compareBooks({ ours, listed, movements }: Books): BookDifference[] {
  const [ourById, listedById] = [byId(ours), byId(listed)];
  const movedById = new Map<string, Movement[]>();
  for (const one of movements) movedById.set(one.recordId, [...(movedById.get(one.recordId) ?? []), one]);
  const ids = new Set([...ourById.keys(), ...listedById.keys(), ...movedById.keys()]);
  return [...ids].sort().flatMap((id) => {
    const found = differenceOf(ourById.get(id), listedById.get(id), movedById.get(id) ?? []);
    return found ? [{ id, ...found }] : [];
  });
}

const byId = <Kind extends BookRecord>(records: readonly Kind[]) => new Map(records.map((one) => [one.id, one]));

function differenceOf(
  ours: BookRecord | undefined,
  listed: ListedRecord | undefined,
  movements: readonly Movement[],
): Omit<BookDifference, 'id'> | undefined {
  if (ours?.isInFlight || listed?.isInFlight) return undefined;
  if (listed && ours) {
    const fields = [...differingTerms(ours, listed), ...differingMovements(listed, movements)];
    return fields.length > 0 ? { side: 'terms', fields } : undefined;
  }
  if (listed) return hasEffect(listed, movements) ? { side: 'provider', fields: [] } : undefined;
  if (ours) return hasEffect(ours, movements) ? { side: 'ours', fields: [] } : undefined;
  return { side: 'movements', fields: [] };
}

const hasEffect = ({ state }: BookRecord, movements: readonly Movement[]): boolean =>
  state !== 'void' || netOf(completed(movements)).size > 0;

/** Terms of a record without effect on both sides do not matter. */
function differingTerms(ours: BookRecord, listed: ListedRecord): BookField[] {
  if (ours.state === 'void' && listed.state === 'void') return [];
  const differs: Readonly<Record<Exclude<BookField, 'movements'>, boolean>> = {
    amount: !equals(ours.amount, listed.amount) || isOther(ours.bought?.amount, listed.bought?.amount, equals),
    currency: ours.currency !== listed.currency || ours.bought?.currency !== listed.bought?.currency,
    payee: isOther(ours.payee, listed.payee),
    date: isOther(ours.date, listed.date),
    state: ours.state !== listed.state,
  };
  return (['amount', 'currency', 'payee', 'date', 'state'] as const).filter((field) => differs[field]);
}

type Text = string | null | undefined;

/** What one side does not say does not differ. */
const isOther = (ours: Text, theirs: Text, isSame = (one: string, other: string) => one === other): boolean =>
  typeof ours === 'string' && typeof theirs === 'string' && !isSame(ours, theirs);

/** Whether the wallets moved something else than the record says. While it is on its way, its money may have moved or not. */
function differingMovements({ state, legs }: ListedRecord, movements: readonly Movement[]): BookField[] {
  if (state === 'open' || legs === null) return [];
  const expected = netOf(state === 'done' ? legs : []);
  const moved = netOf(completed(movements));
  const isSame = expected.size === moved.size && [...expected].every(([wallet, net]) => moved.get(wallet) === net);
  return isSame ? [] : ['movements'];
}

const completed = (movements: readonly Movement[]) => movements.filter(({ isCompleted }) => isCompleted);

/** The sums by account and currency, without those that are zero. */
function netOf(legs: readonly Leg[]): ReadonlyMap<string, string> {
  const sums = new Map<string, Big>();
  for (const { account, currency, amount } of legs) {
    const wallet = `${account} ${currency}`;
    sums.set(wallet, (sums.get(wallet) ?? new Big(0)).plus(amount));
  }
  return new Map([...sums].filter(([, sum]) => !sum.eq(0)).map(([wallet, sum]) => [wallet, sum.toFixed()]));
}

/** Details of a payee or of the two accounts of a transfer, by their names. */
type Details = Readonly<Record<string, string | null>>;

/** The details that decide who is paid. The name of the holder and the country do not: banks pay by the account. */
const deciding = ['source', 'destination', 'iban', 'accountNumber', 'routingCodeValue1', 'bicSwift'] as const;

/** A text that is the same for the same bank account, or for the same two accounts; spaces and case make no difference. */
export const payeeText = (details: Details): string =>
  deciding.map((name) => (details[name] ?? '').replaceAll(/[\s-]/g, '').toUpperCase()).join('|');
