create or replace function tell_webhooks_of_payment() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform append_webhooks('payment.status_changed', new.id, array[new."accountId"], jsonb_build_object('paymentId', new.id,
    'accountId', new."accountId", 'shortReference', new."shortReference", 'status', new.status,
    'previousStatus', case when tg_op = 'UPDATE' then old.status end, 'amount', new.amount::text, 'currency', new.currency,
    'paymentDate', new."paymentDate", 'errorCode', new."errorCode"));
  return null;
end $$;

create or replace function append_webhooks(event_name text, entity uuid, account_ids uuid[], data jsonb) returns void
language sql security definer set search_path = public, pg_temp as $$
  with message as materialized (select gen_random_uuid() as id)
  insert into outgoing_webhook_deliveries (message_id, endpoint_id, event, entity_id, payload, next_attempt_at)
  select message.id, endpoint.id, event_name, entity, jsonb_build_object('id', message.id, 'type', event_name,
    'timestamp', to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'data', data), now()
  from webhook_endpoints endpoint, message
  where endpoint.enabled and event_name = any(endpoint.events)
    and endpoint.org_id in (select org_id from accounts where id = any(account_ids))
$$;

drop function payment_event(payments, text);
drop function webhook_payload(uuid, text, jsonb);
drop index outgoing_webhook_deliveries_requested;
alter table outgoing_webhook_deliveries drop column "requestedById";
