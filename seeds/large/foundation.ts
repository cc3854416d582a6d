/**
 * What the statements of a load share. `large_id` gives the same id for the same seed, kind and number; `large_amount`
 * an amount of 10 to 5,000 in the decimals of its currency.
 */
export const helpers = [
  `create function pg_temp.large_id(kind text, n bigint) returns uuid language sql stable as $$
    select cast(overlay(overlay(md5(current_setting('corridor.large_seed') || kind || n) placing '4' from 13) placing '8' from 17)
      as uuid) $$`,
  `create function pg_temp.large_amount(n bigint, currency text) returns numeric language sql immutable as $$
    select case currency when 'JPY' then 1000 + n * 7919 % 490000 else round((1000 + n * 7919 % 490000) / 100.0, 2) end $$`,
];

/** Every account to come, with its two wallets and the rate from the first to the second. */
export const accountList = `
  create temp table large_accounts on commit drop as
  select n, (n - 1) / :accountsEach + 1 as org, pg_temp.large_id('account', n) as id,
    pg_temp.large_id('tcc account', n) as tcc_id,
    -- The next account of the same organisation.
    (n - 1) / :accountsEach * :accountsEach + n % :accountsEach + 1 as next_n,
    pairs.first, pairs.second, pairs.pair, pairs.rate, pairs.mid, cast(current_setting('corridor.large_now') as timestamptz) - n * interval '7 seconds' as now
  from generate_series(1, :organisations * :accountsEach) n
  join (values (0, 'GBP', 'EUR', 'EURGBP', 1.2412, 0.8057), (1, 'EUR', 'USD', 'EURUSD', 1.1344, 1.1344),
    (2, 'USD', 'JPY', 'USDJPY', 109.23, 109.23), (3, 'GBP', 'USD', 'GBPUSD', 1.4080, 1.4080)
  ) pairs (key, first, second, pair, rate, mid) on pairs.key = n % 4`;

/** When organisations, accounts and tariffs were created: before all that happened on the accounts. */
const start = `cast(current_setting('corridor.large_now') as timestamptz) - interval '560 days'`;

/** The house's own two accounts: the first collects charges, the second holds what is safeguarded. */
const house = [
  `create temp table large_house on commit drop as
   select n, pg_temp.large_id('house account', n) as id, pg_temp.large_id('house tcc account', n) as tcc_id, name,
     cast(current_setting('corridor.large_now') as timestamptz) as now
   from (values (1, 'Large Fees'), (2, 'Large Safeguarding')) named (n, name)`,
  `insert into organisations (id, name, "createdAt") values (pg_temp.large_id('organisation', 0), 'Large House', ${start})`,
  `insert into accounts (id, name, reference, "tccAccountId", org_id, country, legal_entity_type, is_approved, "createdAt")
   select id, name, 'LH' || n, tcc_id, pg_temp.large_id('organisation', 0), 'GB', 'company', true, ${start} from large_house`,
  `insert into tariffs (id, name, type, amount, details, "createdAt") values
     (pg_temp.large_id('tariff', 1), 'Large maintenance', 'monthly_maintenance_charge', 25, '{}', ${start}),
     (pg_temp.large_id('tariff', 2), 'Large payments', 'payment_fee', null, '{"regular": "5.00"}', ${start})`,
];

/** Organisations with two roles, one rule, ten people who all sit on each account, the first its administrator, and accounts with their wallets' payees. */
export const foundation = [
  ...house,
  `create temp table large_people on commit drop as
   select u, (u - 1) / :usersEach + 1 as org, 'large' || lpad(cast(u as text), 5, '0') as id,
     pg_temp.large_id(case u % 3 when 0 then 'approver' else 'clerk' end, (u - 1) / :usersEach + 1) as role_id
   from generate_series(1, :organisations * :usersEach) u`,
  `insert into organisations (id, name, authorisation_currency, "createdAt")
   select pg_temp.large_id('organisation', n), 'Client ' || lpad(cast(n as text), 4, '0'), 'GBP', ${start}
   from generate_series(1, :organisations) n`,
  `insert into accounts (id, name, reference, "tccAccountId", org_id, street, city, postal_code, country, legal_entity_type,
     is_approved, safeguarding_enabled, "createdAt")
   select id, 'Client ' || lpad(cast(org as text), 4, '0') || ' Account ' || n, 'L' || n, tcc_id,
     pg_temp.large_id('organisation', org), n || ' High Street', 'London', 'EC1A 1BB', 'GB', 'company', true, true, ${start}
   from large_accounts`,
  `insert into tcc_accounts (id, account_name, status, country, legal_entity_type, short_reference, created_at, updated_at)
   select a."tccAccountId", a.name, 'enabled', 'GB', 'company', a.reference, l.now, l.now
   from accounts a join (select id, now from large_accounts union all select id, now from large_house) l using (id)`,
  `insert into users (id, first_name, last_name, email, can_use_transfers)
   select id, 'Person', 'Number ' || u, id || '@demo.invalid', u % :usersEach = 1 from large_people`,
  `insert into users_organisations (user_id, org_id, can_user_admin_org)
   select id, pg_temp.large_id('organisation', org), u % :usersEach = 1 from large_people`,
  `insert into roles (id, name, org_id, can_create_beneficiaries, can_create_conversions, can_create_payments)
   select pg_temp.large_id(kind, n), initcap(kind), pg_temp.large_id('organisation', n), kind = 'clerk', kind = 'clerk',
     kind = 'clerk'
   from generate_series(1, :organisations) n, (values ('clerk'), ('approver')) kinds (kind)`,
  `insert into "CurrencyCloudContacts" (id, user_id, account_id, role_id, tcc_contact_id)
   select pg_temp.large_id('seat', a.n * 100000 + p.u), p.id, a.id, p.role_id, pg_temp.large_id('contact', a.n * 100000 + p.u)
   from large_accounts a join large_people p using (org)`,
  `insert into tcc_contacts (id, login_id, account_id, first_name, last_name, status, created_at, updated_at)
   select pg_temp.large_id('contact', a.n * 100000 + p.u), p.id || '.' || a.n || '@demo.invalid', a.tcc_id, 'Person',
     'Number ' || p.u, 'enabled', a.now, a.now
   from large_accounts a join large_people p using (org)`,
  `insert into organisation_payment_auth_rule (id, org_id, threshold)
   select pg_temp.large_id('rule', n), pg_temp.large_id('organisation', n), 1000 from generate_series(1, :organisations) n`,
  `insert into payment_auth_rule_role (auth_rule_id, role_id, number_required)
   select pg_temp.large_id('rule', n), pg_temp.large_id('approver', n), 1 from generate_series(1, :organisations) n`,
  `insert into beneficiaries (id, tcc_beneficiary_id, account_id, "createdById", "createdAt")
   select pg_temp.large_id('beneficiary', n * 100 + b), pg_temp.large_id('tcc beneficiary', n * 100 + b), id,
     'large' || lpad(cast((org - 1) * :usersEach + 1 as text), 5, '0'), now - interval '550 days'
   from large_accounts, generate_series(0, 19) b`,
  `insert into beneficiary_information_slice (id, "beneficiaryId", name, "beneficiaryEntityType", "companyName", country,
     "bankCountry", "bankAccountHolderName", "accountNumber", "bicSwift", currency, "isPriority", "isRegular", tcc_beneficiary_id,
     "createdAt")
   select pg_temp.large_id('slice', n * 100 + b), pg_temp.large_id('beneficiary', n * 100 + b), 'Payee ' || n || '-' || b,
     'company', 'Payee ' || n || '-' || b, 'DE', 'DE', 'Payee ' || n || '-' || b, cast(n * 100 + b as text), 'COBADEFFXXX',
     case b % 2 when 0 then first else second end, true, true, pg_temp.large_id('tcc beneficiary', n * 100 + b),
     now - interval '550 days'
   from large_accounts, generate_series(0, 19) b`,
  `insert into tcc_beneficiaries (id, account_id, name, bank_account_holder_name, bank_country, currency, account_number,
     bic_swift, payment_types, beneficiary_entity_type, beneficiary_company_name, created_at, updated_at)
   select b.tcc_beneficiary_id, b.account_id, s.name, s.name, 'DE', s.currency, s."accountNumber", s."bicSwift",
     '{regular,priority}', 'company', s.name, b."createdAt", b."createdAt"
   from beneficiaries b join large_accounts l on l.id = b.account_id join beneficiary_information_slice s on s."beneficiaryId" = b.id`,
];
