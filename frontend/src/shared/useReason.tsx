import { useState, type ReactNode } from 'react';
import { messages } from '../../../domain/messages';
import { TextField } from '../ui/TextField';

/** The reason of a rejection: its field, and a function that passes the reason on or says that it is missing. */
export function useReason(
  maxLength: number,
  onReason: (reason: string) => void,
  help = 'Everybody on the account sees it.',
) {
  const [reason, setReason] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const submit = () => {
    setIsMissing(!reason.trim());
    if (reason.trim()) onReason(reason.trim());
  };
  const field: ReactNode = (
    <TextField
      label="Reason"
      description={help}
      value={reason}
      onChange={(event) => setReason(event.currentTarget.value)}
      maxLength={maxLength}
      error={isMissing ? messages.fields.required : undefined}
      autoFocus
      isRequired
    />
  );
  return { field, submit };
}
