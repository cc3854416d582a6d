-- What the screen of the audit log finds: by table, row, person and time, newest first, a page after the last row of the page before.

drop index audit_logged_actions_at;
create index audit_logged_actions_at on audit_logged_actions (action_at, event_id);
create index audit_logged_actions_table on audit_logged_actions (table_name, action_at, event_id);
create index audit_logged_actions_user on audit_logged_actions (user_id, action_at, event_id);
-- The row first, so that it is found without its table, too.
drop index audit_logged_actions_row;
create index audit_logged_actions_row on audit_logged_actions (row_id, table_name, event_id);

-- A filter that is null takes every entry.
create function found_audit(
  in_table text default null,
  of_row text default null,
  by_user text default null,
  from_time timestamptz default null,
  -- Before this moment.
  before_time timestamptz default null,
  -- Older than this entry.
  before_event bigint default null
) returns setof audit_logged_actions language sql stable as $$
  select a.*
  from audit_logged_actions a
  where (in_table is null or a.table_name = in_table)
    and (of_row is null or a.row_id = of_row)
    and (by_user is null or a.user_id = by_user)
    and (from_time is null or a.action_at >= from_time)
    and (before_time is null or a.action_at < before_time)
    and (before_event is null or (a.action_at, a.event_id) <
      ((select b.action_at from audit_logged_actions b where b.event_id = before_event), before_event))
$$;

create index audit_logged_actions_slice
  on audit_logged_actions ((coalesce(new_row, old_row) ->> 'beneficiaryId'), event_id)
  where table_name = 'beneficiary_information_slice';
create index audit_logged_actions_rule_role
  on audit_logged_actions ((coalesce(new_row, old_row) ->> 'auth_rule_id'), event_id)
  where table_name = 'payment_auth_rule_role';
create index audit_logged_actions_truncate on audit_logged_actions (table_name, event_id) where action = 'T';

-- Every entry about a row and about the rows that belong to it: the slices of a beneficiary, the roles of an authorisation rule.
create function audit_history(in_table text, of_row text) returns setof audit_logged_actions language sql stable as $$
  select a.* from audit_logged_actions a where a.row_id = of_row and a.table_name = in_table
  union all
  select a.* from audit_logged_actions a
  where in_table = 'beneficiaries' and a.table_name = 'beneficiary_information_slice'
    and coalesce(a.new_row, a.old_row) ->> 'beneficiaryId' = of_row
  union all
  select a.* from audit_logged_actions a
  where in_table = 'organisation_payment_auth_rule' and a.table_name = 'payment_auth_rule_role'
    and coalesce(a.new_row, a.old_row) ->> 'auth_rule_id' = of_row
  union all
  select a.* from audit_logged_actions a
  where a.action = 'T' and (a.table_name = in_table
    or (in_table, a.table_name) in (('beneficiaries', 'beneficiary_information_slice'),
      ('organisation_payment_auth_rule', 'payment_auth_rule_role')))
$$;
