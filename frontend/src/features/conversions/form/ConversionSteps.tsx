import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ServiceError } from '../../../graphql/serviceError';
import { serviceText } from '../../../graphql/serviceTexts';
import { useCall } from '../../../graphql/useCall';
import { paths } from '../../../session/paths';
import { useEndDetour } from '../../../shared/drafts/detour';
import { conversionSearch } from '../../../shared/conversions/conversionSearch';
import { useFormAndReview } from '../../../shared/patterns/useFormAndReview';
import { addressOf } from '../../../shared/searchParams';
import { Notice } from '../../../ui/Notice';
import { showToast } from '../../../ui/toast';
import { ConversionForm } from './ConversionForm';
import { ConversionReview } from './ConversionReview';
import { validateConversion, type ConversionValues } from './conversionValues';
import { CreateConversionDocument, type ConversionQuote } from './conversionWrites';
import { useQuote } from './useQuote';

interface Reviewed {
  readonly values: ConversionValues;
}

interface Props {
  initialValues: ConversionValues;
  /** The price is asked for at once, if the values are complete. */
  isPriced: boolean;
}

/** The steps: form, quote, conversion. An error that names a field returns to the form at that field. */
export function ConversionSteps({ initialValues, isPriced }: Props) {
  const isReviewed = isPriced && Object.keys(validateConversion(initialValues)).length === 0;
  const atOnce = isReviewed ? { values: initialValues } : undefined;
  const { form, reviewed, review, change, correct } = useFormAndReview<ConversionValues, Reviewed>(
    initialValues,
    undefined,
    atOnce,
  );
  if (!reviewed) {
    const key = form.kept.restoredAt ?? 'new';
    return <ConversionForm key={key} {...form} onReview={(values) => review({ values })} />;
  }
  return (
    <QuoteStep
      values={reviewed.values}
      onBack={change}
      onRefused={({ field, text }) => correct(field, text)}
      onMade={() => form.kept.finish()}
    />
  );
}

interface QuoteStepProps {
  values: ConversionValues;
  onBack: () => void;
  onRefused: (error: ServiceError) => void;
  onMade: () => void;
}

function QuoteStep({ values, onBack, onRefused, onMade }: QuoteStepProps) {
  const navigate = useNavigate();
  const endDetour = useEndDetour();
  const shown = useQuote(values, onRefused);
  const { call, isCalling, error } = useCall(CreateConversionDocument);
  const [notBooked, setNotBooked] = useState<string>();
  const confirm = async ({ quoteId, buyAmount, sellAmount, conversionDate }: ConversionQuote) => {
    setNotBooked(undefined);
    const made = await call({ quoteId, buyAmount, sellAmount, conversionDate });
    if ('error' in made) return;
    const { errorCode, errorMessage, tccConversionId } = made.data.result;
    if (errorCode) return setNotBooked(errorMessage ?? serviceText(errorCode, undefined));
    onMade();
    if (!tccConversionId) showToast('info', 'The conversion is being booked. It will be listed here in a moment.');
    // The payment that the user came from can go once the bought money is there.
    const payment = endDetour(tccConversionId ?? '', ({ paymentDate }) =>
      typeof paymentDate === 'string' && paymentDate >= conversionDate ? {} : { paymentDate: conversionDate },
    );
    if (payment && tccConversionId) {
      showToast('success', 'The conversion is booked.', paths.conversion(tccConversionId));
    }
    const page = tccConversionId && addressOf(paths.conversion(tccConversionId), conversionSearch, justMade);
    void navigate(payment ?? page ?? paths.conversions, { replace: true });
  };
  return (
    <>
      {notBooked && (
        <Notice tone="failure" title="The conversion was not booked. Nothing was converted.">
          {notBooked}
        </Notice>
      )}
      <ConversionReview
        shown={shown}
        isSending={isCalling}
        error={error}
        onConfirm={(quote) => void confirm(quote)}
        onBack={onBack}
      />
    </>
  );
}

const justMade = { fromConversionWizard: true };
