import { isRoutingCodeType } from '../../../../../domain/beneficiaries/bankCodes';
import { bankFacts } from '../../../shared/beneficiaries/bankFacts';
import { labelOfCode } from '../../../shared/beneficiaries/labelOfCode';
import { CopyText } from '../../../ui/CopyText';
import type { Detail } from '../../../ui/Details';
import type { FundingAccount, SettlementAccount } from './fundingQuery';

/** A fact whose value is a text gets a button that copies it. */
const copyable = ({ label, value }: Detail): Detail =>
  typeof value === 'string' && value !== ''
    ? { label, value: <CopyText label={label} text={value} /> }
    : { label, value };

/** The bank coordinates of a pooled account. */
export function settlementFacts({ bankAddress, ...account }: SettlementAccount): readonly Detail[] {
  const bank = {
    ...account,
    bankAccountHolderName: account.bankAccountHolderName ?? '',
    bankCountry: account.bankCountry ?? '',
  };
  return [...bankFacts(bank), { label: 'Bank address', value: bankAddress }].map(copyable);
}

/** The bank coordinates of an account number of the account itself. A routing code of an unknown type has its type as the label. */
export function fundingFacts(account: FundingAccount): readonly Detail[] {
  const { accountNumber, accountNumberType, routingCode, routingCodeType } = account;
  const isIban = accountNumberType === 'iban';
  const isBic = routingCodeType === 'bic_swift';
  const isKnown = isRoutingCodeType(routingCodeType);
  const bank = {
    bankAccountHolderName: account.accountHolderName ?? '',
    bankName: account.bankName,
    bankCountry: account.bankCountry ?? '',
    iban: isIban ? accountNumber : null,
    accountNumber: isIban ? null : accountNumber,
    bicSwift: isBic ? routingCode : null,
    routingCodeType1: isKnown ? routingCodeType : null,
    routingCodeValue1: isKnown ? routingCode : null,
    routingCodeType2: null,
    routingCodeValue2: null,
  };
  const other = isBic || isKnown ? null : routingCode;
  return [
    ...bankFacts(bank),
    { label: labelOfCode(routingCodeType ?? 'routing_code'), value: other },
    { label: 'Bank address', value: account.bankAddress },
  ].map(copyable);
}
