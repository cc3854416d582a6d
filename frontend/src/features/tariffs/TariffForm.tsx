import { useNavigate } from 'react-router-dom';
import { messages } from '../../../../domain/messages';
import { tariffInputSchema } from '../../../../domain/tariffs/tariffInput';
import type { CallResult } from '../../graphql/useCall';
import type { TariffInput } from '../../graphql/generated/operations';
import { paths } from '../../session/paths';
import { tellSaved } from '../../shared/changes/tellSaved';
import { ActionBar } from '../../ui/layout';
import { Button } from '../../ui/Button';
import { Form } from '../../ui/form/Form';
import { LinkButton } from '../../ui/LinkButton';
import { showToast } from '../../ui/toast';
import { TariffFields } from './TariffFields';
import { inputOf, type TariffValues } from './tariffValues';

interface Props {
  initialValues: TariffValues;
  isTypeFixed?: boolean;
  /** Saves the tariff. */
  save: (tariff: TariffInput) => Promise<CallResult<unknown>>;
  isSaving: boolean;
  /** What the toast says afterwards. */
  saved: string;
}

/** The form of a tariff (specification, part two, section 2). After it is saved the list opens. */
export function TariffForm({ initialValues, isTypeFixed = false, save, isSaving, saved }: Props) {
  const navigate = useNavigate();
  const submit = async (values: TariffValues) => {
    const answer = await save(inputOf(values));
    if ('error' in answer) {
      const { eventId, text, field } = answer.error;
      // A field without a control, such as the id of a tariff that is gone, has no other place for its refusal.
      if (!field || !(field in values)) showToast('danger', eventId ? `${messages.errors.event} ${eventId}` : text);
      return { field, message: text };
    }
    tellSaved(answer.data, saved);
    void navigate(paths.tariffs);
    return undefined;
  };
  return (
    <Form initialValues={initialValues} schema={tariffInputSchema} onSubmit={submit}>
      <TariffFields isTypeFixed={isTypeFixed} />
      <ActionBar>
        <Button type="submit" tone="primary" isLoading={isSaving}>
          Save tariff
        </Button>
        <LinkButton to={paths.tariffs}>Cancel</LinkButton>
      </ActionBar>
    </Form>
  );
}
