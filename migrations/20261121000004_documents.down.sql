drop table safeguarding_adjustments, safeguarding_transfers, new_account_submissions, favourites_persons,
  favourites_entities, favourites_addresses;
alter table payments drop "fraudNoticeId";
drop table fraud_notices, sharepoint_media, assets;
alter table vault.provider_credentials drop constraint provider_credentials_pkey, alter org_id drop not null;
create unique index provider_credentials_house on vault.provider_credentials ((org_id is null)) where org_id is null;
insert into vault.provider_credentials (org_id, tcc_login_id, sealed_api_key)
  select null, tcc_login_id, sealed_api_key from vault.admin_key_credentials;
drop table vault.admin_key_credentials;
alter table organisations drop api_key;
alter table users drop api_key;
drop table rates, payment_purpose_codes, currencies, regions, restricted_countries;
