alter table settings
  add safeguarding_gbp_balance_alarm numeric check (safeguarding_gbp_balance_alarm >= 0),
  add safeguarding_eur_balance_alarm numeric check (safeguarding_eur_balance_alarm >= 0),
  add safeguarding_usd_balance_alarm numeric check (safeguarding_usd_balance_alarm >= 0);
update settings set
  safeguarding_gbp_balance_alarm = (select balance_alarm from currency_settings where currency = 'GBP'),
  safeguarding_eur_balance_alarm = (select balance_alarm from currency_settings where currency = 'EUR'),
  safeguarding_usd_balance_alarm = (select balance_alarm from currency_settings where currency = 'USD');
drop function safeguarding_gbp_balance_alarm, safeguarding_eur_balance_alarm, safeguarding_usd_balance_alarm;
drop table currency_settings;
