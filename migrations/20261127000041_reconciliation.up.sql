-- The daily reconciliation of client money (docs/decisions/073).

-- What the provider moved between clients and the control account, with the sign of the client's safeguarded amount.
create view safeguarding_movements as
  select moved.id, moved.status, moved.currency, moved.reason, moved.completed_at, client.id as account_id,
    case when moved.destination_account_id = control."tccAccountId" then moved.amount else -moved.amount end as amount,
    moved.reason ^@ 'TOSAFEGUARDING' and moved.destination_account_id = control."tccAccountId"
      or moved.reason ^@ 'FROMSAFEGUARDING' and moved.source_account_id = control."tccAccountId" as is_safeguarding
  from settings
  join accounts control on control.id = settings.safeguarding_control_account_id
  join tcc_transfers moved on control."tccAccountId" in (moved.source_account_id, moved.destination_account_id)
  join accounts client on client."tccAccountId" =
    case when moved.destination_account_id = control."tccAccountId" then moved.source_account_id else moved.destination_account_id end;

-- What does not agree, one row for each fault, with its class.
create view safeguarding_breaks as
  with seen as (
    select moved.id as movement_id, moved.status, moved.currency, moved.amount, moved.account_id, moved.is_safeguarding,
      ours.id as transfer_id, ours.status as our_status,
      adjustment.id as adjustment_id, adjustment.currency as adjusted_currency, adjustment.adjustment_amount as adjusted
    from safeguarding_movements moved
    left join safeguarding_transfers ours on ours."tccTransferId" = moved.id
    left join safeguarding_adjustments adjustment on adjustment.related_transfer_id = ours.id)
  select case
      when status = 'cancelled' then 'cancelled_not_reversed'
      when not coalesce(is_safeguarding, false) then 'wrong_reason'
      when adjustment_id is null and our_status = 'pending' then 'late_posting'
      when adjustment_id is null then 'missing_transfer'
      when adjusted_currency <> currency then 'wrong_currency'
      when adjusted = -amount then 'wrong_sign'
      else 'wrong_amount'
    end as class, account_id, currency, amount, coalesce(transfer_id, movement_id) as subject
  from seen
  where case status
    when 'completed' then not coalesce(is_safeguarding, false) or adjustment_id is null or adjusted_currency <> currency or adjusted <> amount
    when 'cancelled' then adjustment_id is not null
    else false end
  union all
  select 'double_adjustment', a.account_id, a.currency, a.adjustment_amount, a.id
  from safeguarding_adjustments a
  left join pending_changes c on c.id = a.change_id and c.decision = 'allowed'
  where a.related_transfer_id is null and (c.id is null
    or (c.change ->> 'amount')::numeric <> a.adjustment_amount or c.change ->> 'currency' <> a.currency)
  union all
  select 'position_differs', account.id, stated.currency, stated.amount - coalesce(derived.amount, 0), account.id
  from accounts account
  cross join lateral (values ('GBP', account.safeguarded_amount_gbp), ('EUR', account.safeguarded_amount_eur),
    ('USD', account.safeguarded_amount_usd)) as stated (currency, amount)
  left join (select account_id, currency, sum(adjustment_amount) as amount from safeguarding_adjustments group by 1, 2) derived
    on derived.account_id = account.id and derived.currency = stated.currency
  where stated.amount <> coalesce(derived.amount, 0);

-- What clients are owed, from each client's movements upwards, and what the accounts say.
create view safeguarding_internal as
  select c.currency,
    coalesce((select sum(amount) from safeguarding_movements m
      where m.currency = c.currency and m.status = 'completed' and m.is_safeguarding), 0)
    + coalesce((select sum(adjustment_amount) from safeguarding_adjustments a
      join pending_changes p on p.id = a.change_id and p.decision = 'allowed' where a.currency = c.currency), 0) as requirement,
    (select coalesce(sum(case c.currency when 'GBP' then safeguarded_amount_gbp when 'EUR' then safeguarded_amount_eur
      else safeguarded_amount_usd end), 0) from accounts) as resource
  from (values ('GBP'), ('EUR'), ('USD')) as c (currency);
grant select on safeguarding_movements, safeguarding_breaks, safeguarding_internal to corridor_actions;

-- Why there are breaks, by the one who prepared the day for the signature.
alter table reconciliations add note text check (note <> '');
create index reconciliations_day on reconciliations (day desc, kind, currency);
create trigger announce_change after insert or update or delete on reconciliations
  for each statement execute function announce_change();

alter table alarms drop constraint alarms_kind_check;
alter table alarms add constraint alarms_kind_check
  check (kind in ('intent_overdue', 'sync_failed', 'safeguarding_balance', 'safeguarding_break'));
