import { useCallback, useId, useState } from 'react';
import { useServices } from '../../session/services';
import { Button } from '../../ui/Button';
import { useTicking } from '../../ui/timing';

/** How long a user waits before another code can be sent. */
const waitMs = 30_000;

interface Props {
  /** The state of the form's call. */
  status: 'idle' | 'loading' | 'error';
  /** Sends another code, by the same form's call. */
  onSend: () => void;
}

/** Sends a code again, half a minute after the last one. Screen readers hear of the wait with the button, not of each second. */
export function SendAgain({ status, onSend }: Props) {
  const [sends, setSends] = useState(0);
  const [isAsked, setIsAsked] = useState(false);
  if (isAsked && status !== 'loading') {
    setIsAsked(false);
    if (status === 'idle') setSends(sends + 1);
  }
  const send = () => {
    setIsAsked(true);
    onSend();
  };
  return (
    <div>
      <SendButton key={sends} isSending={isAsked} onSend={send} />
      <span role="status">{sends > 0 && !isAsked && ' We sent a new code.'}</span>
    </div>
  );
}

function SendButton({ isSending, onSend }: { isSending: boolean; onSend: () => void }) {
  const id = useId();
  const seconds = useSecondsLeft();
  return (
    <>
      <Button
        tone="link"
        isDisabled={seconds > 0}
        isLoading={isSending}
        aria-describedby={seconds > 0 ? id : undefined}
        onClick={onSend}
      >
        <span>Send again{seconds > 0 && <span aria-hidden> in {seconds} s</span>}</span>
      </Button>
      <span id={id} hidden>
        Available half a minute after the last code.
      </span>
    </>
  );
}

/** The seconds until another code can be sent, from now on. */
function useSecondsLeft(): number {
  const { now } = useServices();
  const [endsAt] = useState(() => now().getTime() + waitMs);
  const read = useCallback(() => Math.max(0, Math.ceil((endsAt - now().getTime()) / 1000)), [endsAt, now]);
  return useTicking(read);
}
