import { CopyText } from '../ui/CopyText';
import { formatIban } from './formatIban';

/** An IBAN in groups of four; a click copies it without the spaces. */
export function CopyIban({ iban }: { iban: string }) {
  return <CopyText label="IBAN" text={formatIban(iban)} copied={iban.replace(/\s/g, '')} />;
}
