import { useParams } from 'react-router-dom';
import { currencies } from '../../../../../domain/money/currencies';
import { fundingRail } from '../../../../../domain/balances/fundingRail';
import { paths } from '../../../session/paths';
import { useAccount } from '../../../session/PortalContext';
import { useBalancesByCurrency } from '../../../shared/balances/balancesByCurrency';
import { NotFoundPage } from '../../../shared/NotFoundPage';
import { ReportPage } from '../../../shared/patterns/ReportPage';
import { Card, Stack } from '../../../ui/layout';
import { CopyText } from '../../../ui/CopyText';
import { Details } from '../../../ui/Details';
import { EmptyState } from '../../../ui/EmptyState';
import { LinkButton } from '../../../ui/LinkButton';
import { moneyText } from '../../../ui/money/amountTexts';
import { Notice } from '../../../ui/Notice';
import { fundingFacts, settlementFacts } from './fundingFacts';
import { useFundingAccounts, type FundingAccount, type SettlementAccount } from './fundingQuery';

/** Where to send money so that it reaches the selected account (/account/balances/{currency}). */
export function FundBalancePage() {
  const { currency = '' } = useParams();
  const known = currencies.get(currency);
  return known ? <FundBalance key={currency} currency={currency} name={known.name} /> : <NotFoundPage />;
}

function FundBalance({ currency, name }: { currency: string; name: string }) {
  const { id, name: accountName, reference } = useAccount();
  const available = useBalancesByCurrency(id, [currency]).get(currency) ?? '0';
  const read = useFundingAccounts(currency);
  return (
    <ReportPage
      title={`Fund ${currency}`}
      context={`${accountName} holds ${moneyText(available, currency)}`}
      exports={<LinkButton to={paths.balance(currency)}>{`View ${currency}`}</LinkButton>}
      read={read}
      totals={({ fundingAccounts, settlementAccounts }) =>
        fundingAccounts.length + settlementAccounts.length > 0 && <Reference reference={reference} />
      }
    >
      {({ fundingAccounts, settlementAccounts }) =>
        fundingAccounts.length + settlementAccounts.length === 0 ? (
          <EmptyState>{`${name} cannot be received from outside. Convert another currency into ${currency} instead.`}</EmptyState>
        ) : (
          <Stack gap="large">
            {fundingAccounts.map((account) => (
              <OwnNumber key={`${account.paymentType} ${account.routingCode}`} account={account} currency={currency} />
            ))}
            {settlementAccounts.map((account) => (
              <Pooled key={account.iban ?? account.accountNumber} account={account} />
            ))}
          </Stack>
        )
      }
    </ReportPage>
  );
}

function Reference({ reference }: { reference: string | null }) {
  if (!reference) return null;
  return (
    <Notice tone="info" title="Reference to quote">
      <CopyText label="reference" text={reference} /> Money that is sent to the pooled account without it is held for up
      to five days and then returned.
    </Notice>
  );
}

function OwnNumber({ account, currency }: { account: FundingAccount; currency: string }) {
  const rail = fundingRail(currency, account.paymentType, account.routingCodeType);
  return (
    <Card
      title={`By ${rail.name}`}
      lead={`Money usually arrives ${rail.arrival}. These numbers are this account’s own.`}
    >
      <Details items={fundingFacts(account)} />
    </Card>
  );
}

function Pooled({ account }: { account: SettlementAccount }) {
  return (
    <Card
      title="To the pooled account"
      lead="The provider holds this account for many clients. The reference above tells it whose money it is."
    >
      <Details items={settlementFacts(account)} />
    </Card>
  );
}
