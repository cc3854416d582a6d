-- The same rule as row-level security, for the server that relies on it: rows of the organisations where the person has a seat.

create function helpers.person_id() returns uuid language sql stable parallel safe
  return nullif(current_setting('bench.person_id', true), '')::uuid;

create function helpers.own_organisations() returns setof uuid language sql stable security definer parallel safe
  begin atomic select organisation_id from seats where person_id = helpers.person_id(); end;

do $$ begin create role bench_visitor; exception when duplicate_object then null; end $$;
grant usage on schema public, helpers to bench_visitor;
grant select on all tables in schema public to bench_visitor;

alter table organisations enable row level security;
alter table seats enable row level security;
alter table seat_permissions enable row level security;
alter table accounts enable row level security;
alter table beneficiaries enable row level security;
alter table payments enable row level security;
alter table transactions enable row level security;

create policy own on organisations using (id in (select helpers.own_organisations()));
create policy own on seats using (organisation_id in (select helpers.own_organisations()));
create policy own on seat_permissions using (organisation_id in (select helpers.own_organisations()));
create policy own on accounts using (organisation_id in (select helpers.own_organisations()));
create policy own on beneficiaries using (organisation_id in (select helpers.own_organisations()));
create policy own on payments using (organisation_id in (select helpers.own_organisations()));
create policy own on transactions using (
  account_id in (select id from accounts where organisation_id in (select helpers.own_organisations())));
