import { useState, type ReactNode } from 'react';
import type { AnyVariables, TypedDocumentNode } from 'urql';
import { Button } from '../ui/Button';
import { showToast } from '../ui/toast';
import { ConfirmedCall } from './ConfirmedCall';

interface Props<Variables extends AnyVariables> {
  /** What the button, the dialog's title and its own button say. */
  label: string;
  tone?: 'primary' | 'danger';
  document: TypedDocumentNode<unknown, Variables>;
  variables: Variables;
  /** What the toast says afterwards. */
  done: string;
  onDone?: () => void;
  /** What will happen. */
  children: ReactNode;
}

/** A button for an administrator's call, which asks for confirmation. */
export function ConfirmAction<Variables extends AnyVariables>({ done, onDone, ...call }: Props<Variables>) {
  const [isAsking, setIsAsking] = useState(false);
  const finish = (isWaiting: boolean) => {
    setIsAsking(false);
    if (!isWaiting) showToast('success', done);
    onDone?.();
  };
  return (
    <>
      <Button onClick={() => setIsAsking(true)}>{call.label}</Button>
      <ConfirmedCall {...call} isOpen={isAsking} onDone={finish} onClose={() => setIsAsking(false)} />
    </>
  );
}
