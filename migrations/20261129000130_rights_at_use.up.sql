-- Delegations and approvals count while those who gave them still hold the rights that they gave them with.

-- The seats that colleagues may fill by delegations, on each account, by the rights of now. Both are enabled; the giver holds the role on the
-- account, and the receiver holds a seat with it somewhere. Whether the period lasts is for the reader to ask.
create view delegated_seats as
  select delegation.id as delegation_id, delegation.role_id, delegation.from_user_id, delegation.to_user_id, delegation.starts_at,
    delegation.ends_at, delegation.revoked_at, lent.account_id, lent.upper_fx_limit
  from authorisation_delegations delegation
  join users giver on giver.id = delegation.from_user_id and giver.enabled
  join users receiver on receiver.id = delegation.to_user_id and receiver.enabled
  join "CurrencyCloudContacts" lent on lent.user_id = delegation.from_user_id and lent.role_id = delegation.role_id
  where exists (
    select from "CurrencyCloudContacts" held
    where held.user_id = delegation.to_user_id and held.role_id = delegation.role_id);

-- Approvals whose author may not give them any more: disabled, without the seat, or in another role. One that was given in a colleague's place
-- needs the rights of both, and not that the delegation lasts.
create view lapsed_authorisations as
  select request.id, request."paymentId", request."authorisedById", request."delegationId"
  from payment_authorisation_requests request
  join payments p on p.id = request."paymentId"
  where request."authorisedById" is not null and not exists (
    select from "CurrencyCloudContacts" seat
    join users author on author.id = seat.user_id and author.enabled
    where seat.user_id = request."authorisedById" and seat.account_id = p."accountId"
      and (request."delegationId" is not null or seat.role_id = request."roleIdRequired")
      and (request."delegationId" is null or exists (
        select from delegated_seats lent
        where lent.delegation_id = request."delegationId" and lent.account_id = p."accountId")));

grant select on delegated_seats, lapsed_authorisations to corridor_actions;

-- Whose approval does not count any more, where the request is open again for that reason.
alter table payment_authorisation_requests add "lapsedApproverId" text references users (id);

-- An approval is never edited: the request is replaced by an open one, which names the author.
create function reopen_lapsed_authorisations(waiting uuid) returns integer language sql as $$
  with taken as (
    delete from payment_authorisation_requests request using lapsed_authorisations lapsed
    where request.id = lapsed.id and lapsed."paymentId" = waiting
    returning request."paymentId", request."authRuleId", request."roleIdRequired", request."authorisedById"),
  opened as (
    insert into payment_authorisation_requests ("paymentId", "authRuleId", "roleIdRequired", "lapsedApproverId")
    select "paymentId", "authRuleId", "roleIdRequired", "authorisedById" from taken
    returning id)
  select count(*)::integer from opened
$$;

-- Ends what rests on rights that a user has just lost: delegations for good, and approvals of payments that wait.
create function end_lost_rights(of_user text) returns void language plpgsql as $$
declare
  waiting uuid;
begin
  update authorisation_delegations delegation set revoked_at = clock_timestamp()
  where revoked_at is null and ends_at > clock_timestamp() and of_user in (from_user_id, to_user_id)
    and not exists (select from delegated_seats lent where lent.delegation_id = delegation.id);
  for waiting in
    select p.id from payments p
    where p.status = 'awaiting_authorisation' and exists (
      select from payment_authorisation_requests given
      where given."paymentId" = p.id and (given."authorisedById" = of_user
        or given."delegationId" in (select id from authorisation_delegations where from_user_id = of_user)))
    order by p.id for update
  loop
    perform reopen_lapsed_authorisations(waiting);
  end loop;
end $$;

create function end_lost_rights_of_seat() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or (old.user_id, old.account_id, old.role_id) <> (new.user_id, new.account_id, new.role_id) then
    perform end_lost_rights(old.user_id);
  end if;
  return null;
end $$;
create trigger end_lost_rights after delete or update of user_id, account_id, role_id on "CurrencyCloudContacts"
  for each row execute function end_lost_rights_of_seat();

create function end_lost_rights_of_user() returns trigger language plpgsql as $$
begin
  perform end_lost_rights(new.id);
  return null;
end $$;
create trigger end_lost_rights after update of enabled on users
  for each row when (old.enabled and not new.enabled) execute function end_lost_rights_of_user();

create or replace view payment_approvers as
  select p.id || ':' || person.id as id, p.id as "paymentId", acting.role_id as "roleId", person.id as "userId",
    person.first_name, person.last_name
  from payments p
  join "CurrencyCloudContacts" seat on seat.account_id = p."accountId"
  join users person on person.id = seat.user_id and person.enabled
  join organisation_payment_auth_rule rule on rule.id = p."authRuleId"
  cross join lateral (
    select seat.role_id
    where exists (
      select from payment_authorisation_requests request
      where request."paymentId" = p.id and request."authorisedById" is null and request."roleIdRequired" = seat.role_id)
    union all
    select lent.role_id
    from delegated_seats lent
    where lent.to_user_id = seat.user_id and lent.account_id = p."accountId"
      and lent.revoked_at is null and lent.starts_at <= now() and lent.ends_at > now()
      and (rule.can_authorise_own_payments or p."createdById" <> lent.from_user_id)
      and (lent.upper_fx_limit is null or p."authorisationAmount" <= lent.upper_fx_limit)
      and exists (
        select from payment_authorisation_requests request
        where request."paymentId" = p.id and request."authorisedById" is null and request."roleIdRequired" = lent.role_id)
      and not exists (
        select from payment_authorisation_requests given
        left join authorisation_delegations by_colleague on by_colleague.id = given."delegationId"
        where given."paymentId" = p.id and lent.from_user_id in (given."authorisedById", by_colleague.from_user_id))
    limit 1
  ) acting
  where p."tccPaymentId" is null
    and p.status = 'awaiting_authorisation'
    and (rule.can_authorise_own_payments or p."createdById" <> seat.user_id)
    and (seat.upper_fx_limit is null or p."authorisationAmount" <= seat.upper_fx_limit)
    and not exists (
      select from payment_authorisation_requests given
      left join authorisation_delegations by_colleague on by_colleague.id = given."delegationId"
      where given."paymentId" = p.id and seat.user_id in (given."authorisedById", by_colleague.from_user_id));

-- What rests on rights that were lost before.
update authorisation_delegations delegation set revoked_at = clock_timestamp()
where revoked_at is null and ends_at > clock_timestamp()
  and not exists (select from delegated_seats lent where lent.delegation_id = delegation.id);
select count(reopen_lapsed_authorisations(p.id)) from payments p where p.status = 'awaiting_authorisation';
