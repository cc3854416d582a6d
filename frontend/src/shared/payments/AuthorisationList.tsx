import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../ui/Button';
import { shortcutRegistry } from '../../ui/shortcuts/shortcuts';
import { DataTable, type Column } from '../../ui/table/DataTable';
import { Stack } from '../../ui/Stack';
import { Arrivals } from '../live/Arrivals';
import type { ListNews } from '../live/listNews';
import { AuthorisationResults } from './AuthorisationResults';
import { AuthoriseDialog } from './AuthoriseDialog';
import type { BatchDocument } from './batchAuthorise';
import { PaymentDecisionSheet, usePaymentQueue } from './decision/PaymentDecisionSheet';
import { paymentColumns } from './paymentColumns';
import type { PaymentRow } from './paymentRow';
import { totalsText } from './totals';
import { useBatchAuthorise } from './useBatchAuthorise';
import type { PaymentToConfirm } from './useChangedContent';

interface Props {
  caption: string;
  payments: readonly PaymentRow[];
  batch: BatchDocument;
  hasAccountColumn?: boolean;
  news: ListNews;
  isRefreshing?: boolean;
  /** Reads the list anew, with what came since. */
  onShowNew: () => void;
}

/** A list of payments to authorise: a row opens the decision sheet, and several can be authorised at once, with the results. */
export function AuthorisationList(props: Props) {
  const { caption, payments, batch, hasAccountColumn = false, news, isRefreshing, onShowNew } = props;
  const [chosenIds, setChosenIds] = useState<ReadonlySet<string>>(new Set());
  const [toConfirm, setToConfirm] = useState<readonly PaymentToConfirm[]>([]);
  const { authorise, isCalling, error, results } = useBatchAuthorise(batch);
  const queue = usePaymentQueue(payments);
  const chosen = payments.filter(({ id }) => chosenIds.has(id) && !news.goneIds.has(id));

  const ask = () => setToConfirm(chosen.map((payment) => ({ payment })));
  useAuthoriseKey(ask);
  const confirm = async () => {
    const { changed } = await authorise(toConfirm.map(({ payment }) => payment));
    setToConfirm(changed);
    setChosenIds(new Set());
  };
  return (
    <Stack>
      <AuthorisationResults results={results} error={error} />
      <Arrivals count={news.arrivals} nouns={['payment', 'payments']} onShow={onShowNew} />
      {payments.length > 0 && (
        <DataTable
          caption={caption}
          columns={listColumns(queue.linkTo, hasAccountColumn)}
          rows={payments}
          rowKey={({ id }) => id}
          rowLink={({ id }) => queue.linkTo(id)}
          rowVersion={({ version }) => `${version}`}
          goneKeys={news.goneIds}
          isRefreshing={isRefreshing}
          selection={{ keys: chosenIds, onChange: setChosenIds, nameOf, describe: totalsText }}
          actions={
            <Button tone={chosen.length > 0 ? 'primary' : 'plain'} isDisabled={chosen.length === 0} onClick={ask}>
              Authorise selected
            </Button>
          }
        />
      )}
      <AuthoriseDialog
        toConfirm={toConfirm}
        isLoading={isCalling}
        onConfirm={() => void confirm()}
        onClose={() => setToConfirm([])}
      />
      <PaymentDecisionSheet queue={queue} batch={batch} />
    </Stack>
  );
}

/** The key a authorises the selected payments, after the confirmation; without any it does nothing. */
function useAuthoriseKey(ask: () => void) {
  useEffect(
    () => shortcutRegistry.add([{ keys: 'a', label: 'Authorise the selected payments', group: 'Lists', run: ask }]),
    [ask],
  );
}

const nameOf = (payment: PaymentRow) => `${payment.shortReference} to ${payment.beneficiarySlice.name}`;

function listColumns(linkTo: (id: string) => string, hasAccountColumn: boolean): Column<PaymentRow>[] {
  const { payee, account, reference, date, amount } = paymentColumns;
  return [
    { ...payee, cell: ({ id, beneficiarySlice }) => <Link to={linkTo(id)}>{beneficiarySlice.name}</Link> },
    ...(hasAccountColumn ? [account] : []),
    reference,
    date,
    amount,
  ];
}
