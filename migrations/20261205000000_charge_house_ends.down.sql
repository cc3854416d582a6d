drop function found_charges(uuid, timestamptz, timestamptz, boolean);
create function found_charges(
  account_id uuid default null,
  created_from timestamptz default null,
  -- Before this moment.
  created_before timestamptz default null
) returns setof charges language sql stable as $$
  select c.*
  from charges c
  where (found_charges.account_id is null or c.main_account_id = found_charges.account_id)
    and (created_from is null or c.created_at >= created_from)
    and (created_before is null or c.created_at < created_before)
$$;
drop view charge_house_ends;
