drop trigger guard_house_account on accounts;
drop trigger guard_settings_accounts on settings;
drop function guard_house_account, guard_settings_accounts;
alter table accounts drop "isHouseAccount";
