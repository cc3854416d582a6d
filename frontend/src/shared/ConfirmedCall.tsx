import type { AnyVariables, TypedDocumentNode } from 'urql';
import type { ReactNode } from 'react';
import { adminCall } from '../graphql/requestHeaders';
import { useCall } from '../graphql/useCall';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { Notice } from '../ui/Notice';
import { tellIfWaiting } from './changes/tellSaved';

interface Props<Variables extends AnyVariables> {
  document: TypedDocumentNode<unknown, Variables>;
  variables: Variables;
  /** Names the effect, such as "Delete role". */
  label: string;
  tone?: 'primary' | 'danger';
  isWide?: boolean;
  /** Whether the content of the dialog does not suffice for the call yet. */
  isDisabled?: boolean;
  /** Whether the dialog shows; one that is mounted for its time only leaves it out. */
  isOpen?: boolean;
  /** Told whether the change waits for a second administrator, of which the user has then heard. */
  onDone: (isWaiting: boolean) => void;
  onClose: () => void;
  /** What the call does, in words. */
  children: ReactNode;
}

/** Asks for confirmation before an administrator's call. A refusal stays in the dialog. */
export function ConfirmedCall<Variables extends AnyVariables>(props: Props<Variables>) {
  const {
    document,
    variables,
    label,
    tone = 'danger',
    isWide,
    isDisabled,
    isOpen = true,
    onDone,
    onClose,
    children,
  } = props;
  const { call, isCalling, error } = useCall(document);
  const confirm = async () => {
    const answer = await call(variables, adminCall);
    if (!('error' in answer)) onDone(tellIfWaiting(answer.data));
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={label}
      confirmLabel={label}
      tone={tone}
      isWide={isWide}
      isLoading={isCalling}
      isDisabled={isDisabled}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {error && <Notice tone="failure">{error.text}</Notice>}
      {children}
    </ConfirmDialog>
  );
}
