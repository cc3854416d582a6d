drop function audit_history, found_audit;
drop index audit_logged_actions_truncate, audit_logged_actions_rule_role, audit_logged_actions_slice, audit_logged_actions_row,
  audit_logged_actions_user, audit_logged_actions_table, audit_logged_actions_at;
create index audit_logged_actions_at on audit_logged_actions (action_at);
create index audit_logged_actions_row on audit_logged_actions (table_name, row_id, event_id);
