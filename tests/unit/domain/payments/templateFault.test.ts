import { templateFault } from '../../../../domain/payments/templateFault';

const template = { currency: 'EUR', paymentType: 'regular' };
const payee = {
  isEnabled: true,
  currency: 'EUR',
  isRegular: true,
  isPriority: false,
  countries: ['DE', 'FR'],
};
const permitted = (country: string) => country !== 'KP';

const cases: readonly (readonly [what: string, template: object, payee: object, fault: string | undefined])[] = [
  ['as it was saved', {}, {}, undefined],
  ['deleted beneficiary', {}, { isEnabled: false }, 'The beneficiary of this template was deleted.'],
  ['a country no longer permitted', {}, { countries: ['DE', 'KP'] }, 'Payments to this country are not permitted.'],
  ['no country known', {}, { countries: [] }, undefined],
  ['another currency', {}, { currency: 'USD' }, 'The beneficiary is paid in another currency.'],
  ['regular no longer offered', {}, { isRegular: false, isPriority: true }, 'cannot be paid with this payment type'],
  ['priority not offered', { paymentType: 'priority' }, {}, 'cannot be paid with this payment type'],
  ['priority offered', { paymentType: 'priority' }, { isRegular: false, isPriority: true }, undefined],
  ['deleted first', {}, { isEnabled: false, countries: ['KP'] }, 'The beneficiary of this template was deleted.'],
];

test.each(cases)('%s', (_what, change, payeeChange, fault) => {
  const found = templateFault({ ...template, ...change }, { ...payee, ...payeeChange }, permitted);
  if (fault === undefined) expect(found).toBeUndefined();
  else expect(found).toContain(fault);
});
