-- Webhooks to organisations: who is told what is decided where the change is written, by triggers, so that no writer can leave it out
-- (docs/decisions/075). domain/webhooks/events.ts has the same list of events.

alter table webhook_endpoints
  add description text not null default '' check (length(description) <= 100),
  add constraint webhook_endpoints_events_known check (events <@ array['payment.status_changed', 'conversion.status_changed',
    'transfer.status_changed', 'beneficiary.created', 'beneficiary.changed', 'beneficiary.deleted', 'funds.received']);
create trigger announce_change after insert or update or delete on webhook_endpoints
  for each statement execute function announce_change();

-- A secret that was replaced still signs, next to the new one, until this time.
alter table vault.webhook_secrets
  add previous_sealed_secret text,
  add previous_until timestamptz,
  add check ((previous_sealed_secret is null) = (previous_until is null));

create index outgoing_webhook_deliveries_created on outgoing_webhook_deliveries ("createdAt");
grant delete on outgoing_webhook_deliveries to corridor_actions;

-- Appends a message for each endpoint of the organisations of these accounts that wants the event. The row of the entity is locked by the
-- change itself, so the ids of an entity's messages have the order of its changes.
create function append_webhooks(event_name text, entity uuid, account_ids uuid[], data jsonb) returns void
language sql security definer set search_path = public, pg_temp as $$
  with message as materialized (select gen_random_uuid() as id)
  insert into outgoing_webhook_deliveries (message_id, endpoint_id, event, entity_id, payload, next_attempt_at)
  select message.id, endpoint.id, event_name, entity, jsonb_build_object('id', message.id, 'type', event_name,
    'timestamp', to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'data', data), now()
  from webhook_endpoints endpoint, message
  where endpoint.enabled and event_name = any(endpoint.events)
    and endpoint.org_id in (select org_id from accounts where id = any(account_ids))
$$;
revoke execute on function append_webhooks from public;

create function tell_webhooks_of_payment() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform append_webhooks('payment.status_changed', new.id, array[new."accountId"], jsonb_build_object('paymentId', new.id,
    'accountId', new."accountId", 'shortReference', new."shortReference", 'status', new.status,
    'previousStatus', case when tg_op = 'UPDATE' then old.status end, 'amount', new.amount::text, 'currency', new.currency,
    'paymentDate', new."paymentDate", 'errorCode', new."errorCode"));
  return null;
end $$;
create trigger tell_webhooks_of_new after insert on payments for each row execute function tell_webhooks_of_payment();
create trigger tell_webhooks_of_change after update of status on payments for each row
  when (old.status is distinct from new.status) execute function tell_webhooks_of_payment();

-- Of the provider's record, which has also what was booked elsewhere.
create function tell_webhooks_of_conversion() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform append_webhooks('conversion.status_changed', new.id, array[new.account_id], jsonb_build_object('conversionId', new.id,
    'accountId', new.account_id, 'shortReference', new.short_reference, 'status', new.status,
    'previousStatus', case when tg_op = 'UPDATE' then old.status end, 'buyCurrency', new.buy_currency,
    'buyAmount', new.client_buy_amount::text, 'sellCurrency', new.sell_currency, 'sellAmount', new.client_sell_amount::text,
    'conversionDate', new.conversion_date));
  return null;
end $$;
-- Older ones are history that is read for the first time, as for notices (docs/decisions/058).
create trigger tell_webhooks_of_new after insert on tcc_conversions for each row
  when (new.created_at > now() - interval '3 days') execute function tell_webhooks_of_conversion();
create trigger tell_webhooks_of_change after update of status on tcc_conversions for each row
  when (old.status is distinct from new.status) execute function tell_webhooks_of_conversion();

create function tell_webhooks_of_transfer() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform append_webhooks('transfer.status_changed', new.id, array[new."sourceAccountId", new."destinationAccountId"],
    jsonb_build_object('transferId', new.id, 'sourceAccountId', new."sourceAccountId",
      'destinationAccountId', new."destinationAccountId", 'status', new.status,
      'previousStatus', case when tg_op = 'UPDATE' then old.status end, 'amount', new.amount::text, 'currency', new.currency));
  return null;
end $$;
create trigger tell_webhooks_of_new after insert on transfers for each row execute function tell_webhooks_of_transfer();
create trigger tell_webhooks_of_change after update of status on transfers for each row
  when (old.status is distinct from new.status) execute function tell_webhooks_of_transfer();

-- Bank details are never told: whoever needs them reads the beneficiary.
create function tell_webhooks_of_slice() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  is_first boolean = not exists (select from beneficiary_information_slice other
    where other."beneficiaryId" = new."beneficiaryId" and other.id <> new.id);
begin
  perform append_webhooks(case when is_first then 'beneficiary.created' else 'beneficiary.changed' end, beneficiary.id,
    array[beneficiary.account_id], jsonb_build_object('beneficiaryId', beneficiary.id, 'accountId', beneficiary.account_id,
      'name', new.name, 'currency', new.currency, 'bankCountry', new."bankCountry"))
  from beneficiaries beneficiary where beneficiary.id = new."beneficiaryId";
  return null;
end $$;
create trigger tell_webhooks after insert on beneficiary_information_slice
  for each row execute function tell_webhooks_of_slice();

create function tell_webhooks_of_deletion() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform append_webhooks('beneficiary.deleted', new.id, array[new.account_id],
    jsonb_build_object('beneficiaryId', new.id, 'accountId', new.account_id));
  return null;
end $$;
create trigger tell_webhooks after update of enabled on beneficiaries for each row
  when (old.enabled and not new.enabled) execute function tell_webhooks_of_deletion();

create function tell_webhooks_of_funds() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'UPDATE' and old.status = 'completed' then
    return null;
  end if;
  perform append_webhooks('funds.received', new.id, array[new.account_id], jsonb_build_object('transactionId', new.id,
    'accountId', new.account_id, 'shortReference', new.related_entity_short_reference, 'amount', new.amount::text,
    'currency', new.currency, 'completedAt', new.completed_at));
  return null;
end $$;
create trigger tell_webhooks after insert or update of status on tcc_transactions for each row
  when (new.type = 'credit' and new.status = 'completed' and new.related_entity_type like 'inbound_funds%'
    and new.completed_at > now() - interval '3 days')
  execute function tell_webhooks_of_funds();
