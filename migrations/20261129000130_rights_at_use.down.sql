drop trigger end_lost_rights on users;
drop trigger end_lost_rights on "CurrencyCloudContacts";
drop function end_lost_rights_of_user();
drop function end_lost_rights_of_seat();
drop function end_lost_rights(text);
drop function reopen_lapsed_authorisations(uuid);
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
    select delegation.role_id
    from authorisation_delegations delegation
    join "CurrencyCloudContacts" lent on lent.user_id = delegation.from_user_id and lent.role_id = delegation.role_id
      and lent.account_id = p."accountId"
    join users giver on giver.id = delegation.from_user_id and giver.enabled
    where delegation.to_user_id = seat.user_id
      and delegation.revoked_at is null and delegation.starts_at <= now() and delegation.ends_at > now()
      and (rule.can_authorise_own_payments or p."createdById" <> giver.id)
      and (lent.upper_fx_limit is null or p."authorisationAmount" <= lent.upper_fx_limit)
      and exists (
        select from payment_authorisation_requests request
        where request."paymentId" = p.id and request."authorisedById" is null and request."roleIdRequired" = lent.role_id)
      and not exists (
        select from payment_authorisation_requests given
        left join authorisation_delegations by_colleague on by_colleague.id = given."delegationId"
        where given."paymentId" = p.id and giver.id in (given."authorisedById", by_colleague.from_user_id))
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
drop view lapsed_authorisations;
drop view delegated_seats;
alter table payment_authorisation_requests drop "lapsedApproverId";
