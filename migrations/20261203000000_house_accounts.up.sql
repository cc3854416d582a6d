-- The mark by which an account is the house's own. Fees and safeguarded money go to marked accounts only (docs/decisions/103).
alter table accounts
  add "isHouseAccount" boolean not null default false,
  add constraint accounts_house_check
    check (not "isHouseAccount" or (is_approved and not is_closed and "tccAccountId" is not null));

-- What the settings name today is the house's where no user has a seat on it. The others are customers', or people decide about them.
update accounts set "isHouseAccount" = true
where is_approved and not is_closed and "tccAccountId" is not null
  and exists (select from settings where accounts.id in (incoming_fund_fee_account_id, monthly_maintenance_charge_account_id,
    payment_fee_account_id, euro_negative_interest_account_id, balance_transfer_fee_account_id, safeguarding_control_account_id))
  and not exists (select from "CurrencyCloudContacts" seat where seat.account_id = accounts.id);

-- The settings name marked accounts only. What they named before stays until it is changed. The lock keeps the mark until the commit.
create function guard_settings_accounts() returns trigger language plpgsql as $$
declare
  named uuid;
begin
  for named in
    select value::uuid from jsonb_each_text(to_jsonb(new))
    where key like '%\_account\_id' and value is not null
      and (tg_op = 'INSERT' or value is distinct from to_jsonb(old) ->> key)
  loop
    perform from accounts where id = named and "isHouseAccount" for share;
    if not found then
      raise exception 'account_not_of_house' using errcode = '22023';
    end if;
  end loop;
  return new;
end $$;
create trigger guard_settings_accounts before insert or update on settings
  for each row execute function guard_settings_accounts();

-- An account that the settings name keeps its mark.
create function guard_house_account() returns trigger language plpgsql as $$
begin
  if exists (select from settings where old.id in (incoming_fund_fee_account_id, monthly_maintenance_charge_account_id,
    payment_fee_account_id, euro_negative_interest_account_id, balance_transfer_fee_account_id, safeguarding_control_account_id))
  then
    raise exception 'account_in_use' using errcode = '22023';
  end if;
  return new;
end $$;
create trigger guard_house_account before update on accounts
  for each row when (old."isHouseAccount" and not new."isHouseAccount") execute function guard_house_account();
