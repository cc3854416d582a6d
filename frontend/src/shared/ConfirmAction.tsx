import { useState, type ReactNode } from 'react';
import type { AnyVariables, TypedDocumentNode } from 'urql';
import { useCall } from '../graphql/useCall';
import { Button } from '../ui/Button';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { Notice } from '../ui/Notice';
import { showToast } from '../ui/toast';

interface Props<Data, Variables extends AnyVariables> {
  /** What the button, the dialog's title and its own button say. */
  label: string;
  tone?: 'danger';
  document: TypedDocumentNode<Data, Variables>;
  variables: Variables;
  /** What the toast says afterwards. */
  done: string;
  onDone?: () => void;
  /** What will happen. */
  children: ReactNode;
}

/** A button that calls an action after a confirmation. A refusal is shown in the dialog, which stays open. */
export function ConfirmAction<Data, Variables extends AnyVariables>(props: Props<Data, Variables>) {
  const { label, tone, document, variables, done, onDone, children } = props;
  const [isAsking, setIsAsking] = useState(false);
  const { call, isCalling, error } = useCall(document);
  const confirm = async () => {
    const answer = await call(variables);
    if ('error' in answer) return;
    setIsAsking(false);
    showToast('success', done);
    onDone?.();
  };
  return (
    <>
      <Button onClick={() => setIsAsking(true)}>{label}</Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={label}
        confirmLabel={label}
        tone={tone}
        isLoading={isCalling}
        onConfirm={() => void confirm()}
        onClose={() => setIsAsking(false)}
      >
        {error && <Notice tone="failure">{error.text}</Notice>}
        {children}
      </ConfirmDialog>
    </>
  );
}
