import { Badge } from '../../../ui/marks';
import { Button } from '../../../ui/Button';
import { formatAmount } from '../../../ui/money/amountTexts';
import type { Column } from '../../../ui/table/column';
import type { WalletDay } from './dayQuery';

const money = (
  key: 'opening' | 'out' | 'closing',
  title: string,
  rest: Partial<Column<WalletDay>> = {},
): Column<WalletDay> => ({
  key,
  title,
  isNumber: true,
  ...rest,
  cell: (wallet) => formatAmount(wallet[key], wallet.currency),
});

/** The columns of the accounts on which something is due today. */
export const walletColumns = (open: (wallet: WalletDay) => void): readonly Column<WalletDay>[] => [
  {
    key: 'account',
    title: 'Account',
    cell: (wallet) => (
      <Button
        tone="link"
        onClick={() => open(wallet)}
        aria-label={`${wallet.accountName}, ${wallet.currency}, in order`}
      >
        {wallet.accountName}, {wallet.currency}
      </Button>
    ),
    onPhone: 'title',
  },
  money('opening', 'Opening', { onPhone: 'detail' }),
  money('out', 'Out', { isSecondary: true }),
  money('closing', 'Closing', { onPhone: 'value' }),
  {
    key: 'state',
    title: 'State',
    cell: ({ shortAtFlow }) =>
      shortAtFlow === null ? <Badge label="Covered" tone="success" /> : <Badge label="Short" tone="failure" />,
    onPhone: 'state',
  },
];
