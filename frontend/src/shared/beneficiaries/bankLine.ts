import { isRoutingCodeType, showBankCode } from '../../../../domain/beneficiaries/bankCodes';
import type { BankFieldsFragment } from '../../graphql/generated/operations';
import { regionName } from '../codeTexts';
import { labelOfCode } from './labelOfCode';

/** The full bank details of a beneficiary in one line: "IBAN DE89 3704 …, BIC COBADEFFXXX, Germany". */
export function bankLine(bank: BankFieldsFragment): string {
  const { iban, accountNumber, bicSwift } = bank;
  const parts = [
    iban && `IBAN ${showBankCode('iban', iban)}`,
    accountNumber && `Account ${showBankCode('accountNumber', accountNumber)}`,
    routingCodeText(bank.routingCodeType1, bank.routingCodeValue1),
    routingCodeText(bank.routingCodeType2, bank.routingCodeValue2),
    bicSwift && `BIC ${bicSwift}`,
    bank.bankName,
    regionName(bank.bankCountry),
  ];
  return parts.filter(Boolean).join(', ');
}

/** A routing code in groups under the name of its type, such as "Sort code 20-00-00". */
export function routingCodeText(type: string | null, code: string | null): string | null {
  return code && isRoutingCodeType(type) ? `${labelOfCode(type)} ${showBankCode(type, code)}` : code;
}
