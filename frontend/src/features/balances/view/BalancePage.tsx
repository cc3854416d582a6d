import { useParams } from 'react-router-dom';
import { messages } from '../../../../../domain/messages';
import { currencies } from '../../../../../domain/money/currencies';
import { marketPair } from '../../../../../domain/rates/marketPairs';
import { paths } from '../../../session/paths';
import { useAccount } from '../../../session/PortalContext';
import type { AccountSummary } from '../../../session/sessionUser';
import { useBalanceLinks } from '../../../shared/balances/useBalanceLinks';
import { NotFoundPage } from '../../../shared/NotFoundPage';
import { DetailPage } from '../../../shared/patterns/DetailPage';
import { useChartDays } from '../../../shared/rates/chartDays';
import { pairText } from '../../../shared/rates/currentRates';
import { RateAlerts } from '../../../shared/rates/RateAlerts';
import { RateChart } from '../../../shared/rates/RateChart';
import { ReadFrame } from '../../../shared/ReadFrame';
import { Card } from '../../../ui/layout';
import { EmptyState } from '../../../ui/EmptyState';
import { LinkButton } from '../../../ui/LinkButton';
import { moneyText } from '../../../ui/money/amountTexts';
import { MoneyFigure } from '../../../ui/money/Money';
import { DataTable } from '../../../ui/table/DataTable';
import { BalanceChart } from './BalanceChart';
import { useBalance, type BalanceData } from './balanceQuery';
import { BalanceRail } from './BalanceRail';
import { transactionColumns } from './transactionColumns';

/** One balance (/account/balances/{currency}/view): the period of its charts is a query parameter. */
export function BalancePage() {
  const { currency = '' } = useParams();
  const account = useAccount();
  if (!currencies.has(currency)) return <NotFoundPage />;
  return <Balance key={`${account.id} ${currency}`} account={account} currency={currency} />;
}

interface Props {
  account: AccountSummary;
  currency: string;
}

function Balance({ account, currency }: Props) {
  const read = useBalance(account, currency);
  return (
    <ReadFrame read={read} rows={8}>
      {(data) => <BalanceView account={account} currency={currency} data={data} />}
    </ReadFrame>
  );
}

function BalanceView({ account, currency, data }: Props & { data: BalanceData }) {
  const amount = data.balances[0]?.amount ?? '0';
  return (
    <DetailPage
      back={{ to: paths.balances, label: messages.shell.balances }}
      title={moneyText(amount, currency)}
      heading={<MoneyFigure amount={amount} currency={currency} size="page" />}
      tabTitle={`${currency} balance`}
      context={`${currencies.get(currency)?.name ?? currency} available to ${account.name}`}
      actions={<Actions currency={currency} />}
      rail={<BalanceRail data={data} currency={currency} worthCurrency={account.organisation.authorisation_currency} />}
    >
      <Charts account={account} currency={currency} />
      <Card
        title="Latest transactions"
        action={
          <LinkButton size="small" to={`${paths.statement}?currency=${currency}`}>
            Statement
          </LinkButton>
        }
      >
        {data.tcc_transactions.length === 0 ? (
          <EmptyState isLine>There are no transactions in {currency} yet.</EmptyState>
        ) : (
          <DataTable
            caption={`Latest transactions in ${currency}`}
            columns={transactionColumns(currency)}
            rows={data.tcc_transactions}
            rowKey={({ id }) => id}
          />
        )}
      </Card>
    </DetailPage>
  );
}

function Actions({ currency }: { currency: string }) {
  const { fund, convert, pay } = useBalanceLinks()(currency);
  return (
    <>
      {pay && (
        <LinkButton to={pay} tone="primary">
          Pay
        </LinkButton>
      )}
      {convert && <LinkButton to={convert}>Convert</LinkButton>}
      {fund && <LinkButton to={fund}>Fund</LinkButton>}
    </>
  );
}

/** The balance and the rate to the organisation's currency over the same period; its own currency is compared with the euro or the dollar. */
function Charts({ account, currency }: Props) {
  const { days, chips } = useChartDays();
  const home = account.organisation.authorisation_currency;
  const pair = marketPair(currency, home) ?? marketPair(currency, 'EUR') ?? marketPair(currency, 'USD');
  return (
    <>
      <Card title="Balance over time" action={chips}>
        <BalanceChart accountId={account.id} currency={currency} days={days} />
      </Card>
      {pair && (
        <Card title={`${pairText(pair)} mid-market rate`}>
          <RateChart pair={pair} days={days} />
          <RateAlerts pair={pair} />
        </Card>
      )}
    </>
  );
}
