-- A payments portal in small: what the five queries of the benchmark read, with the indexes that a portal would have.

create schema helpers;

-- A uniform number in [0, 1) that depends on its arguments alone, so that each load gives the same rows.
create function helpers.draw(n bigint, salt integer) returns double precision language sql immutable parallel safe
  return (hashint8extended(n, salt) & 9007199254740991)::double precision / 9007199254740992;

create function helpers.one_of(choices text[], n bigint, salt integer) returns text language sql immutable parallel safe
  return choices[1 + floor(helpers.draw(n, salt) * cardinality(choices))::integer];

create function helpers.row_id(kind text, n bigint) returns uuid language sql immutable parallel safe
  return md5(kind || ':' || n)::uuid;

create table organisations (
  id uuid primary key, name text not null, country text not null
);
create table people (
  id uuid primary key, email text not null unique, first_name text not null, last_name text not null
);
create table seats (
  organisation_id uuid not null references organisations, person_id uuid not null references people, role text not null,
  primary key (organisation_id, person_id)
);
create table seat_permissions (
  organisation_id uuid not null, person_id uuid not null, permission text not null,
  primary key (organisation_id, person_id, permission),
  foreign key (organisation_id, person_id) references seats
);
create table accounts (
  id uuid primary key, organisation_id uuid not null references organisations, name text not null,
  currency text not null, balance numeric(20, 2) not null
);
create table beneficiaries (
  id uuid primary key, organisation_id uuid not null references organisations, name text not null, country text not null
);
create table bank_accounts (
  id uuid primary key, beneficiary_id uuid not null references beneficiaries, currency text not null,
  account_number text not null, bank_name text not null
);
create table payments (
  id uuid primary key, organisation_id uuid not null references organisations,
  account_id uuid not null references accounts, beneficiary_id uuid not null references beneficiaries,
  bank_account_id uuid not null references bank_accounts, created_by uuid not null references people,
  amount numeric(20, 2) not null, currency text not null, status text not null, reference text not null,
  value_date date not null, created_at timestamptz not null
);
create table authorisation_requests (
  id uuid primary key, payment_id uuid not null references payments, person_id uuid not null references people,
  decision text not null, decided_at timestamptz
);
create table transactions (
  id uuid primary key, account_id uuid not null references accounts, payment_id uuid references payments,
  amount numeric(20, 2) not null, balance_after numeric(20, 2) not null, description text not null,
  booked_at timestamptz not null
);
