import type { BankFieldsFragment } from '../../../graphql/generated/operations';
import { bankTexts } from '../../beneficiaries/bankTexts';
import { ChangesTable } from '../../changes/ChangesTable';
import { compared } from '../../changes/changesOf';

/** All bank details of a payee as they were beside those of now. */
export function BankChangeTable({ before, now }: { before: BankFieldsFragment; now: BankFieldsFragment }) {
  return <ChangesTable subject="Bank details" changes={compared(bankTexts, before, now)} />;
}
