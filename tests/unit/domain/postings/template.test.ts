import Big from 'big.js';
import fc from 'fast-check';
import { netsToZero, postingsOf, type PostingTemplate } from '../../../../domain/postings/template';
import { chargeTemplates, safeguardingTemplate } from '../../../../domain/postings/templates';

const postingTemplates = [...Object.values(chargeTemplates), safeguardingTemplate];

const money = fc.record({
  amount: fc.integer({ min: 1, max: 10 ** 12 }).map((cents) => new Big(cents).div(100).toFixed()),
  currency: fc.constantFrom('GBP', 'EUR', 'USD'),
});

/** What each currency of some entries adds up to. */
function sums(postings: readonly { currency: string; amount: string }[]): readonly string[] {
  const currencies = [...new Set(postings.map(({ currency }) => currency))];
  return currencies.map((code) =>
    postings
      .filter(({ currency }) => currency === code)
      .reduce((sum, { amount }) => sum.plus(amount), new Big(0))
      .toFixed(),
  );
}

test.each(postingTemplates.map((template) => [template.name, template] as const))(
  '%s nets to zero in each currency, whatever its amounts are',
  (_name, template) => {
    expect(netsToZero(template)).toBe(true);
    const names = [...new Set(template.legs.map(({ amount }) => amount))];
    const accounts = Object.fromEntries(template.legs.map(({ account }) => [account, `id of ${account}`]));
    fc.assert(
      fc.property(fc.array(money, { minLength: names.length, maxLength: names.length }), (bound) => {
        const amounts = Object.fromEntries(names.map((name, at) => [name, bound[at]!]));
        const postings = postingsOf(template, { accounts, amounts });
        expect(postings).toHaveLength(template.legs.length);
        expect(sums(postings).every((sum) => sum === '0')).toBe(true);
      }),
      { seed: 72 },
    );
  },
);

test('names of templates are unique', () => {
  const names = postingTemplates.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});

const template = (legs: PostingTemplate['legs']): PostingTemplate => ({ name: 'sample', legs });
const giving = { account: 'payer', sign: -1, amount: 'net' } as const;

test.each([
  ['gives more than is received', [giving]],
  ['gives one amount and receives another', [giving, { account: 'collector', sign: 1, amount: 'gross' } as const]],
])('a template that %s is refused', (_what, legs) => {
  expect(netsToZero(template(legs))).toBe(false);
  const amounts = { net: { amount: '1', currency: 'GBP' }, gross: { amount: '1', currency: 'GBP' } };
  expect(() => postingsOf(template(legs), { accounts: { payer: 'p', collector: 'c' }, amounts })).toThrow(
    'nets to zero',
  );
});

test.each([
  ['an account', {}, { net: { amount: '1', currency: 'GBP' } }, 'an account as payer'],
  ['an amount', { payer: 'p', collector: 'c' }, {}, 'a positive amount as net'],
  ['a positive amount', { payer: 'p', collector: 'c' }, { net: { amount: '0', currency: 'GBP' } }, 'a positive amount'],
])('entries without %s are refused', (_what, accounts, amounts, message) => {
  const legs = [giving, { account: 'collector', sign: 1, amount: 'net' } as const];
  expect(() => postingsOf(template(legs), { accounts, amounts })).toThrow(message);
});
