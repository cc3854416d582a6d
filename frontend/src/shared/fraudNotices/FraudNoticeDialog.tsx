import { useState } from 'react';
import { noticeChoices, type NoticeChoice } from '../../../../domain/fraudNotices/acknowledgement';
import { useServices } from '../../session/services';
import { Button } from '../../ui/Button';
import { Checkbox } from '../../ui/Checkbox';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { FieldError } from '../../ui/TextField';
import { moneyText } from '../../ui/money/amountTexts';
import { Notice } from '../../ui/Notice';
import { RadioGroup } from '../../ui/RadioGroup';
import { Skeleton } from '../../ui/loading';
import type { NoticedPayment } from './noticedPayment';
import { useShownNotice } from './useShownNotice';

interface Props {
  payment: NoticedPayment;
  /** Called with the id of the acknowledged notice, or with undefined when the user closes it. */
  onAnswer: (id: string | undefined) => void;
}

/** Warns of fraud before a payment goes on: the user reads the text, says how they know the payment, and ticks a box. */
export function FraudNoticeDialog({ payment, onAnswer }: Props) {
  const { now } = useServices();
  const notice = useShownNotice(payment);
  const [choice, setChoice] = useState<NoticeChoice>();
  const [tickedAt, setTickedAt] = useState<Date>();
  const [isTried, setIsTried] = useState(false);
  const acknowledge = async () => {
    setIsTried(true);
    if (!choice || !tickedAt) return;
    const id = await notice.acknowledge({ selectionBoxChoice: choice, tickedAt });
    if (id) onAnswer(id);
  };
  const close = () => {
    notice.discard();
    onAnswer(undefined);
  };
  return (
    <ConfirmDialog
      isOpen
      isWide
      title={`Before you pay ${payment.payee}`}
      confirmLabel="Continue"
      isLoading={notice.isCalling}
      onConfirm={() => void acknowledge()}
      onClose={close}
    >
      <strong>{`${moneyText(payment.amount, payment.currency)} to ${payment.payee}`}</strong>
      {notice.text === undefined ? (
        <Unread error={notice.error?.text} onRetry={notice.show} />
      ) : (
        <>
          <Paragraphs text={notice.text} />
          <RadioGroup
            name="fraudNoticeChoice"
            label="How do you know that this payment is genuine?"
            value={choice}
            options={options}
            onChange={setChoice}
            error={isTried && !choice ? 'Choose an answer from the list.' : undefined}
            isRequired
          />
          <Checkbox
            label="I have read this notice and checked the bank details"
            isChecked={tickedAt !== undefined}
            onChange={(isChecked) => setTickedAt(isChecked ? now() : undefined)}
          />
          {isTried && !tickedAt && <FieldError text="Tick the box to continue." />}
          {notice.error && <Notice tone="failure">{notice.error.text}</Notice>}
        </>
      )}
    </ConfirmDialog>
  );
}

const options = Object.entries(noticeChoices).map(([value, label]) => ({ value: value as NoticeChoice, label }));

function Paragraphs({ text }: { text: string }) {
  return text.split(/\n{2,}/).map((paragraph, index) => <p key={index}>{paragraph}</p>);
}

function Unread({ error, onRetry }: { error: string | undefined; onRetry: () => void }) {
  if (!error) return <Skeleton />;
  return (
    <Notice tone="failure" title="The fraud notice could not be loaded.">
      <p>{error}</p>
      <Button size="small" onClick={onRetry}>
        Try again
      </Button>
    </Notice>
  );
}
