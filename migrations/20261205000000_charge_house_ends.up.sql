-- The house's end of each charge: the account that collects it, or that pays a credit, beside the account that the settings of now name for its type.
-- A charge is taken only where the two are the same and the account is marked as the house's (docs/decisions/104).
create view charge_house_ends as
  select charge.id as charge_id, charge.is_credit, charge.account_id, settings_account.id as settings_account_id,
    coalesce(charge.account_id = settings_account.id and settings_account."isHouseAccount", false) as is_right
  from (
    select c.id, c.type, corrected.id is not null as is_credit,
      case when corrected.id is null then c.destination_account_id else c.source_account_id end as account_id
    from charges c
    left join charges corrected on corrected.id = c.corrects_charge_id and corrected.source_account_id = c.destination_account_id
  ) charge
  cross join settings
  left join accounts settings_account on settings_account.id = case charge.type
    when 'payment_fee' then settings.payment_fee_account_id
    when 'balance_transfer_fee' then settings.balance_transfer_fee_account_id
    when 'incoming_fund_fee' then settings.incoming_fund_fee_account_id
    when 'monthly_maintenance_charge' then settings.monthly_maintenance_charge_account_id
    when 'euro_negative_interest' then settings.euro_negative_interest_account_id
  end;
grant select on charge_house_ends to corridor_hasura, corridor_actions;

-- The list of charges finds those that are not sent, because their end is wrong, besides.
drop function found_charges(uuid, timestamptz, timestamptz);
create function found_charges(
  account_id uuid default null,
  created_from timestamptz default null,
  -- Before this moment.
  created_before timestamptz default null,
  -- Charges that wait or failed, and whose end of the house is wrong.
  misdirected boolean default null
) returns setof charges language sql stable as $$
  select c.*
  from charges c
  where (found_charges.account_id is null or c.main_account_id = found_charges.account_id)
    and (created_from is null or c.created_at >= created_from)
    and (created_before is null or c.created_at < created_before)
    and (misdirected is not true or (c.status in ('pending', 'failed')
      and not (select ends.is_right from charge_house_ends ends where ends.charge_id = c.id)))
$$;
