import type { IdentifyingField } from '../../../../domain/beneficiaries/payeeRemark';
import { isRoutingCodeType, showBankCode, type BankCodeKind } from '../../../../domain/beneficiaries/bankCodes';
import type { BankFieldsFragment } from '../../graphql/generated/operations';
import { CopyText } from '../../ui/CopyText';
import type { Detail } from '../../ui/Details';
import { Flag } from '../../ui/marks';
import { regionName } from '../codeTexts';
import classes from './bankFacts.module.css';
import { labelOfCode } from './labelOfCode';

/**
 * The full bank details of a beneficiary, for each screen on which a user decides about a payment. Each identifier has
 * its own label, is shown in groups, and has a button that copies it without separators.
 * @param changed the fields that are marked as changed
 */
export function bankFacts(bank: Omit<BankFieldsFragment, 'id'>, changed: readonly IdentifyingField[] = []): Detail[] {
  const facts: Readonly<Record<IdentifyingField | 'bankName', Detail>> = {
    bankAccountHolderName: { label: 'Account holder', value: bank.bankAccountHolderName },
    iban: identifier('IBAN', 'iban', bank.iban),
    accountNumber: identifier('Account number', 'accountNumber', bank.accountNumber),
    bicSwift: identifier('BIC', 'bicSwift', bank.bicSwift),
    routingCodeValue1: routingCode('Routing code', bank.routingCodeType1, bank.routingCodeValue1),
    routingCodeValue2: routingCode('Second routing code', bank.routingCodeType2, bank.routingCodeValue2),
    bankName: { label: 'Bank', value: bank.bankName },
    bankCountry: { label: 'Bank country', value: bank.bankCountry && <Country code={bank.bankCountry} /> },
  };
  return Object.entries(facts).map(([field, fact]) => ({ ...fact, isChanged: changed.some((one) => one === field) }));
}

function identifier(label: string, kind: BankCodeKind, code: string | null): Detail {
  const value = code && <CopyText label={label} text={showBankCode(kind, code)} copied={code} />;
  return { label, value };
}

/** Under the name of its type, such as "Sort code". */
function routingCode(otherwise: string, type: string | null, code: string | null): Detail {
  return isRoutingCodeType(type) ? identifier(labelOfCode(type), type, code) : { label: otherwise, value: code };
}

function Country({ code }: { code: string }) {
  return (
    <span className={classes.country}>
      <Flag country={code} /> {regionName(code)}
    </span>
  );
}
