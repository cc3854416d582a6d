import { closingRefusal, movingRefusal, type OpenWork } from '../../../../domain/accounts/openWork';

const idle: OpenWork = {
  unfinished: [],
  seats: 0,
  currencies: [],
  isDebited: false,
  isOfSettings: false,
  isHouseAccount: false,
  isDebitedElsewhere: false,
};

test.each<[string, Partial<OpenWork>, string | undefined, string | undefined]>([
  ['nothing', {}, undefined, undefined],
  ['a seat', { seats: 1 }, undefined, 'account_has_seats'],
  ['money', { currencies: ['GBP'] }, 'account_holds_money', undefined],
  ['unfinished payments', { unfinished: ['payments'] }, 'account_has_open_work', 'account_has_open_work'],
  ['charges of others', { isDebited: true }, 'account_in_use', 'account_in_use'],
  ['the settings', { isOfSettings: true }, 'account_in_use', 'account_in_use'],
  ['the mark of the house', { isHouseAccount: true }, 'account_in_use', 'account_in_use'],
  ['charges taken elsewhere', { isDebitedElsewhere: true }, undefined, 'account_in_use'],
])('%s on an account', (_case, change, closing, moving) => {
  const work = { ...idle, ...change };
  expect([closingRefusal(work)?.code, movingRefusal(work)?.code]).toEqual([closing, moving]);
});

test('a refusal of a marked account says what to do first', () => {
  expect(closingRefusal({ ...idle, isHouseAccount: true })?.text).toMatch(/Take the mark away first/);
});

test('a refusal names what is unfinished and the currencies', () => {
  expect(movingRefusal({ ...idle, unfinished: ['payments', 'charges'] })?.text).toBe(
    'Finish or delete first: payments, charges.',
  );
  expect(closingRefusal({ ...idle, currencies: ['EUR', 'GBP'] })?.text).toBe(
    'There is still money on this account: EUR, GBP.',
  );
});
