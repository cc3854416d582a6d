import type { Knex } from 'knex';
import { type Leg, type ListedRecord, type Movement, payeeText } from '../../domain/books/compare';
import { difference } from '../../domain/money/amount';
import type {
  ProviderBeneficiary,
  ProviderConversion,
  ProviderPayment,
  ProviderTransaction,
  ProviderTransfer,
} from '../provider/records';
import { bookState } from './ourRecords';
import type { SubjectKind } from './readListings';

/** The provider's record of a payment, transfer or conversion. */
export type SubjectRecord = ProviderPayment | ProviderTransfer | ProviderConversion;

/** A record of the provider, as it is compared and shown. */
export interface ListedSubject extends ListedRecord {
  /** Our account; null where the account is not in the portal. */
  readonly accountId: string | null;
  readonly key: string | null;
  /** The beneficiary that a payment refers to. */
  readonly beneficiaryId: string | null;
  readonly record: SubjectRecord;
}

/** A movement of a wallet with the account of ours that it belongs to. */
export interface ListedMovement extends Movement {
  readonly accountId: string | null;
  readonly record: ProviderTransaction;
}

/** What is known of a record besides what the provider says of it. */
export interface Placed {
  readonly accountId: string | null;
  /** The provider's id of the account. */
  readonly account: string | null;
  /** Whether one of our intents with its key is pending. */
  readonly isAwaited: boolean;
  /** Whether it was changed here by a split, a move or a cancellation, which move money of their own. */
  readonly isChanged: boolean;
}

/** When the lists begin, and how old a change must be to count. */
export interface Times {
  readonly from: Date;
  readonly settledBefore: Date;
}

/** The record in the words of the comparison. */
export function listedSubject(kind: SubjectKind, record: SubjectRecord, placed: Placed, times: Times): ListedSubject {
  const { legs, ...terms } = termsOf[kind](record as never, placed.account ?? '');
  // Movements of a record from before the lists begin may lie before them, too.
  const isWhole = new Date(record.created_at) >= times.from && !placed.isChanged;
  return {
    ...terms,
    id: record.id,
    accountId: placed.accountId,
    key: record.unique_request_id,
    state: bookState(record.status),
    isInFlight: placed.isAwaited || isRecent(record.updated_at, times),
    legs: isWhole ? legs : null,
    record,
  };
}

type Terms = Pick<ListedSubject, 'amount' | 'currency' | 'bought' | 'payee' | 'date' | 'beneficiaryId'> & {
  readonly legs: readonly Leg[];
};

const paid = (account: string, currency: string, amount: string): Leg => ({
  account,
  currency,
  amount: difference('0', amount),
});

/** The terms of a record and what it moves, by its kind. @param account the provider's id of the account that it belongs to */
const termsOf: {
  readonly payment: (record: ProviderPayment, account: string) => Terms;
  readonly transfer: (record: ProviderTransfer) => Terms;
  readonly conversion: (record: ProviderConversion) => Terms;
} = {
  payment: ({ amount, currency, payment_date, beneficiary_id: beneficiaryId }, account) => ({
    amount,
    currency,
    beneficiaryId,
    bought: null,
    payee: null,
    date: payment_date.slice(0, 10),
    legs: [paid(account, currency, amount)],
  }),
  transfer: ({ amount, currency, source_account_id: source, destination_account_id: destination }) => ({
    amount,
    currency,
    bought: null,
    date: null,
    beneficiaryId: null,
    payee: payeeText({ source, destination }),
    legs: [paid(source, currency, amount), { account: destination, currency, amount }],
  }),
  conversion: ({ account_id: account, sell_currency: currency, client_sell_amount: amount, ...record }) => {
    const bought = { amount: record.client_buy_amount, currency: record.buy_currency };
    return {
      amount,
      currency,
      bought,
      payee: null,
      date: record.conversion_date.slice(0, 10),
      beneficiaryId: null,
      legs: [paid(account, currency, amount), { account, ...bought }],
    };
  },
};

/** Whether a time of the provider's is so recent that we may not have read what happened then. */
export const isRecent = (time: string, { settledBefore }: Times): boolean => new Date(time) > settledBefore;

/** The bank details of a beneficiary, by the names of ours. */
export const bankDetails = (payee: ProviderBeneficiary) => ({
  name: payee.bank_account_holder_name ?? payee.name,
  accountNumber: payee.account_number,
  iban: payee.iban,
  bicSwift: payee.bic_swift,
  routingCodeValue1: payee.routing_code_value_1,
  bankCountry: payee.bank_country,
});

interface Row {
  readonly kind: SubjectKind | 'movement';
  readonly accountId: string | null;
  readonly account: string | null;
  readonly isAwaited: boolean;
  readonly isChanged: boolean;
  readonly record: unknown;
}

const listed = `
  select l.kind, l.account_id as "accountId", account."tccAccountId" as account, l.record,
    l.request_key is not null and exists (select from provider_intents intent where intent.key = l.request_key and intent.state = 'pending'
      and intent.kind in ('payment', 'conversion', 'transfer', 'charge', 'safeguarding_transfer')) as "isAwaited",
    l.kind = 'conversion' and exists (select from conversion_changes change where change.status <> 'rejected'
      and l.id in (change."tccConversionId", change."childConversionId")) as "isChanged"
  from book_listings l left join accounts account on account.id = l.account_id
  where l.subject_kind = :kind and l.subject_id = any(:ids)`;

/** What the provider lists of these records, and the movements of them, by one statement. */
export async function loadListed(
  database: Knex,
  kind: SubjectKind | 'movement',
  ids: readonly string[],
  times: Times,
): Promise<{ readonly subjects: ListedSubject[]; readonly movements: ListedMovement[] }> {
  const { rows } = await database.raw<{ rows: Row[] }>(listed, { kind, ids: [...ids] });
  const subjects: ListedSubject[] = [];
  const movements: ListedMovement[] = [];
  for (const row of rows) {
    if (row.kind === 'movement') movements.push(movementOf(row, kind));
    else subjects.push(listedSubject(row.kind, row.record as SubjectRecord, row, times));
  }
  return { subjects, movements };
}

function movementOf({ accountId, record }: Row, kind: SubjectKind | 'movement'): ListedMovement {
  const moved = record as ProviderTransaction;
  const { id, account_id: account, currency, amount, type, status, related_entity_id } = moved;
  return {
    id,
    account,
    currency,
    accountId,
    recordId: kind === 'movement' ? id : (related_entity_id ?? id),
    amount: type === 'credit' ? amount : difference('0', amount),
    isCompleted: status === 'completed',
    record: moved,
  };
}
