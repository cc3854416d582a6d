-- What the house sets for each currency (docs/decisions/115). The thresholds of the control account leave their columns of `settings`; the
-- specification's names of them are computed fields.
create table currency_settings (
  currency text primary key check (currency ~ '^[A-Z]{3}$'),
  -- Whether new payments, conversions, transfers and beneficiaries may be in it.
  enabled boolean not null default true,
  -- The most decimals of an amount that is entered; domain/money/currencySettings.ts bounds them by the standard.
  decimals integer not null check (decimals between 0 and 2),
  -- Whether client money may be moved to safeguarding in it.
  safeguarded boolean not null default false,
  -- An alarm is raised while the safeguarding control account holds less, in major units of the currency.
  balance_alarm numeric check (balance_alarm >= 0),
  -- Safeguarding handles these (specification, part two, section 9).
  check (currency in ('GBP', 'EUR', 'USD') or not safeguarded and balance_alarm is null)
);

-- The currencies that the portal knows. HRK ended in 2023, BGN in 2026.
insert into currency_settings (currency, enabled, decimals, safeguarded)
select code, code not in ('BGN', 'HRK'), case when code in ('IDR', 'JPY', 'UGX') then 0 else 2 end, code in ('GBP', 'EUR', 'USD')
from unnest(string_to_array('AED AUD BGN BHD CAD CHF CNY CZK DKK EUR GBP HKD HRK HUF IDR ILS INR JPY KES KWD MXN MYR NOK NZD OMR PHP PLN '
  || 'QAR RON RUB SAR SEK SGD THB TRY UGX USD ZAR', ' ')) as code;

update currency_settings set balance_alarm = case currency
  when 'GBP' then safeguarding_gbp_balance_alarm when 'EUR' then safeguarding_eur_balance_alarm else safeguarding_usd_balance_alarm end
from settings where safeguarded;
alter table settings
  drop safeguarding_gbp_balance_alarm, drop safeguarding_eur_balance_alarm, drop safeguarding_usd_balance_alarm;

create function safeguarding_gbp_balance_alarm(house settings) returns numeric language sql stable set search_path = public, pg_temp as $$
  select balance_alarm from currency_settings where currency = 'GBP'
$$;
create function safeguarding_eur_balance_alarm(house settings) returns numeric language sql stable set search_path = public, pg_temp as $$
  select balance_alarm from currency_settings where currency = 'EUR'
$$;
create function safeguarding_usd_balance_alarm(house settings) returns numeric language sql stable set search_path = public, pg_temp as $$
  select balance_alarm from currency_settings where currency = 'USD'
$$;

select audit_table('currency_settings');
create trigger announce_change after insert or update or delete on currency_settings
  for each statement execute function announce_change();
grant select on currency_settings to corridor_hasura;
grant select, update on currency_settings to corridor_actions;
