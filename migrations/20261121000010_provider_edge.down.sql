revoke delete on schedule_runs from corridor_actions;

drop table provider_sync_positions;

update tcc_collections set reason = 'insufficient_transaction_information' where accepted is false and reason is null;
alter table tcc_collections drop constraint tcc_collections_check;
alter table tcc_collections add constraint tcc_collections_check check ((accepted is null) = (reason is null));

alter table tcc_transfers add constraint tcc_transfers_status_check
  check (status in ('pending', 'completed', 'cancelled'));
alter table tcc_transactions add constraint tcc_transactions_status_check
  check (status in ('pending', 'completed', 'deleted', 'cancelled'));
alter table tcc_conversions add constraint tcc_conversions_status_check
  check (status in ('awaiting_funds', 'funds_sent', 'funds_arrived', 'trade_settled', 'closed'));
alter table tcc_contacts add constraint tcc_contacts_status_check check (status in ('enabled', 'not_enabled'));
alter table tcc_accounts add constraint tcc_accounts_status_check
  check (status in ('enabled', 'enabled_no_trading', 'disabled'));

alter table tcc_payments drop column estimated_arrival;

-- Intents of the kinds that this migration brought go with it.
delete from provider_intents where kind not in ('payment', 'beneficiary');
alter table provider_intents drop constraint provider_intents_kind_check;
alter table provider_intents add constraint provider_intents_kind_check check (kind in ('payment', 'beneficiary'));
