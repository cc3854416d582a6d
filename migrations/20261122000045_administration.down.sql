revoke delete on users, users_organisations, organisations, roles, "CurrencyCloudContacts", organisation_payment_auth_rule,
  payment_auth_rule_role, countries, restricted_countries from corridor_actions;
alter table settings drop four_eyes;
alter table organisations drop four_eyes;
drop table vault.api_key_hashes, vault.webhook_secrets;
drop table identity_operations, api_keys, outgoing_webhook_deliveries, webhook_endpoints;
