import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../ui/Button';
import { shortcutRegistry } from '../../ui/shortcuts/shortcuts';
import type { Column } from '../../ui/table/DataTable';
import { useFraudNotice } from '../fraudNotices/useFraudNotice';
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

interface Options {
  /** Undefined until they are read. */
  payments: readonly PaymentRow[] | undefined;
  batch: BatchDocument;
  hasAccountColumn?: boolean;
  news: ListNews;
}

/**
 * A list of payments to authorise: a row opens the decision sheet, and several can be authorised at once, with the results.
 * @returns what a RowList shows, and the dialogs that belong to it
 */
export function useAuthorisationList({ payments, batch, hasAccountColumn = false, news }: Options) {
  const [chosenIds, setChosenIds] = useState<ReadonlySet<string>>(new Set());
  const [toConfirm, setToConfirm] = useState<readonly PaymentToConfirm[]>([]);
  const notice = useFraudNotice();
  const { authorise, isCalling, error, results } = useBatchAuthorise(batch, notice);
  const queue = usePaymentQueue(payments ?? []);
  const outcome = useRef<HTMLDivElement>(null);
  const chosen = (payments ?? []).filter(({ id }) => chosenIds.has(id) && !news.goneIds.has(id));

  const ask = () => setToConfirm(chosen.map((payment) => ({ payment })));
  useAuthoriseKey(ask);
  const confirm = async () => {
    const { changed } = await authorise(toConfirm.map(({ payment }) => payment));
    setToConfirm(changed);
    setChosenIds(new Set());
    // The button that opened the dialog is gone with the selection.
    if (changed.length === 0) outcome.current?.focus();
  };
  const list = {
    caption: 'Payments awaiting your authorisation',
    nouns: ['payment', 'payments'] as const,
    rows: payments,
    news,
    columns: listColumns(queue.linkTo, hasAccountColumn),
    rowKey: ({ id }: PaymentRow) => id,
    rowLink: ({ id }: PaymentRow) => queue.linkTo(id),
    rowVersion: ({ version }: PaymentRow) => `${version}`,
    selection: { keys: chosenIds, onChange: setChosenIds, nameOf, describe: totalsText },
    actions: (
      <Button tone="primary" onClick={ask}>
        Authorise selected
      </Button>
    ),
    notice: <AuthorisationResults ref={outcome} results={results} error={error} />,
  };
  const dialogs = payments && (
    <>
      <AuthoriseDialog
        toConfirm={notice.isOpen ? [] : toConfirm}
        isLoading={isCalling}
        onConfirm={() => void confirm()}
        onClose={() => setToConfirm([])}
      />
      <PaymentDecisionSheet queue={queue} batch={batch} />
      {notice.dialog}
    </>
  );
  return { list, dialogs };
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
