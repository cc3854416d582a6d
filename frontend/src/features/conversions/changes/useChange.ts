import { useRef, useState } from 'react';
import type { AnyVariables, TypedDocumentNode } from 'urql';
import { moneyText } from '../../../ui/money/amountTexts';
import { serviceText } from '../../../graphql/serviceTexts';
import { useCall } from '../../../graphql/useCall';
import { useServices } from '../../../session/services';
import { showToast } from '../../../ui/toast';
import type { ConversionDetails } from '../view/conversionQuery';
import type { ChangeResult } from './changeDocuments';

/** What each dialog that changes a conversion takes. */
export interface ChangeDialogProps {
  conversion: ConversionDetails;
  onClose: () => void;
}

/** A price of the provider: an amount in major units of its currency, negative for a cost. */
interface Price {
  readonly amount: string;
  readonly currency: string;
}

/** What a change costs or returns, in words: "Cancelling costs 0.14 GBP." */
export function priceText(subject: string, { amount, currency }: Price): string {
  const money = moneyText(amount.replace('-', ''), currency);
  if (/^-?[0.]*$/.test(amount)) return `${subject} costs nothing.`;
  return `${subject} ${amount.startsWith('-') ? 'costs' : 'returns'} ${money}.`;
}

const fates: Readonly<Record<string, string>> = {
  suspended: 'is held at the provider and will be suspended',
  cannot_be_sent: 'has not been sent and can no longer be sent as it is: change it or delete it',
  waits: 'is held at the provider and will wait until the money is there',
};

/** What becomes of a payment out of a changed conversion, in words; '' for a fate that is not known. */
export const fateText = (fate: string): string => fates[fate] ?? '';

interface ChangeTexts {
  /** What is said once it is done, such as "The conversion was cancelled." */
  readonly done: string;
  /** What is said while the provider's answer is still to come. */
  readonly underWay: string;
}

/**
 * Sends a change of a conversion. A repeat after a lost answer carries the same request id; a change that was refused gets a new one.
 * @param onDone called once the change is made or under way
 */
export function useChange<Variables extends AnyVariables & { clientRequestId: string }>(
  document: TypedDocumentNode<{ result: ChangeResult }, Variables>,
  { done, underWay }: ChangeTexts,
  onDone: () => void,
) {
  const { newId } = useServices();
  const { call, isCalling, error } = useCall(document);
  const [rejection, setRejection] = useState<string>();
  const requestId = useRef<string>(undefined);
  const send = async (variables: Omit<Variables, 'clientRequestId'>) => {
    setRejection(undefined);
    requestId.current ??= newId();
    const answer = await call({ ...variables, clientRequestId: requestId.current } as Variables);
    if ('error' in answer) {
      // Without an answer, the change may have been made.
      if (answer.error.code !== 'unknown_error') requestId.current = undefined;
      return;
    }
    requestId.current = undefined;
    const { status, errorCode, errorMessage } = answer.data.result;
    if (errorCode) return setRejection(errorMessage ?? serviceText(errorCode, undefined));
    showToast(status === 'done' ? 'success' : 'info', status === 'done' ? done : underWay);
    onDone();
  };
  return { send, isCalling, failure: rejection ?? error?.text };
}
