create or replace view payment_approvers as
  select p.id || ':' || person.id as id, p.id as "paymentId", seat.role_id as "roleId", person.id as "userId",
    person.first_name, person.last_name
  from payments p
  join "CurrencyCloudContacts" seat on seat.account_id = p."accountId"
  join users person on person.id = seat.user_id and person.enabled
  join organisation_payment_auth_rule rule on rule.id = p."authRuleId"
  where p."tccPaymentId" is null
    and p.status = 'awaiting_authorisation'
    and (rule.can_authorise_own_payments or p."createdById" <> seat.user_id)
    and (seat.upper_fx_limit is null or p."authorisationAmount" <= seat.upper_fx_limit)
    and exists (
      select from payment_authorisation_requests request
      where request."paymentId" = p.id and request."authorisedById" is null and request."roleIdRequired" = seat.role_id)
    and not exists (
      select from payment_authorisation_requests given
      where given."paymentId" = p.id and given."authorisedById" = seat.user_id);
