import { useState } from 'react';
import type { PaymentTemplateInput } from '../../../graphql/generated/operations';
import { useCall } from '../../../graphql/useCall';
import { paths } from '../../../session/paths';
import { Button } from '../../../ui/Button';
import { Checkbox } from '../../../ui/Checkbox';
import { showToast } from '../../../ui/toast';
import { TemplateNameDialog } from './TemplateNameDialog';
import { CreatePaymentTemplateDocument } from './templateWrites';

interface Props {
  /** The payment to keep. */
  template: PaymentTemplateInput;
  /** Whom it pays, proposed as the template's name. */
  payeeName: string;
}

/** Keeps a payment as a template, with its amount or without. */
export function SaveTemplateButton(props: Props) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Save as template</Button>
      {isOpen && <SaveTemplateDialog {...props} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function SaveTemplateDialog({ template, payeeName, onClose }: Props & { onClose: () => void }) {
  const [keepsAmount, setKeepsAmount] = useState(true);
  const { call, isCalling, error } = useCall(CreatePaymentTemplateDocument);
  const save = async (name: string) => {
    const amount = keepsAmount ? template.amount : null;
    const answer = await call({ name, template: { ...template, amount } });
    if ('error' in answer) return;
    showToast('success', `Template “${name}” saved.`, paths.paymentTemplates);
    onClose();
  };
  return (
    <TemplateNameDialog
      title="Save as template"
      confirmLabel="Save template"
      initialName={payeeName}
      isCalling={isCalling}
      error={error?.text}
      onName={(name) => void save(name)}
      onClose={onClose}
    >
      <Checkbox label="Keep the amount" isChecked={keepsAmount} onChange={setKeepsAmount} />
    </TemplateNameDialog>
  );
}
