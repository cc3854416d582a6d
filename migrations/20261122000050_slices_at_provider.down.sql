drop trigger follow_slice_at_provider on beneficiary_information_slice;
drop function follow_slice_at_provider();

create or replace function guard_provider_beneficiary() returns trigger language plpgsql as $$
begin
  if old.tcc_beneficiary_id is not null and new.tcc_beneficiary_id is distinct from old.tcc_beneficiary_id then
    raise exception 'provider_beneficiary_is_fixed' using errcode = '22023';
  end if;
  return new;
end $$;

create or replace function guard_slice() returns trigger language plpgsql as $$
begin
  if not (old.is_most_recent and not new.is_most_recent)
     or to_jsonb(new) - 'is_most_recent' is distinct from to_jsonb(old) - 'is_most_recent' then
    raise exception 'beneficiary_slice_is_history' using errcode = '22023';
  end if;
  return new;
end $$;

drop index beneficiary_information_slice_tcc;
alter table beneficiary_information_slice drop column tcc_beneficiary_id;
