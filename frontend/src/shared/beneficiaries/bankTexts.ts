import type { BankFieldsFragment } from '../../graphql/generated/operations';
import type { Fact } from '../changes/changesOf';
import { formatIban, regionName } from '../codeTexts';
import { routingCodeText } from './bankLine';

/** The full bank details of a beneficiary as texts, for comparing two versions of them. */
export const bankTexts: readonly Fact<Omit<BankFieldsFragment, 'id' | 'bankName'>>[] = [
  ['Account holder', ({ bankAccountHolderName }) => bankAccountHolderName],
  ['IBAN', ({ iban }) => iban && formatIban(iban)],
  ['Account number', ({ accountNumber }) => accountNumber],
  ['BIC', ({ bicSwift }) => bicSwift],
  ['Routing code', ({ routingCodeType1, routingCodeValue1 }) => routingCodeText(routingCodeType1, routingCodeValue1)],
  [
    'Second routing code',
    ({ routingCodeType2, routingCodeValue2 }) => routingCodeText(routingCodeType2, routingCodeValue2),
  ],
  ['Bank country', ({ bankCountry }) => regionName(bankCountry)],
];
