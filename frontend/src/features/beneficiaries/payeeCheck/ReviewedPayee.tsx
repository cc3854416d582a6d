import { useEffect } from 'react';
import { Button } from '../../../ui/Button';
import { Checkbox } from '../../../ui/Checkbox';
import { PayeeCheckNotice } from './PayeeCheckNotice';
import type { usePayeeCheck } from './usePayeeCheck';

interface Props extends ReturnType<typeof usePayeeCheck> {
  /** Takes over the name under which the bank holds the account. */
  onUseName: (name: string) => void;
  isAccepted: boolean;
  onAccept: (isAccepted: boolean) => void;
}

/** Asks about the payee of a review when it opens. A name that does not match the account must be accepted. */
export function ReviewedPayee({ check, ask, canAsk, onUseName, isAccepted, onAccept }: Props) {
  const { answer, actualName } = check;
  useEffect(() => {
    if (canAsk && !answer) void ask();
  });
  return (
    <PayeeCheckNotice check={check}>
      {answer === 'close_match' && actualName && (
        <>
          <p>Use this name?</p>
          <Button onClick={() => onUseName(actualName)}>Use this name</Button>
        </>
      )}
      {answer === 'no_match' && (
        <Checkbox
          label="I have confirmed the name and the account with the beneficiary."
          isChecked={isAccepted}
          onChange={onAccept}
        />
      )}
    </PayeeCheckNotice>
  );
}
