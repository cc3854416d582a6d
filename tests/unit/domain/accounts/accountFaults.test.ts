import { accountFaults, type DependentSettings } from '../../../../domain/accounts/accountFaults';

const account: DependentSettings = {
  debit_account_id: null,
  debit_account_use_source: true,
  charge_currencies: [],
  charge_currencies_use_source: true,
  safeguarding_enabled: true,
  safeguarding_permitted: true,
  safeguarded_amount_gbp: '0',
  safeguarded_amount_eur: '0.00',
  safeguarded_amount_usd: '0',
};

test.each<[string, Partial<DependentSettings>, readonly string[]]>([
  ['settings that agree', {}, []],
  ['no account to debit', { debit_account_use_source: false }, ['debit_account_id']],
  ['an account to debit', { debit_account_use_source: false, debit_account_id: 'other' }, []],
  ['no currencies to charge', { charge_currencies_use_source: false }, ['charge_currencies']],
  ['currencies to charge', { charge_currencies_use_source: false, charge_currencies: ['GBP'] }, []],
  ['safeguarding that is not permitted', { safeguarding_permitted: false }, ['safeguarding_enabled']],
  ['neither safeguarded nor permitted', { safeguarding_enabled: false, safeguarding_permitted: false }, []],
  [
    'safeguarding switched off with pounds',
    { safeguarding_enabled: false, safeguarded_amount_gbp: '0.01' },
    ['safeguarding_enabled'],
  ],
  [
    'safeguarding switched off with euros',
    { safeguarding_enabled: false, safeguarded_amount_eur: '-5' },
    ['safeguarding_enabled'],
  ],
  [
    'safeguarding switched off with dollars',
    { safeguarding_enabled: false, safeguarded_amount_usd: '1' },
    ['safeguarding_enabled'],
  ],
  ['safeguarded money', { safeguarded_amount_gbp: '100.00' }, []],
])('%s', (_case, change, fields) => {
  expect(accountFaults({ ...account, ...change }).map(({ field }) => field)).toEqual(fields);
});
