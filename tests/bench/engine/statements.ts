import type { QueryName } from './workload';

/** A hand-written statement that gives a query's whole answer as JSON text. */
export interface HandWritten {
  readonly text: string;
  readonly values: (personId: string, variables: Readonly<Record<string, unknown>>) => unknown[];
}

/**
 * The access rule for a table with an organisation; $1 is always the person. `is true` keeps it a filter: as a bare `exists`
 * it becomes a semi-join, and the ordered index scan with its early stop is lost.
 */
const own = (alias: string, column = 'organisation_id'): string =>
  `(exists (select from seats as s where s.organisation_id = ${alias}.${column} and s.person_id = $1)) is true`;

const requests = `
  select coalesce(json_agg(json_build_object('id', r.id, 'decision', r.decision, 'decided_at', r.decided_at,
    'person', json_build_object('id', u.id, 'first_name', u.first_name, 'last_name', u.last_name)) order by r.id), '[]') as list
  from authorisation_requests as r join people as u on u.id = r.person_id where r.payment_id = p.id`;

const payment = `
  'id', p.id, 'amount', p.amount::text, 'currency', p.currency, 'status', p.status, 'reference', p.reference,
  'value_date', p.value_date, 'created_at', p.created_at,
  'account', case when a.id is not null then json_build_object('id', a.id, 'name', a.name, 'currency', a.currency) end,
  'beneficiary', case when b.id is not null then json_build_object('id', b.id, 'name', b.name, 'country', b.country) end,
  'bank_account', json_build_object('currency', sl.currency, 'account_number', sl.account_number, 'bank_name', sl.bank_name),
  'authorisation_requests', requests.list`;

const paymentJoins = `
  left join accounts as a on a.id = p.account_id and ${own('a')}
  left join beneficiaries as b on b.id = p.beneficiary_id and ${own('b')}
  left join bank_accounts as sl on sl.id = p.bank_account_id
  left join lateral (${requests}) as requests on true`;

const totals = (status: string): string => `
  (select json_build_object('aggregate', json_build_object('count', count(*), 'sum', json_build_object('amount', sum(p.amount)::text)))
   from payments as p where p.organisation_id = $2 and p.status = '${status}' and ${own('p')})`;

/** The statement that an expert would write by hand for each query: the baseline of the engine. */
export const statements: Readonly<Record<QueryName, HandWritten>> = {
  paymentList: {
    text: `select json_build_object('payments', coalesce(json_agg(json_build_object(${payment})
        order by p.created_at desc, p.id desc), '[]'))::text as data
      from (select * from payments as p where p.account_id = $2 and p.status = any($3::text[]) and ${own('p')}
        order by p.created_at desc, p.id desc limit 15 offset $4) as p ${paymentJoins}`,
    values: (person, { account, statuses, offset }) => [person, account, statuses, offset],
  },
  paymentByKey: {
    text: `select json_build_object('payments_by_pk', (select json_build_object(${payment},
        'organisation', case when o.id is not null then json_build_object('id', o.id, 'name', o.name, 'country', o.country) end,
        'creator', json_build_object('id', c.id, 'first_name', c.first_name, 'last_name', c.last_name, 'email', c.email),
        'transactions', (select coalesce(json_agg(json_build_object('id', t.id, 'amount', t.amount::text,
            'balance_after', t.balance_after::text, 'description', t.description, 'booked_at', t.booked_at) order by t.id), '[]')
          from transactions as t join accounts as ta on ta.id = t.account_id and ${own('ta')} where t.payment_id = p.id))
      from payments as p ${paymentJoins}
      left join organisations as o on o.id = p.organisation_id and ${own('o', 'id')}
      left join people as c on c.id = p.created_by
      where p.id = $2 and ${own('p')}))::text as data`,
    values: (person, { id }) => [person, id],
  },
  dashboard: {
    text: `select json_build_object('pending', ${totals('pending')}, 'scheduled', ${totals('scheduled')},
        'processing', ${totals('processing')}, 'failed', ${totals('failed')},
        'accounts', (select coalesce(json_agg(json_build_object('id', a.id, 'name', a.name, 'currency', a.currency,
            'balance', a.balance::text) order by a.id), '[]')
          from accounts as a where a.organisation_id = $2 and ${own('a')}))::text as data`,
    values: (person, { organisation }) => [person, organisation],
  },
  statementSearch: {
    text: `select json_build_object('transactions', coalesce(json_agg(json_build_object('id', t.id, 'amount', t.amount::text,
        'balance_after', t.balance_after::text, 'description', t.description, 'booked_at', t.booked_at,
        'payment', case when p.id is not null then json_build_object('id', p.id, 'reference', p.reference, 'status', p.status,
          'beneficiary', case when b.id is not null then json_build_object('name', b.name) end) end)
        order by t.booked_at desc, t.id desc), '[]'))::text as data
      from (select t.* from transactions as t where t.account_id = $2 and t.booked_at >= $3 and t.booked_at < $4
          and t.description ilike $5
          and (exists (select from accounts as a where a.id = t.account_id and ${own('a')})) is true
        order by t.booked_at desc, t.id desc limit 50) as t
      left join payments as p on p.id = t.payment_id and ${own('p')}
      left join beneficiaries as b on b.id = p.beneficiary_id and ${own('b')}`,
    values: (person, { account, from, to, text }) => [person, account, from, to, text],
  },
  seatPermissions: {
    text: `select json_build_object('organisations_by_pk', (select json_build_object('id', o.id, 'name', o.name, 'seats', (
        select coalesce(json_agg(json_build_object('role', m.role,
            'person', json_build_object('id', u.id, 'email', u.email, 'first_name', u.first_name, 'last_name', u.last_name),
            'permissions', (select coalesce(json_agg(json_build_object('permission', sp.permission) order by sp.permission), '[]')
              from seat_permissions as sp
              where sp.organisation_id = m.organisation_id and sp.person_id = m.person_id and ${own('sp')})
          ) order by m.person_id), '[]')
        from seats as m join people as u on u.id = m.person_id where m.organisation_id = o.id and ${own('m')}))
      from organisations as o where o.id = $2 and ${own('o', 'id')}))::text as data`,
    values: (person, { organisation }) => [person, organisation],
  },
};
