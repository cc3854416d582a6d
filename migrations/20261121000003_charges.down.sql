drop table users_to_groups, accounts_to_groups, groups;
drop function guard_group_account, guard_group_user;
drop view vw_user_charges;
drop table charge_derivations, charges;
alter table settings
  drop incoming_fund_fee_account_id, drop monthly_maintenance_charge_account_id, drop payment_fee_account_id,
  drop euro_negative_interest_account_id, drop balance_transfer_fee_account_id, drop euro_negative_interest_charge_rate,
  drop euro_liquidity_balance_amount, drop safeguarding_control_account_id, drop safeguarding_gbp_balance_alarm,
  drop safeguarding_eur_balance_alarm, drop safeguarding_usd_balance_alarm, drop send_new_account_requests_to_provider,
  drop new_account_forms;
drop index accounts_name;
alter table accounts
  drop process_charges, drop process_charges_from, drop payment_fee_tariff_id, drop incoming_fund_fee_tariff_id,
  drop monthly_maintenance_charge_tariff_id, drop balance_transfer_fee_tariff_id, drop debit_account_id,
  drop debit_account_use_source, drop charge_currencies, drop charge_currencies_use_source, drop safeguarding_enabled,
  drop safeguarding_permitted, drop safeguarded_amount_gbp, drop safeguarded_amount_eur, drop safeguarded_amount_usd,
  drop "isDesignated", drop "isTccSubAccount", drop transactions_validated_at;
drop table tariffs;
