-- Only the owner issues an API key; administrators say how far the keys of a user may reach.
alter table users
  -- What keys of the user may do, and from where: a key reaches no further than its own terms and these.
  add api_access_scopes text[] not null default '{read,draft}'
    check (cardinality(api_access_scopes) > 0 and api_access_scopes <@ array['read', 'draft']),
  -- In CIDR notation; none: from anywhere.
  add api_access_networks text[] not null default '{}';

alter table api_keys drop constraint api_keys_scopes_check;
update api_keys set scopes = array_remove(scopes, 'approve');
update api_keys set scopes = '{read}' where scopes = '{}';
alter table api_keys
  add constraint api_keys_scopes_check check (cardinality(scopes) > 0 and scopes <@ array['read', 'draft']),
  -- A digest of the second factors that the user had when the key was issued. With others the key ends.
  add second_factor text not null default '';

-- From where a key was used: told at the first use of each.
create table api_key_networks (
  api_key_id uuid not null references api_keys (id) on delete cascade,
  -- The /24 of an IPv4 address, the /48 of an IPv6 address.
  network text not null,
  first_used_at timestamptz not null,
  primary key (api_key_id, network)
);
grant select on api_key_networks to corridor_hasura;
grant select, insert on api_key_networks to corridor_actions;

-- Ends the keys of a user: with the password, the second factor, a seat or its role.
create function end_api_keys(owner_id text) returns void language sql as $$
  with ended as (
    update api_keys set "revokedAt" = clock_timestamp() where user_id = owner_id and "revokedAt" is null returning id)
  delete from vault.api_key_hashes where api_key_id in (select id from ended);
$$;
create function end_api_keys_of_seat() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and (old.user_id, old.account_id, old.role_id) = (new.user_id, new.account_id, new.role_id) then
    return null;
  end if;
  if tg_op <> 'INSERT' then perform end_api_keys(old.user_id); end if;
  if tg_op <> 'DELETE' then perform end_api_keys(new.user_id); end if;
  return null;
end $$;
create trigger end_api_keys after insert or delete or update of user_id, account_id, role_id on "CurrencyCloudContacts"
  for each row execute function end_api_keys_of_seat();

create trigger announce_change after insert or update or delete on api_keys for each statement execute function announce_change();

-- Keys that were shown to somebody else than their owner.
select end_api_keys(user_id) from (select distinct user_id from api_keys where "createdById" <> user_id) shown;

alter table notices drop constraint notices_kind_check;
alter table notices add constraint notices_kind_check check (kind in ('money_in', 'payment_failed', 'payment_returned', 'approval_wanted',
  'approval_given', 'date_at_risk', 'rate_alert', 'statement_ready', 'access_changed'));
