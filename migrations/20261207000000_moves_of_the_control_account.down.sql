create or replace view safeguarding_movements as
  select moved.id, moved.status, moved.currency, moved.reason, moved.completed_at, client.id as account_id,
    case when moved.destination_account_id = control."tccAccountId" then moved.amount else -moved.amount end as amount,
    moved.reason ^@ 'TOSAFEGUARDING' and moved.destination_account_id = control."tccAccountId"
      or moved.reason ^@ 'FROMSAFEGUARDING' and moved.source_account_id = control."tccAccountId" as is_safeguarding
  from settings
  join accounts control on control.id = settings.safeguarding_control_account_id
  join tcc_transfers moved on control."tccAccountId" in (moved.source_account_id, moved.destination_account_id)
  join accounts client on client."tccAccountId" =
    case when moved.destination_account_id = control."tccAccountId" then moved.source_account_id else moved.destination_account_id end;

create or replace function guard_safeguarding_deletion() returns trigger language plpgsql as $$
begin
  if old.status <> 'pending' or old."tccTransferId" is not null
     or exists (select from provider_intents where kind = 'safeguarding_transfer' and entity_id = old.id) then
    raise exception 'safeguarding_transfer_is_history' using errcode = '22023';
  end if;
  return old;
end $$;

drop view open_control_moves;
drop index safeguarding_transfers_move, safeguarding_transfers_moves;
alter table safeguarding_transfers drop column "moveId";

drop trigger record_next_control_account on settings;
drop trigger record_control_account on settings;
drop function record_control_account();
drop table safeguarding_control_accounts;
