import { messages } from '../../../../../domain/messages';
import { useAccount, usePortal } from '../../../session/PortalContext';
import { newConversionSearch } from '../../../shared/conversions/conversionSearch';
import { useSearch } from '../../../shared/searchParams';
import { Notice } from '../../../ui/Notice';
import { PageHeader } from '../../../ui/PageHeader';
import { ConversionSteps } from './ConversionSteps';
import { emptyConversion } from './conversionValues';

/** A new conversion of the selected account (/account/conversions/new). */
export function NewConversionPage() {
  const account = useAccount();
  const { seat } = usePortal();
  const { values } = useSearch(newConversionSearch);
  return (
    <>
      <PageHeader title="New conversion" context={`${account.name}, ${account.organisation.name}`} />
      {seat?.role.can_create_conversions ? (
        <ConversionSteps
          key={Object.values(values).join(' ')}
          initialValues={emptyConversion(values)}
          isPriced={values.priced}
        />
      ) : (
        <Notice tone="waiting">{messages.widgets.disabledByRole}</Notice>
      )}
    </>
  );
}
