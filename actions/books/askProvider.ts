import { contactOf } from '../database/seats';
import type { Knex } from 'knex';
import { payeeText } from '../../domain/books/compare';
import type { ProviderClient } from '../provider/client';
import type { Context } from '../context';
import { ProviderError } from '../provider/errors';
import type { ProviderBeneficiary } from '../provider/records';
import {
  bankDetails,
  listedSubject,
  type ListedMovement,
  type ListedSubject,
  type SubjectRecord,
  type Times,
} from './listedRecords';
import type { OurRecord } from './ourRecords';
import { retryForMs, type SubjectKind } from './readListings';

/** How many records a run may still ask for one by one. */
export interface Calls {
  left: number;
}

interface Page {
  readonly ours: readonly OurRecord[];
  readonly listed: readonly ListedSubject[];
  readonly movements: readonly ListedMovement[];
}

/** The provider's records with what the lists do not tell, and the ids that could not be asked about any more. */
export interface Asked {
  readonly listed: readonly ListedSubject[];
  readonly left: ReadonlySet<string>;
}

/**
 * Asks the provider about records that its lists lack, because they are older or came later, and for the payees of payments that our
 * records do not name. Only what it does not know by its id is missing there.
 */
export async function askProvider(
  context: Context,
  kind: SubjectKind,
  page: Page,
  { times, calls }: { readonly times: Times; readonly calls: Calls },
): Promise<Asked> {
  const left = new Set<string>();
  const known = [...page.listed];
  for (const { id, accountId } of unlisted(page)) {
    if (calls.left <= 0) {
      left.add(id);
      continue;
    }
    calls.left -= 1;
    const found = await getRecord(context, kind, id, accountId);
    if (found) known.push(listedSubject(kind, found, { ...(await placeOf(context.database, accountId)) }, times));
  }
  if (kind !== 'payment') return { listed: known, left };
  const listed: ListedSubject[] = [];
  const payees = await loadPayees(context.database, known);
  for (const one of known) {
    const payee = await payeeOf(context, one, { ours: page.ours, payees }, calls);
    if (payee === undefined) left.add(one.id);
    else listed.push({ ...one, payee });
  }
  return { listed, left };
}

/** Records with an id of the provider's that are not in its lists, with an account that they belong to. */
function unlisted({ ours, listed, movements }: Page): { readonly id: string; readonly accountId: string }[] {
  const isListed = new Set(listed.map(({ id }) => id));
  const sent = ours.filter(({ providerId }) => providerId !== null);
  const moved = movements.flatMap(({ recordId, accountId }) => (accountId ? [[recordId, accountId] as const] : []));
  const asked = new Map([...moved, ...sent.map(({ id, accountId }) => [id, accountId] as const)]);
  return [...asked].filter(([id]) => !isListed.has(id)).map(([id, accountId]) => ({ id, accountId }));
}

async function getRecord(
  context: Context,
  kind: SubjectKind,
  id: string,
  accountId: string,
): Promise<SubjectRecord | undefined> {
  const client = await context.provider.forAccount(accountId, retryForMs);
  const contact = await contactOf(context.database, accountId);
  const get: Readonly<Record<SubjectKind, () => Promise<SubjectRecord>>> = {
    payment: () => client.getPayment(id, contact),
    transfer: () => client.getTransfer(id, null),
    conversion: () => client.getConversion(id, contact),
  };
  return known(get[kind]);
}

/** @returns undefined for what the provider does not know */
async function known<T>(call: () => Promise<T>): Promise<T | undefined> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof ProviderError && error.failure === 'not_found') return undefined;
    throw error;
  }
}

async function placeOf(database: Knex, accountId: string) {
  const row = await database('accounts').where({ id: accountId }).first('tccAccountId');
  return { accountId, account: row?.tccAccountId ?? null, isAwaited: false, isChanged: false };
}

/**
 * Who the provider's payment is paid to.
 * @returns null where that is not told; undefined where the run may not ask any more
 */
async function payeeOf(
  context: Context,
  { id, beneficiaryId, accountId }: ListedSubject,
  { ours, payees }: { readonly ours: readonly OurRecord[]; readonly payees: Payees },
  calls: Calls,
): Promise<string | null | undefined> {
  const own = ours.find((one) => one.id === id);
  if (beneficiaryId === null || accountId === null) return null;
  if (own?.beneficiaryId === beneficiaryId) return own.payee;
  const stored = payees.get(beneficiaryId);
  if (stored) return payeeText(bankDetails(stored));
  if (calls.left <= 0) return undefined;
  calls.left -= 1;
  const client = await context.provider.forAccount(accountId, retryForMs);
  const payee = await readPayee(context, client, beneficiaryId, accountId);
  return payee ? payeeText(bankDetails(payee)) : null;
}

type Payees = ReadonlyMap<string, ProviderBeneficiary>;

/** The payees of payments that runs have read, by their ids. */
export async function loadPayees(
  database: Knex,
  payments: readonly Pick<ListedSubject, 'beneficiaryId'>[],
): Promise<Payees> {
  const ids = payments.flatMap(({ beneficiaryId }) => beneficiaryId ?? []);
  const rows = await database('book_payees').whereIn('id', ids).select('id', 'record');
  return new Map(rows.map(({ id, record }) => [id, record as ProviderBeneficiary]));
}

async function readPayee(
  { database, clock }: Context,
  client: ProviderClient,
  id: string,
  accountId: string,
): Promise<ProviderBeneficiary | undefined> {
  const contact = await contactOf(database, accountId);
  const payee = await known(() => client.getBeneficiary(id, contact));
  if (!payee) return undefined;
  const row = { id, record: JSON.stringify(payee), read_at: clock.now() };
  await database('book_payees').insert(row).onConflict('id').merge(['record', 'read_at']);
  return payee;
}
