import { MoneyFigure } from '../../../ui/money/MoneyFigure';
import type { TitledConversion } from '../../../shared/conversions/conversionTitle';

/** What a conversion is about, in large digits: what is sold and what is bought. It reads like `conversionTitle`. */
export function ConversionHeading({ conversion }: { conversion: TitledConversion }) {
  const { buy_currency, sell_currency, client_buy_amount, client_sell_amount } = conversion;
  return (
    <>
      <MoneyFigure amount={client_sell_amount} currency={sell_currency} size="page" /> to{' '}
      <MoneyFigure amount={client_buy_amount} currency={buy_currency} size="page" />
    </>
  );
}
