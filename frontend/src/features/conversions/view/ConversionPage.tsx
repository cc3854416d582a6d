import { useParams } from 'react-router-dom';
import { messages } from '../../../../../domain/messages';
import type { ConversionQuery } from '../../../graphql/generated/operations';
import { paths } from '../../../session/paths';
import { conversionTitle, type TitledConversion } from '../../../shared/conversions/conversionTexts';
import { NotFoundPage } from '../../../shared/NotFoundPage';
import { DetailPage } from '../../../shared/patterns/DetailPage';
import { ReadFrame } from '../../../shared/ReadFrame';
import { StatusBadge } from '../../../shared/status/StatusBadge';
import { useSearch } from '../../../shared/searchParams';
import { Card } from '../../../ui/layout';
import { Notice } from '../../../ui/Notice';
import { CopyText } from '../../../ui/CopyText';
import { Timeline } from '../../../ui/Timeline';
import { conversionSearch } from '../../../shared/conversions/conversionSearch';
import { MoneyFigure } from '../../../ui/money/Money';
import { ChangeActions } from '../changes/ChangeActions';
import { ConversionChanges } from '../changes/ConversionChanges';
import { ConversionFacts } from './ConversionFacts';
import { useConversion, type ConversionDetails } from './conversionQuery';
import { conversionTimeline } from './conversionTimeline';
import { LinkedPayments } from './LinkedPayments';
import { PayFromConversion } from './PayFromConversion';

/** One conversion (/account/conversions/{id}, the provider's id): amounts, rates, progress and linked payments. It is live. */
export function ConversionPage() {
  const { id = '' } = useParams();
  const { values } = useSearch(conversionSearch);
  const read = useConversion(id, values);
  return (
    <ReadFrame read={read} rows={8}>
      {(data) => (data.conversion ? <View data={data} conversion={data.conversion} /> : <NotFoundPage />)}
    </ReadFrame>
  );
}

function View({ data, conversion }: { data: ConversionQuery; conversion: ConversionDetails }) {
  const counts = [data.livePaymentCount, data.waitingPaymentCount];
  const isClaimed = counts.some(({ aggregate }) => (aggregate?.count ?? 0) > 0);
  const { values } = useSearch(conversionSearch);
  return (
    <DetailPage
      back={{ to: paths.conversions, label: messages.shell.conversions }}
      title={conversionTitle(conversion)}
      heading={<ConversionHeading conversion={conversion} />}
      tabTitle={`Conversion ${conversion.short_reference}`}
      context={
        <span aria-live="polite">
          <StatusBadge of="conversion" status={conversion.status} />{' '}
          <CopyText label="reference" text={conversion.short_reference} /> · {conversion.account?.name}
        </span>
      }
      actions={
        <>
          <PayFromConversion conversion={conversion} isClaimed={isClaimed} />
          <ChangeActions conversion={conversion} />
        </>
      }
      notices={
        values.fromConversionWizard && (
          <Notice tone="info" title="This is the conversion that you have just made">
            You can follow it here: this page changes by itself.
          </Notice>
        )
      }
      rail={
        <Card title="Progress">
          <Timeline label="Progress of the conversion" steps={conversionTimeline(conversion)} />
        </Card>
      }
    >
      <ConversionFacts conversion={conversion} />
      <ConversionChanges conversion={conversion} />
      <Payments data={data} />
    </DetailPage>
  );
}

function Payments({ data }: { data: ConversionQuery }) {
  const { values, set } = useSearch(conversionSearch);
  return (
    <>
      <LinkedPayments
        title="Payments from this conversion"
        payments={data.livePayments}
        count={data.livePaymentCount.aggregate?.count ?? 0}
        page={values.livePage}
        onPage={(livePage) => set({ ...values, livePage })}
        empty="No payment of this conversion has been sent yet."
      />
      <LinkedPayments
        title="Payments awaiting authorisation"
        payments={data.waitingPayments}
        count={data.waitingPaymentCount.aggregate?.count ?? 0}
        page={values.waitingPage}
        onPage={(waitingPage) => set({ ...values, waitingPage })}
        empty="No payment of this conversion waits for authorisation."
      />
    </>
  );
}

/** What a conversion is about, in large digits: what is sold and what is bought. It reads like `conversionTitle`. */
function ConversionHeading({ conversion }: { conversion: TitledConversion }) {
  const { buy_currency, sell_currency, client_buy_amount, client_sell_amount } = conversion;
  return (
    <>
      <MoneyFigure amount={client_sell_amount} currency={sell_currency} size="page" /> to{' '}
      <MoneyFigure amount={client_buy_amount} currency={buy_currency} size="page" />
    </>
  );
}
