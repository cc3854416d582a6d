-- A role belongs to one organisation, and so do a rule, an account and a seat: they never mix. The actions say the same with the
-- field's name; the database refuses what slips past them. Rows that are compared are locked, so that none of them moves meanwhile.

create function guard_seat() returns trigger language plpgsql as $$
declare
  account accounts;
begin
  select * into account from accounts where id = new.account_id for share;
  if account."tccAccountId" is null then
    raise exception 'account_without_provider' using errcode = '22023';
  end if;
  if not exists (select from roles where id = new.role_id and org_id = account.org_id) then
    raise exception 'role_of_another_organisation' using errcode = '22023';
  end if;
  return new;
end $$;
create trigger guard_seat before insert or update of account_id, role_id on "CurrencyCloudContacts"
  for each row execute function guard_seat();

create function guard_rule_role() returns trigger language plpgsql as $$
begin
  if not exists (
    select from organisation_payment_auth_rule rule join roles on roles.org_id = rule.org_id
    where rule.id = new.auth_rule_id and roles.id = new.role_id
  ) then
    raise exception 'role_of_another_organisation' using errcode = '22023';
  end if;
  return new;
end $$;
create trigger guard_rule_role before insert or update on payment_auth_rule_role
  for each row execute function guard_rule_role();

-- An account moves to another organisation, or loses its provider id, only while no user has a seat on it.
create function guard_account_with_seats() returns trigger language plpgsql as $$
begin
  if exists (select from "CurrencyCloudContacts" where account_id = new.id) then
    raise exception 'account_has_seats' using errcode = '22023';
  end if;
  return new;
end $$;
create trigger guard_account_with_seats before update of org_id, "tccAccountId" on accounts
  for each row when (new.org_id <> old.org_id or new."tccAccountId" is null and old."tccAccountId" is not null)
  execute function guard_account_with_seats();

create function refuse_move() returns trigger language plpgsql as $$
begin
  raise exception '%_stays_in_its_organisation', tg_table_name using errcode = '22023';
end $$;
create trigger refuse_move before update of org_id on roles
  for each row when (new.org_id <> old.org_id) execute function refuse_move();
create trigger refuse_move before update of org_id on organisation_payment_auth_rule
  for each row when (new.org_id <> old.org_id) execute function refuse_move();
