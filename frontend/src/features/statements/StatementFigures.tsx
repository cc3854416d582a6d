import { addsUp, isKnown } from '../../../../domain/statements/statementEntries';
import { equals } from '../../../../domain/money/amount';
import { Details } from '../../ui/Details';
import { formatCount } from '../../ui/formats';
import { Money } from '../../ui/money/Money';
import { Notice } from '../../ui/Notice';
import { Stack } from '../../ui/layout';
import type { StatementTotals } from './statementQuery';

interface Props {
  totals: StatementTotals;
  currency: string;
}

/** What a statement begins with, what moved, and what it ends with; a warning where these do not add up. */
export function StatementFigures({ totals, currency }: Props) {
  const [summary] = totals.summary;
  const balances = { opening: summary?.opening ?? null, closing: summary?.closing ?? null };
  const credits = movedOf(totals, 'credit');
  const debits = movedOf(totals, 'debit');
  const apart = summary?.closing_safeguarded ?? '0';
  const money = (amount: string | null) =>
    amount === null ? undefined : <Money amount={amount} currency={currency} />;
  return (
    <Stack>
      <Details
        items={[
          { label: 'Opening balance', value: money(balances.opening) },
          { label: `${formatCount(credits.lines)} credits`, value: money(credits.amount) },
          { label: `${formatCount(debits.lines)} debits`, value: money(`-${debits.amount}`) },
          { label: 'Closing balance', value: money(balances.closing) },
          { label: 'Of which safeguarded', value: equals(apart, '0') ? undefined : money(apart) },
        ]}
      />
      {!(isKnown(balances) && addsUp(balances, credits.amount, debits.amount)) && (
        <Notice tone="waiting">
          The movements of this period do not add up to the closing balance yet. A file is only written once they do.
        </Notice>
      )}
    </Stack>
  );
}

function movedOf({ moved }: StatementTotals, type: string) {
  const found = moved.find((total) => total.type === type);
  return { lines: found?.lines ?? 0, amount: found?.amount ?? '0' };
}
