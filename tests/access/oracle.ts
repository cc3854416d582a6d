import type { Requester } from './requester';
import { readRule, type Policy, type RuleTerm } from './policy';
import type { WorldRow } from './world';
import type { RowOwners } from './worldPeople';

/** What a person has access to, by the names of the policy's rules: the ids of accounts, organisations, people, entries, notices or requests each rule allows. */
export type Standing = ReadonlyMap<string, ReadonlySet<string>>;

/** A row with what it is bound to at this moment. */
export type BoundRow = Pick<WorldRow, 'row'> & RowOwners;

/** Computes who must see which rows, by SQL over seats, links and flags alone; it does not read the metadata. */
export interface Oracle {
  readonly rows: (table: string) => readonly BoundRow[];
  /** The rows of a table that a person must see, and no others. */
  readonly expected: (table: string, role: string, person: string) => readonly BoundRow[];
  /** The rows that a policy rule allows a person. */
  readonly allowed: (table: string, rule: string, person: string) => readonly BoundRow[];
  readonly standing: (person: string) => Standing;
  /** Rows of tenants that the person has nothing to do with. */
  readonly isForeign: (row: BoundRow, person: string) => boolean;
}

const enabled = `exists (select from users where id = $1 and enabled)`;
const seats = `select account_id as id from "CurrencyCloudContacts" where user_id = $1 and ${enabled}`;
const links = (flags: string) =>
  `select org_id as id from users_organisations where user_id = $1 and ${flags} and ${enabled}`;
const member = `${links('true')} union select org_id from accounts where id in (${seats})`;
const opensAccounts = links('(can_user_admin_org or "canManageNewAccount")');

/** What each rule of the policy allows, in plain SQL, $1 being the person. */
const ruleSql: Readonly<Record<string, string>> = {
  own: `select id from users where id = $1 and enabled`,
  // The sessions of the matrix are issued at the moment of the request.
  'own open session': `select id from users where id = $1 and enabled and (signed_out_at is null or signed_out_at < now())`,
  'own entry': `select id from activity where "userId" = $1 and ${enabled}`,
  'own notice': `select id from notices where user_id = $1 and in_app and ${enabled}
    and ("accountId" is null or "accountId" in (${seats}))`,
  seat: seats,
  'transfers permission': `${seats} and exists (
    select from users where id = $1 and (can_use_transfers or can_transfer_between_orgs))`,
  member,
  'organisation admin': links('can_user_admin_org'),
  'administered entry': `select entry.id from activity entry
    where exists (select from users_organisations of where of.user_id = entry."userId"
        and of.org_id in (${links('can_user_admin_org')}))
      and (entry."accountId" is null
        or entry."accountId" in (select id from accounts where org_id in (${links('can_user_admin_org')})))`,
  'favourites admin': `${links('can_user_admin_org')} union ${links('can_manage_favourites')}
    and org_id in (select id from organisations where enable_favourites)`,
  'new-account admin': opensAccounts,
  'visible request': `select id from new_account_submissions
    where (created_by = $1 and organisation_id in (${member})) or organisation_id in (${opensAccounts})`,
};

/** Rows that belong to a payment, and so to its account. */
const ofPayments = (
  table: string,
) => `select to_jsonb(one) as row, '{}'::text[] as people, array[p."accountId"::text] as accounts,
  array(select org_id::text from accounts where id = p."accountId") as organisations
  from ${table} one join payments p on p.id = one."paymentId"`;

/** Tables whose owners come from seats and links, or which are views: queried when they are needed. */
const derivedSql: Readonly<Record<string, string>> = {
  users: `select to_jsonb(users) as row, '{}'::text[] as accounts, array[id] as people,
    array(select org_id::text from users_organisations where user_id = users.id) as organisations from users`,
  colleagues: `select to_jsonb(colleagues) as row, array[id] as people, '{}'::text[] as organisations,
    array(select account_id::text from "CurrencyCloudContacts" where user_id = colleagues.id) as accounts from colleagues`,
  beneficiary_last_payments: `select to_jsonb(last) as row, '{}'::text[] as people, array["accountId"::text] as accounts,
    array(select org_id::text from accounts where id = "accountId") as organisations from beneficiary_last_payments last`,
  balance_days: `select to_jsonb(closing) as row, '{}'::text[] as people, array[account_id::text] as accounts,
    array(select org_id::text from accounts where id = account_id) as organisations from balance_days closing`,
  payment_totals: `select to_jsonb(total) as row, '{}'::text[] as people, array["accountId"::text] as accounts,
    array(select org_id::text from accounts where id = "accountId") as organisations from payment_totals total`,
  conversion_totals: `select to_jsonb(total) as row, '{}'::text[] as people, array[account_id::text] as accounts,
    array(select org_id::text from accounts where id = account_id) as organisations from conversion_totals total`,
  statement_lines: `select to_jsonb(line) as row, '{}'::text[] as people, array[account_id::text] as accounts,
    array(select org_id::text from accounts where id = account_id) as organisations from statement_lines line`,
  statement_summaries: `select to_jsonb(summary) as row, '{}'::text[] as people, array[account_id::text] as accounts,
    array(select org_id::text from accounts where id = account_id) as organisations from statement_summaries summary`,
  charge_house_ends: `select to_jsonb(ends) as row, '{}'::text[] as people, array[main_account_id::text] as accounts,
    array(select org_id::text from accounts where id = main_account_id) as organisations
    from charge_house_ends ends join charges on charges.id = ends.charge_id`,
  statement_totals: `select to_jsonb(total) as row, '{}'::text[] as people, array[account_id::text] as accounts,
    array(select org_id::text from accounts where id = account_id) as organisations from statement_totals total`,
  transaction_totals: `select to_jsonb(total) as row, '{}'::text[] as people, array[account_id::text] as accounts,
    array(select org_id::text from accounts where id = account_id) as organisations from transaction_totals total`,
  payment_approvers: ofPayments('payment_approvers'),
  payment_held_rates: ofPayments('payment_held_rates'),
  payment_precedents: ofPayments('payment_precedents'),
  payment_status_changes: ofPayments('payment_status_changes'),
  payment_versions: ofPayments('payment_versions'),
  vw_user_charges: `select to_jsonb(charged) as row, array[user_id] as people, array[main_account_id::text] as accounts,
    array(select org_id::text from accounts where id = main_account_id) as organisations from vw_user_charges charged`,
};

/** Asks the database what is true now. */
export async function askOracle(
  { sql }: Requester,
  policy: Policy,
  world: readonly WorldRow[],
  people: readonly string[],
): Promise<Oracle> {
  const standings = new Map<string, Standing>();
  for (const person of people) standings.set(person, await standingOf(sql, person));
  const tables = new Map<string, readonly BoundRow[]>();
  for (const [table, { untracked }] of Object.entries(policy.tables)) {
    if (!untracked) tables.set(table, await rowsOf(sql, table, world));
  }
  const owners = await sql<{ id: string; org_id: string }>('select id, org_id from accounts');
  const tenantOf = new Map(owners.map(({ id, org_id }) => [id, org_id]));

  const standing = (person: string): Standing => standings.get(person) ?? new Map();
  const rows = (table: string) => tables.get(table) ?? [];
  const allowed = (table: string, rule: string, person: string) =>
    rows(table).filter((row) => isAllowed(policy, row, rule, standing(person)));
  const expected = (table: string, role: string, person: string) => {
    const read = policy.tables[table]?.read?.[role];
    return read ? allowed(table, read.rows, person) : [];
  };
  const isForeign = (row: BoundRow, person: string) => {
    const tenants = [...row.organisations, ...row.accounts.map((id) => tenantOf.get(id) ?? '')];
    const own = standing(person).get('member');
    return !row.people.includes(person) && tenants.length > 0 && !tenants.some((tenant) => own?.has(tenant));
  };
  return { rows, allowed, expected, standing, isForeign };
}

function isAllowed(policy: Policy, row: BoundRow, rule: string, standing: Standing): boolean {
  const { joinedBy, terms } = readRule(rule);
  const holds = (term: RuleTerm) => holdsFor(policy, row, term.rule, standing);
  return joinedBy === 'or' ? terms.some(holds) : terms.every(holds);
}

async function standingOf(sql: Requester['sql'], person: string): Promise<Standing> {
  const parts = Object.entries(ruleSql).map(
    ([rule, text]) => `select '${rule}' as rule, id::text from (${text}) "${rule}"`,
  );
  const found = await sql<{ rule: string; id: string }>(parts.join(' union all '), [person]);
  const ids = (rule: string) => new Set(found.filter((one) => one.rule === rule).map(({ id }) => id));
  return new Map(Object.keys(ruleSql).map((rule) => [rule, ids(rule)]));
}

/** All rows that are there; rows that the test data did not write belong to nothing. */
async function rowsOf(sql: Requester['sql'], table: string, world: readonly WorldRow[]): Promise<readonly BoundRow[]> {
  const derived = derivedSql[table];
  if (derived) return sql<BoundRow>(derived);
  const written = new Map(world.filter((one) => one.table === table).map((one) => [JSON.stringify(one.row), one]));
  const present = await sql<Pick<BoundRow, 'row'>>(`select to_jsonb(present) as row from "${table}" present`);
  return present.map(
    ({ row }) => written.get(JSON.stringify(row)) ?? { row, accounts: [], organisations: [], people: [] },
  );
}

function holdsFor({ rules }: Policy, row: BoundRow, rule: string, standing: Standing): boolean {
  const ids = standing.get(rule);
  if (rule === 'everybody') return true;
  if (!ids) throw new Error(`The oracle does not know the rule "${rule}".`);
  switch (rules[rule]?.about) {
    case 'accounts':
      return row.accounts.some((id) => ids.has(id));
    case 'organisations':
      return row.organisations.some((id) => ids.has(id));
    case 'activity':
    case 'notices':
      return ids.has(String(row.row.id));
    case 'new_account_submissions':
      return ids.has(String(row.row.submission_id ?? row.row.id));
    default:
      return row.people.some((id) => ids.has(id));
  }
}
