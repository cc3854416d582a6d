import type { ReactNode } from 'react';
import { Notice, type NoticeTone } from '../../../ui/Notice';
import type { PayeeCheck } from './usePayeeCheck';

interface Props {
  check: PayeeCheck;
  /** What the user may do about an answer other than a match. */
  children?: ReactNode;
}

const tones: Readonly<Record<NonNullable<PayeeCheck['answer']>, NoticeTone>> = {
  asking: 'info',
  full_match: 'success',
  close_match: 'waiting',
  no_match: 'waiting',
  not_available: 'info',
  failed: 'info',
};

/** What the payee's bank says of the account holder's name. */
export function PayeeCheckNotice({ check, children }: Props) {
  if (!check.answer) return null;
  return (
    <Notice tone={tones[check.answer]}>
      <p>{textOf(check)}</p>
      {children}
    </Notice>
  );
}

function textOf({ answer, actualName, reason }: PayeeCheck): string {
  switch (answer) {
    case 'asking':
      return 'Asking the bank whether the name matches the account…';
    case 'full_match':
      return 'The name matches the account.';
    case 'close_match':
      return actualName
        ? `The account is held by ${actualName}.`
        : 'The name matches the account nearly, but not fully.';
    case 'no_match':
      return `The name does not match the account. ${reason ? `The bank’s reason: ${reason}` : ''}`.trim();
    case 'not_available':
      return 'The bank doesn’t offer this check.';
    default:
      return 'The bank could not be asked whether the name matches the account. You can continue.';
  }
}
