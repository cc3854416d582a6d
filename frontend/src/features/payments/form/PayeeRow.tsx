import { regionName } from '../../../shared/codeTexts';
import { Flag } from '../../../ui/marks';
import type { PayeeChoice } from './beneficiaryChoices';
import classes from './PayeeRow.module.css';

/** The end of the account's number, by which a person tells two accounts apart. */
function accountEnd({ iban, accountNumber }: PayeeChoice): string {
  const number = iban ?? accountNumber;
  return number ? ` · ${iban ? 'IBAN' : 'account'} ending ${number.slice(-4)}` : '';
}

/** A beneficiary in the picker's list: the name, and below it the country's flag, the currency and the end of the account's number. */
export function PayeeRow({ payee }: { payee: PayeeChoice }) {
  const { name, currency, bankCountry, beneficiary } = payee;
  return (
    <span className={classes.row}>
      <span className={classes.name}>{name}</span>{' '}
      <span className={classes.route}>
        <Flag country={bankCountry} />
        <span className="visually-hidden">{`${regionName(bankCountry)}, `}</span>
        {currency}
        {beneficiary.tcc_beneficiary_id ? accountEnd(payee) : ' · not confirmed by the provider yet'}
      </span>
    </span>
  );
}
