-- Each slice has a record of its own at the provider. Records are never changed there, so that a payment goes to the details it was approved for.

alter table beneficiary_information_slice add column tcc_beneficiary_id uuid;

alter table beneficiary_information_slice disable trigger user;
update beneficiary_information_slice slice set tcc_beneficiary_id = beneficiary.tcc_beneficiary_id
  from beneficiaries beneficiary where beneficiary.id = slice."beneficiaryId" and slice.is_most_recent;
alter table beneficiary_information_slice enable trigger user;

create index beneficiary_information_slice_tcc on beneficiary_information_slice (tcc_beneficiary_id)
  where tcc_beneficiary_id is not null;

-- A slice is history: its is_most_recent mark may fall, and the provider's id may come once.
create or replace function guard_slice() returns trigger language plpgsql as $$
begin
  if new.is_most_recent and not old.is_most_recent
     or old.tcc_beneficiary_id is not null and new.tcc_beneficiary_id is distinct from old.tcc_beneficiary_id
     or new is not distinct from old
     or to_jsonb(new) - '{is_most_recent,tcc_beneficiary_id}'::text[]
       is distinct from to_jsonb(old) - '{is_most_recent,tcc_beneficiary_id}'::text[] then
    raise exception 'beneficiary_slice_is_history' using errcode = '22023';
  end if;
  return new;
end $$;

-- The provider's id of a beneficiary is that of its most recent slice. Only this trigger writes it.
create function follow_slice_at_provider() returns trigger language plpgsql as $$
begin
  update beneficiaries set tcc_beneficiary_id = new.tcc_beneficiary_id, "updatedAt" = now()
    where id = new."beneficiaryId" and tcc_beneficiary_id is distinct from new.tcc_beneficiary_id;
  return null;
end $$;
create trigger follow_slice_at_provider after insert or update on beneficiary_information_slice
  for each row when (new.is_most_recent) execute function follow_slice_at_provider();

create or replace function guard_provider_beneficiary() returns trigger language plpgsql as $$
begin
  if new.tcc_beneficiary_id is distinct from (
    select slice.tcc_beneficiary_id from beneficiary_information_slice slice
    where slice."beneficiaryId" = new.id and slice.is_most_recent
  ) then
    raise exception 'provider_beneficiary_is_fixed' using errcode = '22023';
  end if;
  return new;
end $$;
