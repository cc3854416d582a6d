import { useParams } from 'react-router-dom';
import { messages } from '../../../../domain/messages';
import { useCall } from '../../graphql/useCall';
import { NotFoundPage } from '../../shared/NotFoundPage';
import { ReadFrame } from '../../shared/ReadFrame';
import { PageHeader } from '../../ui/PageHeader';
import { DefaultAction } from './DefaultAction';
import { TariffForm } from './TariffForm';
import { useTariff, type TariffRow } from './tariffsQuery';
import { valuesOf } from './tariffValues';
import { EditTariffDocument } from './tariffWrites';

/** Changes a tariff (/admin/tariffs/{id}/edit). */
export function EditTariffPage() {
  const { id = '' } = useParams();
  return (
    <ReadFrame read={useTariff(id)} rows={8}>
      {({ tariffs_by_pk: found }) => (found ? <EditForm tariff={found} /> : <NotFoundPage />)}
    </ReadFrame>
  );
}

function EditForm({ tariff }: { tariff: TariffRow }) {
  const { call, isCalling } = useCall(EditTariffDocument);
  return (
    <>
      <PageHeader
        title="Edit tariff"
        context={tariff.is_default ? `${tariff.name}, the default of its type` : tariff.name}
        actions={!tariff.is_default && <DefaultAction tariff={tariff} />}
      />
      <TariffForm
        initialValues={valuesOf(tariff)}
        isTypeFixed
        save={(input) => call({ tariffId: tariff.id, tariff: input })}
        isSaving={isCalling}
        saved={messages.tariffs.edited}
      />
    </>
  );
}
