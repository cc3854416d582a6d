import { showBankCode } from '../../../domain/beneficiaries/bankCodes';

/** An IBAN in groups of four characters, so that it can be compared by eye. */
export const formatIban = (iban: string) => showBankCode('iban', iban);
