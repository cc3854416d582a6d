-- An administrator sends the state of a payment to one endpoint (docs/decisions/112). The message is made by the functions that make those of
-- the triggers.

alter table outgoing_webhook_deliveries add "requestedById" text references users (id) on delete set null;
create index outgoing_webhook_deliveries_requested on outgoing_webhook_deliveries (endpoint_id, "createdAt") where "requestedById" is not null;

create function webhook_payload(message_id uuid, event_name text, data jsonb) returns jsonb
language sql stable set search_path = public, pg_temp as $$
  select jsonb_build_object('id', message_id, 'type', event_name,
    'timestamp', to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'data', data)
$$;

create function payment_event(payment payments, previous_status text) returns jsonb
language sql stable set search_path = public, pg_temp as $$
  select jsonb_build_object('paymentId', payment.id, 'accountId', payment."accountId", 'shortReference', payment."shortReference",
    'status', payment.status, 'previousStatus', previous_status, 'amount', payment.amount::text, 'currency', payment.currency,
    'paymentDate', payment."paymentDate", 'errorCode', payment."errorCode")
$$;
revoke execute on function webhook_payload, payment_event from public;
grant execute on function webhook_payload, payment_event to corridor_actions;

create or replace function append_webhooks(event_name text, entity uuid, account_ids uuid[], data jsonb) returns void
language sql security definer set search_path = public, pg_temp as $$
  with message as materialized (select gen_random_uuid() as id)
  insert into outgoing_webhook_deliveries (message_id, endpoint_id, event, entity_id, payload, next_attempt_at)
  select message.id, endpoint.id, event_name, entity, webhook_payload(message.id, event_name, data), now()
  from webhook_endpoints endpoint, message
  where endpoint.enabled and event_name = any(endpoint.events)
    and endpoint.org_id in (select org_id from accounts where id = any(account_ids))
$$;

create or replace function tell_webhooks_of_payment() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform append_webhooks('payment.status_changed', new.id, array[new."accountId"],
    payment_event(new, case when tg_op = 'UPDATE' then old.status end));
  return null;
end $$;
