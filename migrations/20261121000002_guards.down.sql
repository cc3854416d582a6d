drop owned by corridor_hasura, corridor_actions;
drop table audit_logged_actions;
delete from payment_transitions;
drop function guard_payment_status, guard_sent_payment, guard_authorisation, guard_slice, audit_row, audit_user,
  refuse_change, announce_change, payments_you_can_authorise cascade;
