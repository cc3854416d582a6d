import { matchPayee, payeeDirectory, type NamedPayee } from '../../../../domain/uploads/payeeMatch';
import type { PaymentRowValues } from '../../../../domain/uploads/paymentColumns';

const payee = (beneficiaryId: string, changes: Partial<NamedPayee> = {}): NamedPayee => ({
  beneficiaryId,
  name: 'Hansa Metall GmbH',
  bankAccountHolderName: 'Hansa Metall Gesellschaft',
  iban: 'DE89370400440532013000',
  accountNumber: null,
  externalReference: null,
  currency: 'EUR',
  ...changes,
});
const hansa = payee('hansa', { externalReference: 'SUP-1' });
const thames = payee('thames', { name: 'Thames', iban: null, accountNumber: '31926819', currency: 'GBP' });
const twin = payee('twin', { currency: 'USD' });

const row = (changes: Partial<PaymentRowValues>) =>
  ({
    beneficiaryReference: '',
    accountNumber: '',
    beneficiaryName: '',
    currency: 'EUR',
    ...changes,
  }) as PaymentRowValues;
const match = (changes: Partial<PaymentRowValues>, payees: readonly NamedPayee[] = [hansa, thames]) => {
  const found = matchPayee(row(changes), payeeDirectory(payees));
  return 'payee' in found ? found.payee.beneficiaryId : `${found.problem.field}: ${found.problem.text}`;
};
const named = { accountNumber: 'de89 3704 0044 0532 0130 00', beneficiaryName: ' hansa  METALL gmbh' };

test.each<[string, Partial<PaymentRowValues>, string]>([
  ['a reference', { beneficiaryReference: 'SUP-1' }, 'hansa'],
  ['an IBAN and a name', named, 'hansa'],
  ['an IBAN and the holder of the account', { ...named, beneficiaryName: 'Hansa Metall Gesellschaft' }, 'hansa'],
  ['an account number and a name', { accountNumber: '3192-6819', beneficiaryName: 'thames' }, 'thames'],
  ['a reference, an IBAN and a name', { ...named, beneficiaryReference: 'SUP-1' }, 'hansa'],
  [
    'another reference',
    { beneficiaryReference: 'sup-1' },
    'beneficiaryReference: No beneficiary of this account has this reference.',
  ],
  [
    'another number',
    { ...named, accountNumber: 'DE1' },
    'accountNumber: No beneficiary of this account has this number.',
  ],
  ['another name', { ...named, beneficiaryName: 'Hansa' }, 'beneficiaryName: The beneficiary has another name.'],
  [
    'a reference with a foreign number',
    { beneficiaryReference: 'SUP-1', accountNumber: '31926819' },
    'accountNumber: The beneficiary with this reference has another number.',
  ],
  [
    'a reference with a foreign name',
    { beneficiaryReference: 'SUP-1', beneficiaryName: 'Thames' },
    'beneficiaryName: The beneficiary has another name.',
  ],
])('%s', (_name, changes, expected) => {
  expect(match(changes)).toBe(expected);
});

test('of several, the currency decides; two of one currency are refused', () => {
  expect(match(named, [hansa, twin])).toBe('hansa');
  expect(match({ ...named, currency: 'USD' }, [hansa, twin])).toBe('twin');
  expect(match({ ...named, currency: 'GBP' }, [hansa])).toBe('hansa');
  const several = 'accountNumber: Several beneficiaries have this number.';
  expect(match({ ...named, currency: 'GBP' }, [hansa, twin])).toBe(several);
  expect(match(named, [hansa, payee('other')])).toBe(several);
});
