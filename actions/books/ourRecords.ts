import type { Knex } from 'knex';
import { type BookRecord, type BookState, payeeText } from '../../domain/books/compare';
import type { SubjectKind } from './readListings';

/** Our record of a payment, transfer, fee or conversion, as it is compared and shown. */
export interface OurRecord extends BookRecord {
  readonly table: 'payments' | 'transfers' | 'charges' | 'safeguarding_transfers' | 'conversions';
  readonly ourId: string;
  readonly accountId: string;
  /** The provider's id; null for one that was not sent, as far as we know. */
  readonly providerId: string | null;
  /** The provider's beneficiary that a payment was sent to. */
  readonly beneficiaryId: string | null;
  /** What a page shows of it. */
  readonly shown: object;
}

/** What a page of the comparison is about: the ids of its records, and the keys with which the provider lists some of them. */
export interface Asked {
  readonly ids: readonly string[];
  /** The provider's id by the key. */
  readonly byKey: ReadonlyMap<string, string>;
  /** What changed later is in flight. */
  readonly settledBefore: Date;
}

interface Row {
  readonly table: OurRecord['table'];
  readonly ourId: string;
  readonly providerId: string | null;
  readonly key: string;
  readonly accountId: string;
  readonly amount: string;
  readonly currency: string;
  readonly boughtAmount: string | null;
  readonly boughtCurrency: string | null;
  readonly payee: Readonly<Record<string, string | null>> | null;
  readonly beneficiaryId: string | null;
  readonly date: string | null;
  readonly status: string;
  readonly isInFlight: boolean;
  readonly shown: object;
}

const isPending = (id: string) =>
  `exists (select from provider_intents intent where intent.entity_id = ${id} and intent.state = 'pending')`;

const payments = `
  select 'payments' as "table", p.id as "ourId", p."tccPaymentId" as "providerId", p."uniqueRequestId" as key,
    p."accountId", p.amount::text as amount, p.currency, null as "boughtAmount", null as "boughtCurrency",
    json_build_object('name', s."bankAccountHolderName", 'accountNumber', s."accountNumber", 'iban', s.iban, 'bicSwift', s."bicSwift",
      'routingCodeValue1', s."routingCodeValue1", 'bankCountry', s."bankCountry") as payee,
    s.tcc_beneficiary_id as "beneficiaryId", p."paymentDate" as date, p.status,
    p."updatedAt" > :settledBefore or ${isPending('p.id')} as "isInFlight",
    json_build_object('shortReference', p."shortReference", 'reference', p.reference, 'reason', p.reason,
      'paymentType', p."paymentType", 'createdAt', p."createdAt", 'createdById', p."createdById") as shown
  from payments p join beneficiary_information_slice s on s.id = p."beneficiarySliceId"
  where p."tccPaymentId" = any(:ids) or p.id = any(:ids) or p."uniqueRequestId" = any(:keys)`;

/** One of the three tables whose rows are transfers at the provider. */
const moved = (
  table: string,
  names: Readonly<Record<'tcc' | 'key' | 'source' | 'destination' | 'reason' | 'at' | 'waits', string>>,
) => `
  select '${table}' as "table", t.id as "ourId", t.${names.tcc} as "providerId", ${names.key} as key, source.id as "accountId",
    t.amount::text as amount, t.currency, null as "boughtAmount", null as "boughtCurrency",
    json_build_object('source', source."tccAccountId", 'destination', destination."tccAccountId") as payee,
    null::uuid as "beneficiaryId", null as date, t.status::text as status,
    t."updatedAt" > :settledBefore or ${names.waits} or ${isPending('t.id')} as "isInFlight",
    json_build_object('reason', t.${names.reason}, 'source', source.name, 'destination', destination.name,
      'createdAt', t.${names.at}) as shown
  from ${table} t
  join accounts source on source.id = t.${names.source}
  join accounts destination on destination.id = t.${names.destination}
  where t.${names.tcc} = any(:ids) or t.id = any(:ids) or ${names.key} = any(:keys)`;

const own = {
  source: '"sourceAccountId"',
  destination: '"destinationAccountId"',
  reason: 'reason',
  at: '"createdAt"',
  waits: 'false',
};
const transfers = [
  moved('transfers', { ...own, tcc: '"tccTransferId"', key: 't."uniqueRequestId"' }),
  moved('safeguarding_transfers', { ...own, tcc: '"tccTransferId"', key: 't.id::text' }),
  moved('charges', {
    tcc: 'tcc_transfer_id',
    key: 't.id::text',
    source: 'source_account_id',
    destination: 'destination_account_id',
    reason: 'narrative',
    at: 'created_at',
    // It is taken under its key, which finds the transfer: after a restore one may be at the provider already.
    waits: `t.status = 'pending'`,
  }),
].join(' union all ');

/** Of a conversion that was changed or split here, the provider tells the terms. What was split off is ours by its change. */
const conversions = `
  select 'conversions' as "table", c.id as "ourId", c."tccConversionId" as "providerId", c."uniqueRequestId" as key, c.account_id as "accountId",
    coalesce(m.client_sell_amount, q."clientSellAmount")::text as amount, coalesce(m.sell_currency, q."sellCurrency") as currency,
    coalesce(m.client_buy_amount, q."clientBuyAmount")::text as "boughtAmount", coalesce(m.buy_currency, q."buyCurrency") as "boughtCurrency",
    null::json as payee, null::uuid as "beneficiaryId",
    coalesce(to_char(m.conversion_date, 'YYYY-MM-DD'), q."conversionDate"::text) as date, c.status,
    c."updatedAt" > :settledBefore or ${isPending('c.id')} as "isInFlight",
    json_build_object('createdAt', c."createdAt", 'createdById', c."createdById") as shown
  from conversions c
  left join quotes q on q.id = c."quoteId"
  left join tcc_conversions m on m.id = c."tccConversionId" and (q.id is null or exists (
    select from conversion_changes change where change."tccConversionId" = m.id and change.status = 'done'))
  where c."tccConversionId" = any(:ids) or c.id = any(:ids) or c."uniqueRequestId" = any(:keys)
  union all
  select 'conversions', change.id, change."childConversionId", '', change.account_id,
    m.client_sell_amount::text, m.sell_currency, m.client_buy_amount::text, m.buy_currency, null, null, to_char(m.conversion_date, 'YYYY-MM-DD'),
    m.status, false, json_build_object('createdAt', change."createdAt", 'createdById', change."createdById")
  from conversion_changes change join tcc_conversions m on m.id = change."childConversionId"
  where change."childConversionId" = any(:ids)`;

const statements: Readonly<Record<SubjectKind, string>> = {
  payment: payments,
  transfer: transfers,
  conversion: conversions,
};

const states: Readonly<Record<string, BookState>> = {
  completed: 'done',
  trade_settled: 'done',
  failed: 'void',
  deleted: 'void',
  cancelled: 'void',
  closed: 'void',
};

/** How far a record is, by the statuses of ours and of the provider. */
export const bookState = (status: string): BookState => states[status] ?? 'open';

/** Our records of these ids, by one statement. A record that the provider knows by its key has the provider's id. */
export async function loadOurRecords(
  database: Knex,
  kind: SubjectKind,
  { ids, byKey, settledBefore }: Asked,
): Promise<OurRecord[]> {
  const bindings = { ids: [...ids], keys: [...byKey.keys()], settledBefore };
  const { rows } = await database.raw<{ rows: Row[] }>(statements[kind], bindings);
  const asked = new Set(ids);
  return rows
    .map((row) => ourRecord(row, row.providerId ?? byKey.get(row.key) ?? row.ourId))
    .filter(({ id }) => asked.has(id));
}

function ourRecord(row: Row, id: string): OurRecord {
  const { table, ourId, providerId, accountId, amount, currency, beneficiaryId, date, status, isInFlight } = row;
  const { boughtAmount, boughtCurrency, payee } = row;
  const bought = boughtAmount && boughtCurrency ? { amount: boughtAmount, currency: boughtCurrency } : null;
  return {
    id,
    table,
    ourId,
    providerId,
    accountId,
    amount,
    currency,
    bought,
    beneficiaryId,
    date,
    isInFlight,
    payee: payee && payeeText(payee),
    state: bookState(status),
    shown: { ...row.shown, amount, currency, bought, date, status, payee },
  };
}
