drop table recurring_payment_omissions;
create table recurring_payment_skips (
  recurring_payment_id uuid not null references recurring_payments (id) on delete cascade,
  occurrence_on date not null,
  skipped_by text not null references users (id),
  "createdAt" timestamptz not null default now(),
  primary key (recurring_payment_id, occurrence_on)
);
select audit_table('recurring_payment_skips');
grant select on recurring_payment_skips to corridor_hasura;
grant select, insert, update, delete on recurring_payment_skips to corridor_actions;
create trigger announce_change after insert or update or delete on recurring_payment_skips
  for each statement execute function announce_change();

drop trigger guard_state on recurring_payments;
delete from state_transitions where machine = 'recurring_payment';
drop index recurring_payments_request, recurring_payments_beneficiary;
alter table recurring_payments
  add content jsonb not null default '{}' check (jsonb_typeof(content) = 'object'),
  drop constraint recurring_payments_charge,
  drop constraint recurring_payments_pause,
  drop "clientRequestId",
  drop beneficiary_id,
  drop amount,
  drop currency,
  drop "paymentType",
  drop "chargeType",
  drop reason,
  drop reference,
  drop "purposeCode",
  drop "ultimateBeneficiaryName",
  drop pause_reason;
alter table recurring_payments alter content drop default;
