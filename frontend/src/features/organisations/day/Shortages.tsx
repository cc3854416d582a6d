import Big from 'big.js';
import { usePortal } from '../../../session/PortalContext';
import { transferAddress } from '../../../shared/transfers/transferSearch';
import { LinkButton } from '../../../ui/LinkButton';
import { moneyText } from '../../../ui/money/amountTexts';
import { Notice } from '../../../ui/Notice';
import { Row, Stack } from '../../../ui/layout';
import type { OrganisationDay } from './dayQuery';
import { flowText } from './flowText';
import { shortagesOf, type Shortage } from './shortages';

/** What is missing in each account, since when, and what another account could move instead of a conversion. */
export function Shortages({ day }: { day: OrganisationDay }) {
  const shortages = shortagesOf(day);
  if (day.wallets.length === 0) return null;
  if (shortages.length === 0) return <Notice tone="success">Every account covers its day.</Notice>;
  return (
    <Stack gap="small">
      {shortages.map((shortage) => (
        <ShortageNotice key={`${shortage.wallet.accountId} ${shortage.wallet.currency}`} shortage={shortage} />
      ))}
    </Stack>
  );
}

function ShortageNotice({ shortage: { wallet, amount, at, moves, uncovered } }: { shortage: Shortage }) {
  const { accountName, accountId, currency } = wallet;
  const { isAdmin, user } = usePortal();
  const money = (value: string) => moneyText(value, currency);
  const mayMove = isAdmin || user.can_use_transfers;
  return (
    <Notice tone="waiting" title={`${money(amount)} will be missing in ${accountName}`}>
      {at && <p>The first that is not covered: {flowText(at)}.</p>}
      {moves.length > 0 && (
        <p>
          Move instead of converting: {moves.map((move) => `${money(move.amount)} from ${move.fromName}`).join(', ')}.
        </p>
      )}
      {new Big(uncovered).gt(0) && (
        <p>No other account of the organisation has the remaining {money(uncovered)} idle.</p>
      )}
      {mayMove && (
        <Row>
          {moves.map((move) => (
            <LinkButton
              key={move.fromAccountId}
              size="small"
              to={transferAddress({
                source: move.fromAccountId,
                destination: accountId,
                currency,
                amount: move.amount,
              })}
            >
              Move {money(move.amount)}
            </LinkButton>
          ))}
        </Row>
      )}
    </Notice>
  );
}
