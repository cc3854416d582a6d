-- Four things are written by more than one statement, or by Hasura itself. A trigger records each, in the transaction of the change.

-- The insert is the trigger's: Hasura's login and a person without the activity log may cause it.
create function record_activity(code text, by_user text, of_account uuid, said text) returns void
language sql security definer set search_path = public as $$
  insert into activity ("eventCode", "eventType", "activityName", "userId", username, "accountId", details)
  select code, left(code, 1), name, by_user, by_user, of_account, said from activity_event_code where activity_event_code.code = $1
$$;
revoke execute on function record_activity from public;

-- A003. Nothing is written for an account that does not exist: its refusal must be that of another's account, not of the activity's foreign key. A session that begins in the account used last changes nothing, and is recorded by its sign-in alone.
create function record_account_switch() returns trigger language plpgsql security definer set search_path = public as $$
begin
  perform record_activity('A003', new.id, account.id, null) from accounts account where account.id = new.last_used_account_id;
  return null;
end $$;
create trigger account_switched after update of last_used_account_id on users for each row
  when (new.last_used_account_id is distinct from old.last_used_account_id and new.last_used_account_id is not null
    and audit_user() = new.id)
  execute function record_account_switch();

-- E011. A mail may still have been sent where its state is unknown, and the text says so.
create function record_failed_mail() returns trigger language plpgsql security definer set search_path = public as $$
begin
  perform record_activity('E011', notice.user_id, notice."accountId",
    concat('Mail of a notice (', notice.kind, ') ', case new.state when 'failed' then 'not sent: ' else 'perhaps not sent: ' end, new.problem))
  from notices notice where notice.id = new.notice_id;
  return null;
end $$;
create trigger mail_failed after update of state on notice_mails for each row
  when (new.state in ('failed', 'unknown') and new.state <> old.state)
  execute function record_failed_mail();

create function record_failed_webhook() returns trigger language plpgsql security definer set search_path = public as $$
begin
  perform record_activity('E011', null, null,
    concat('Webhook message ', new.message_id, ' (', new.event, ') not delivered to ', endpoint.url))
  from webhook_endpoints endpoint where endpoint.id = new.endpoint_id;
  return null;
end $$;
create trigger webhook_failed after update of state on outgoing_webhook_deliveries for each row
  when (new.state = 'failed' and new.state <> old.state)
  execute function record_failed_webhook();

-- E107. Each process that loses the provider writes the same value again; only the first is an event.
create function record_provider_unreachable() returns trigger language plpgsql security definer set search_path = public as $$
begin
  perform record_activity('E107', null, null, null);
  return null;
end $$;
create trigger provider_unreachable after update of is_tcc_online on system_status for each row
  when (old.is_tcc_online and not new.is_tcc_online)
  execute function record_provider_unreachable();
