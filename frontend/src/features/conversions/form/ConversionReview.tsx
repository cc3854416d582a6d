import type { ReactNode } from 'react';
import type { ServiceError } from '../../../graphql/serviceError';
import { costText, rateText } from '../../../shared/conversions/conversionTexts';
import { FormLayout } from '../../../shared/patterns/FormLayout';
import { ActionBar } from '../../../ui/layout';
import { Button } from '../../../ui/Button';
import { Details } from '../../../ui/Details';
import { formatInstant, formatWeekday } from '../../../ui/formatDate';
import { moneyText } from '../../../ui/money/amountTexts';
import { MoneyFigure } from '../../../ui/money/Money';
import { Notice } from '../../../ui/Notice';
import { Skeleton } from '../../../ui/loading';
import { StepHeading } from '../../../ui/PageHeader';
import type { ConversionQuote } from './conversionWrites';
import { QuoteLife } from './QuoteLife';
import type { ShownQuote } from './useQuote';

interface Props {
  shown: ShownQuote;
  isSending: boolean;
  error: ServiceError | undefined;
  onConfirm: (quote: ConversionQuote) => void;
  onBack: () => void;
}

/** The quote before it is accepted. The button names the effect and works while the quote is valid. */
export function ConversionReview({ shown, isSending, error, onConfirm, onBack }: Props) {
  const { quote, secondsLeft, isAsking } = shown;
  const fault = shown.error ?? error;
  const mayConfirm = quote && secondsLeft > 0 && !isAsking;
  return (
    <FormLayout
      summaryTitle="What it costs"
      summary={<p>{quote ? costOf(quote) : 'It is known with the quote.'}</p>}
      foot={
        <>
          <QuoteLife {...shown} />
          {quote && <p>{sentence(quote)}</p>}
          {fault && <Notice tone="failure">{fault.text}</Notice>}
          <ActionBar>
            <Button
              tone="primary"
              isLoading={isSending}
              isDisabled={!mayConfirm}
              onClick={() => quote && onConfirm(quote)}
            >
              {quote ? `Convert ${moneyText(quote.sellAmount, quote.sellCurrency)}` : 'Convert'}
            </Button>
            <Button tone="subtle" onClick={onBack} isDisabled={isSending}>
              Change something
            </Button>
          </ActionBar>
        </>
      }
    >
      <StepHeading text="Check the conversion" />
      {quote ? <Details items={detailsOf(quote)} /> : !fault && <Skeleton rows={5} />}
    </FormLayout>
  );
}

function detailsOf(quote: ConversionQuote): { label: string; value: ReactNode }[] {
  const { currencyPair, clientRate, midMarketRate, settlementCutOffTime } = quote;
  return [
    { label: 'You sell', value: <MoneyFigure amount={quote.sellAmount} currency={quote.sellCurrency} size="panel" /> },
    { label: 'You buy', value: <MoneyFigure amount={quote.buyAmount} currency={quote.buyCurrency} size="panel" /> },
    { label: 'Your rate', value: rateText(currencyPair, clientRate) },
    { label: 'Mid-market rate', value: midMarketRate && rateText(currencyPair, midMarketRate) },
    { label: 'Conversion date', value: formatWeekday(quote.conversionDate) },
    { label: 'Funds due by', value: settlementCutOffTime && formatInstant(settlementCutOffTime) },
  ];
}

function costOf(quote: ConversionQuote): string {
  const { midMarketRate } = quote;
  if (!midMarketRate) return 'The mid-market rate is not known now.';
  return costText({ ...quote, fixedSide: quote.fixedSide === 'buy' ? 'buy' : 'sell', midMarketRate });
}

function sentence(quote: ConversionQuote): string {
  const sold = moneyText(quote.sellAmount, quote.sellCurrency);
  const bought = moneyText(quote.buyAmount, quote.buyCurrency);
  const due = quote.settlementCutOffTime
    ? ` ${sold} must be in the account by ${formatInstant(quote.settlementCutOffTime)}.`
    : '';
  return `${sold} to ${bought}, available on ${formatWeekday(quote.conversionDate)}.${due}`;
}
