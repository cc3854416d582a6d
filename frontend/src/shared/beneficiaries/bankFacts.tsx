import { isRoutingCodeType, showBankCode, type BankCodeKind } from '../../../../domain/beneficiaries/bankCodes';
import type { BankFieldsFragment } from '../../graphql/generated/operations';
import { CopyText } from '../../ui/CopyText';
import type { Detail } from '../../ui/Details';
import { Flag } from '../../ui/Flag';
import { regionName } from '../regionName';
import classes from './bankFacts.module.css';
import { labelOfCode } from './labelOfCode';

/**
 * The full bank details of a beneficiary, for each screen on which a user decides about a payment. Each identifier has
 * its own label, is shown in groups, and has a button that copies it without separators.
 */
export function bankFacts(bank: BankFieldsFragment): Detail[] {
  return [
    { label: 'Account holder', value: bank.bankAccountHolderName },
    identifier('IBAN', 'iban', bank.iban),
    identifier('Account number', 'accountNumber', bank.accountNumber),
    identifier('BIC', 'bicSwift', bank.bicSwift),
    routingCode('Routing code', bank.routingCodeType1, bank.routingCodeValue1),
    routingCode('Second routing code', bank.routingCodeType2, bank.routingCodeValue2),
    { label: 'Bank', value: bank.bankName },
    { label: 'Bank country', value: <Country code={bank.bankCountry} /> },
  ];
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
