delete from notices where kind = 'access_changed';
alter table notices drop constraint notices_kind_check;
alter table notices add constraint notices_kind_check check (kind in ('money_in', 'payment_failed', 'payment_returned', 'approval_wanted',
  'approval_given', 'date_at_risk', 'rate_alert', 'statement_ready'));
drop trigger announce_change on api_keys;
drop trigger end_api_keys on "CurrencyCloudContacts";
drop function end_api_keys_of_seat();
drop function end_api_keys(text);
drop table api_key_networks;
alter table api_keys drop constraint api_keys_scopes_check, drop second_factor;
alter table api_keys
  add constraint api_keys_scopes_check check (cardinality(scopes) > 0 and scopes <@ array['read', 'draft', 'approve']);
alter table users drop api_access_networks, drop api_access_scopes;
