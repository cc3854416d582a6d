-- Positions of safeguarding, and what its actions write (docs/decisions/069).

-- What is on its way out of a wallet: pending transfers of every kind, and charges in process. The provider takes the money when it completes them.
create function leaving_wallet(wallet_account uuid, wallet_currency text) returns numeric language sql stable as $$
  select
    coalesce((select sum(amount) from transfers
      where "sourceAccountId" = wallet_account and currency = wallet_currency and status = 'pending'), 0)
    + coalesce((select sum(amount) from safeguarding_transfers
      where "sourceAccountId" = wallet_account and currency = wallet_currency and status = 'pending'), 0)
    + coalesce((select sum(amount) from charges
      where source_account_id = wallet_account and currency = wallet_currency and status = 'processing'), 0)
$$;

-- The position of each safeguarded account in each currency on a day, from what is known now. The day is London's.
create function safeguarding_position(on_day date default null) returns setof safeguarding_positions language sql stable as $$
  with held as (
    select a.id as account_id, c.currency, c.safeguarded, a."tccAccountId"
    from accounts a
    cross join lateral (values ('GBP', a.safeguarded_amount_gbp), ('EUR', a.safeguarded_amount_eur),
      ('USD', a.safeguarded_amount_usd)) as c (currency, safeguarded)
    where a.safeguarding_enabled and not a.is_closed
      and a.id is distinct from (select safeguarding_control_account_id from settings)),
  due as (
    select p."accountId" as account_id, p.currency,
      sum(p.amount) filter (where p."paymentDate" < on_day) as overdue,
      sum(p.amount) filter (where p."paymentDate" = on_day) as today,
      sum(p.amount) filter (where p."paymentDate" = on_day + 1) as tomorrow,
      sum(p.amount) filter (where p."paymentDate" > on_day) as this_week,
      (array_agg(jsonb_build_object('id', p.id, 'amount', p.amount::text, 'paymentDate', p."paymentDate", 'status', p.status,
        'beneficiary', s."bankAccountHolderName") order by p.amount desc, p.id))[:3] as top
    from payments p
    left join beneficiary_information_slice s on s.id = p."beneficiarySliceId"
    where p.status in ('new', 'awaiting_authorisation', 'authorised', 'processing', 'ready_to_send')
      and p."paymentDate" between (on_day - interval '1 month')::date and on_day + 7
    group by 1, 2),
  sold as (
    select account_id, sell_currency as currency, sum(client_sell_amount) as amount
    from tcc_conversions
    where status = 'awaiting_funds' and conversion_date <= on_day + 1
    group by 1, 2),
  moving as (
    select case when t.reason ^@ 'TO' then t."sourceAccountId" else t."destinationAccountId" end as account_id, t.currency,
      coalesce(sum(t.amount) filter (where t.reason ^@ 'TO'), 0) as away,
      coalesce(sum(t.amount) filter (where t.reason ^@ 'FROM'), 0) as back
    from safeguarding_transfers t
    where t.status = 'pending'
    group by 1, 2),
  parts as (
    select h.account_id, h.currency, coalesce(b.amount, 0) as balance, h.safeguarded, coalesce(m.away, 0) as away,
      coalesce(m.back, 0) as back, coalesce(d.overdue, 0) as overdue, coalesce(d.today, 0) as today,
      coalesce(d.tomorrow, 0) as tomorrow, coalesce(d.this_week, 0) as this_week, coalesce(s.amount, 0) as conversions,
      coalesce(to_jsonb(d.top), '[]') as top
    from held h
    left join balances b on b.account_id = h.account_id and b.currency = h.currency
    left join due d on d.account_id = h.account_id and d.currency = h.currency
    left join sold s on s.account_id = h.account_id and s.currency = h.currency
    left join moving m on m.account_id = h.account_id and m.currency = h.currency),
  needed as (
    select *, greatest(0, balance + safeguarded - overdue - today - tomorrow - conversions) as required from parts)
  select account_id, currency, on_day, balance, away - back, overdue, today, tomorrow, this_week, conversions, top, safeguarded, required,
    greatest(-greatest(0, safeguarded - back), least(greatest(0, balance - away), required - safeguarded - away + back)), now()
  from needed
  where on_day is not null
$$;

-- All accounts together on each stored day.
create view safeguarding_days as
  select day, currency, count(*) as accounts, sum(safeguarded_amount) as safeguarded_amount, sum(required_amount) as required_amount
  from safeguarding_positions
  group by day, currency;
grant select on safeguarding_days to corridor_hasura, corridor_actions;

-- An adjustment by hand names the change that a second person allowed; one of them for each change.
alter table safeguarding_adjustments
  add change_id uuid unique references pending_changes (id),
  add check (related_transfer_id is null or change_id is null);
create unique index safeguarding_adjustments_transfer on safeguarding_adjustments (related_transfer_id)
  where related_transfer_id is not null;

create index safeguarding_adjustments_listed on safeguarding_adjustments (currency, at desc, id);

-- Only what was never tried is deleted: the row and its intent.
create function guard_safeguarding_deletion() returns trigger language plpgsql as $$
begin
  if old.status <> 'pending' or old."tccTransferId" is not null
     or exists (select from provider_intents where kind = 'safeguarding_transfer' and entity_id = old.id) then
    raise exception 'safeguarding_transfer_is_history' using errcode = '22023';
  end if;
  return old;
end $$;
create trigger guard_safeguarding_deletion before delete on safeguarding_transfers
  for each row execute function guard_safeguarding_deletion();
create function guard_intent_deletion() returns trigger language plpgsql as $$
begin
  if old.kind <> 'safeguarding_transfer' or old.state <> 'pending' or old.attempts > 0 then
    raise exception 'provider_intent_is_history' using errcode = '22023';
  end if;
  return old;
end $$;
create trigger guard_intent_deletion before delete on provider_intents
  for each row execute function guard_intent_deletion();
grant delete on safeguarding_transfers, provider_intents to corridor_actions;

create trigger announce_change after insert or update or delete on safeguarding_adjustments
  for each statement execute function announce_change();

alter table alarms drop constraint alarms_kind_check;
alter table alarms add constraint alarms_kind_check check (kind in ('intent_overdue', 'sync_failed', 'safeguarding_balance'));
