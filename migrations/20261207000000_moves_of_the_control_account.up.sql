-- The control account changes while money is safeguarded: the money moves from one control account to the next (docs/decisions/109).

-- When the settings named which control account. Client money went to each of them and came back from it.
create table safeguarding_control_accounts (
  account_id uuid not null references accounts (id),
  named_at timestamptz not null,
  -- Null for the one that the settings name now.
  replaced_at timestamptz,
  primary key (account_id, named_at),
  check (replaced_at >= named_at)
);
insert into safeguarding_control_accounts (account_id, named_at)
select safeguarding_control_account_id, '-infinity' from settings where safeguarding_control_account_id is not null;
grant select on safeguarding_control_accounts to corridor_actions;

create function record_control_account() returns trigger language plpgsql security definer set search_path = public as $$
begin
  update safeguarding_control_accounts set replaced_at = clock_timestamp() where replaced_at is null;
  if new.safeguarding_control_account_id is not null then
    insert into safeguarding_control_accounts (account_id, named_at)
    values (new.safeguarding_control_account_id, clock_timestamp());
  end if;
  return null;
end $$;
create trigger record_control_account after insert on settings
  for each row execute function record_control_account();
create trigger record_next_control_account after update on settings for each row
  when (old.safeguarding_control_account_id is distinct from new.safeguarding_control_account_id)
  execute function record_control_account();

-- A transfer between two control accounts names the change that moved the control account. One of them for each currency is under way or done; one that
-- was cancelled is made again. The change is stored after it was tried out.
alter table safeguarding_transfers add "moveId" uuid references pending_changes (id) deferrable initially deferred;
create unique index safeguarding_transfers_move on safeguarding_transfers ("moveId", currency)
  where "moveId" is not null and status <> 'cancelled';

create index safeguarding_transfers_moves on safeguarding_transfers ("moveId", currency) where "moveId" is not null;

-- What moves of the control account have not brought to the account of now: the last transfer of each currency, if it is not completed, with what the
-- former control account holds of it.
create view open_control_moves as
  select last.id, last."moveId" as move_id, last.currency, last.amount, last.status, last."sourceAccountId" as source_account_id,
    last."destinationAccountId" as destination_account_id, greatest(0, least(last.amount, coalesce(wallet.amount, 0))) as held
  from (
    select distinct on ("moveId", currency) *
    from safeguarding_transfers
    where "moveId" is not null
    order by "moveId", currency, status = 'cancelled', "createdAt" desc, id) last
  left join balances wallet on wallet.account_id = last."sourceAccountId" and wallet.currency = last.currency
  where last.status <> 'completed';
grant select on open_control_moves to corridor_hasura, corridor_actions;

-- The transfer of a move is not deleted: the money would stand on an account that is not the control account, and nothing would say so.
create or replace function guard_safeguarding_deletion() returns trigger language plpgsql as $$
begin
  if old.status <> 'pending' or old."tccTransferId" is not null or old."moveId" is not null
     or exists (select from provider_intents where kind = 'safeguarding_transfer' and entity_id = old.id) then
    raise exception 'safeguarding_transfer_is_history' using errcode = '22023';
  end if;
  return old;
end $$;

-- What the provider moved between clients and any control account, with the sign of the client's safeguarded amount. What moves between control
-- accounts is no client's. Of an account that is not the control account at the moment of a movement, only client money counts.
create or replace view safeguarding_movements as
  select moved.id, moved.status, moved.currency, moved.reason, moved.completed_at, client.id as account_id,
    case when moved.destination_account_id = control."tccAccountId" then moved.amount else -moved.amount end as amount,
    moved.reason ^@ 'TOSAFEGUARDING' and moved.destination_account_id = control."tccAccountId"
      or moved.reason ^@ 'FROMSAFEGUARDING' and moved.source_account_id = control."tccAccountId" as is_safeguarding
  from accounts control
  join tcc_transfers moved on control."tccAccountId" in (moved.source_account_id, moved.destination_account_id)
  join accounts client on client."tccAccountId" =
    case when moved.destination_account_id = control."tccAccountId" then moved.source_account_id else moved.destination_account_id end
  where control.id in (select account_id from safeguarding_control_accounts)
    and client.id not in (select account_id from safeguarding_control_accounts)
    and (is_safeguarding(moved.reason) or exists (
      select from safeguarding_control_accounts period
      where period.account_id = control.id and period.named_at <= moved.created_at
        and (period.replaced_at is null or moved.created_at < period.replaced_at)));
