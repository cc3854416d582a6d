import { safeguardedCurrencies } from '../../../../../domain/safeguarding/currencies';
import { safeguardingAdjustmentSchema } from '../../../../../domain/safeguarding/transferInput';
import { adminCall } from '../../../graphql/requestHeaders';
import { useCall } from '../../../graphql/useCall';
import { AccountField } from '../../../shared/accounts/AccountField';
import { Button } from '../../../ui/Button';
import { Form } from '../../../ui/form/Form';
import { FormSelect, FormText } from '../../../ui/form/fields';
import { Notice } from '../../../ui/Notice';
import { Panel } from '../../../ui/Panel';
import { showToast } from '../../../ui/toast';
import { CreateAdjustmentDocument } from '../safeguardingWrites';

const currencies = safeguardedCurrencies.map((value) => ({ value, label: value }));

/** Asks for a correction of what stands safeguarded for an account. */
export function AdjustmentPanel({ currency, onClose }: { currency: string; onClose: () => void }) {
  const { call, isCalling, error } = useCall(CreateAdjustmentDocument);
  const initial = { accountId: '', currency, amount: '', reason: '' };
  const submit = async (values: typeof initial) => {
    const answer = await call(values, adminCall);
    if ('error' in answer) return { field: answer.error.field, message: answer.error.text };
    showToast('success', 'The correction waits for a second administrator.');
    onClose();
    return undefined;
  };
  return (
    <Panel title="Correct a position" isOpen onClose={onClose}>
      <Form initialValues={initial} schema={safeguardingAdjustmentSchema} onSubmit={submit}>
        {error && <Notice tone="failure">{error.text}</Notice>}
        <Notice tone="info">No money moves. A second administrator must allow the correction.</Notice>
        <AccountField name="accountId" label="Client account" isSafeguarded isRequired />
        <FormSelect name="currency" label="Currency" options={currencies} isRequired />
        <FormText
          name="amount"
          label="Amount"
          description="What is added to the safeguarded amount; with a minus what is taken off."
          isRequired
        />
        <FormText name="reason" label="Reason" maxLength={255} isRequired />
        <Button type="submit" tone="primary" isLoading={isCalling}>
          Ask for the correction
        </Button>
      </Form>
    </Panel>
  );
}
