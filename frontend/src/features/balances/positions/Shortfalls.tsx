import type { CashFlow } from '../../../../../domain/balances/cashFlow';
import { roundAmount } from '../../../../../domain/money/amount';
import { useBalanceLinks } from '../../../shared/balances/useBalanceLinks';
import { formatWeekday } from '../../../ui/formatDate';
import { LinkButton } from '../../../ui/LinkButton';
import { moneyText } from '../../../ui/money/amountTexts';
import { Notice } from '../../../ui/Notice';
import { Row, Stack } from '../../../ui/layout';
import { daysAhead } from './positions';

/** What is missing in each currency, and since when; the links lead to a conversion that buys it and to its funding. */
export function Shortfalls({ calendar }: { calendar: readonly CashFlow[] }) {
  const linksOf = useBalanceLinks();
  const short = calendar.filter(({ shortfall }) => shortfall !== undefined);
  if (short.length === 0) {
    return <Notice tone="info">{`Every currency covers what is expected in the next ${daysAhead} days.`}</Notice>;
  }
  return (
    <Stack gap="small">
      {short.map(({ currency, shortfall }) => {
        const { buy, fund } = linksOf(currency);
        const amount = roundAmount(shortfall?.amount ?? '0', currency);
        const convert = buy(amount);
        const missing = moneyText(amount, currency);
        return (
          <Notice key={currency} tone="waiting" title={`${missing} will be missing`}>
            <p>{`The first day without enough ${currency} is ${formatWeekday(shortfall?.day ?? '')}.`}</p>
            <Row>
              {convert && <LinkButton to={convert} size="small">{`Convert into ${currency}`}</LinkButton>}
              {fund && <LinkButton to={fund} size="small">{`Fund ${currency}`}</LinkButton>}
            </Row>
          </Notice>
        );
      })}
    </Stack>
  );
}
