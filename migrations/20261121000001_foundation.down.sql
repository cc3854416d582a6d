drop schema vault cascade;
drop view colleagues;
drop table activity, activity_event_code, webhook_deliveries, balances, tcc_payments, provider_intents,
  payment_authorisation_requests, payments, payment_transitions, beneficiary_information_slice, beneficiaries,
  payment_auth_rule_role, organisation_payment_auth_rule, "CurrencyCloudContacts", roles, users_organisations, users,
  accounts, organisations, exchange_rates, system_status, settings, countries;
