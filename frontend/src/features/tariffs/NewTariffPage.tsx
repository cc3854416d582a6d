import { messages } from '../../../../domain/messages';
import { useCall } from '../../graphql/useCall';
import { PageHeader } from '../../ui/PageHeader';
import { TariffForm } from './TariffForm';
import { emptyTariff } from './tariffValues';
import { CreateTariffDocument } from './tariffWrites';

/** A new tariff (/admin/tariffs/new). */
export function NewTariffPage() {
  const { call, isCalling } = useCall(CreateTariffDocument);
  return (
    <>
      <PageHeader title="New tariff" context="Amounts are in pounds" />
      <TariffForm
        initialValues={emptyTariff}
        save={(tariff) => call({ tariff })}
        isSaving={isCalling}
        saved={messages.tariffs.created}
      />
    </>
  );
}
