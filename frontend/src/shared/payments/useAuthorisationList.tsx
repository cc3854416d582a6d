import { Suspense, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/Button';
import { lazyView } from '../../ui/lazyView';
import { shortcutRegistry } from '../../ui/shortcuts/shortcuts';
import { usePreloadWhenIdle } from '../../ui/timing';
import { WhenOpened } from '../../ui/overlay';
import { useFraudNotice } from '../fraudNotices/useFraudNotice';
import type { ListNews } from '../live/listNews';
import { useDecisionQueue, type DecisionQueue } from '../patterns/useDecisionQueue';
import { authorisationColumns } from './authorisationColumns';
import { AuthorisationResults } from './AuthorisationResults';
import type { BatchDocument } from './batchAuthorise';
import { useBatchPanel } from './batch/useBatchPanel';
import { useUrgency } from './dateRisk/useUrgency';
import type { PaymentRow } from './paymentRow';
import { referenceTitle } from './paymentTitle';
import { totalsText } from './totals';
import { useBatchAuthorise } from './useBatchAuthorise';
import { useShownPayments, type PaymentToConfirm } from './useChangedContent';

/** The queue of payments to authorise; the open one is the query parameter `payment`. */
const usePaymentQueue = (payments: readonly { readonly id: string }[]): DecisionQueue =>
  useDecisionQueue(
    payments.map(({ id }) => id),
    'payment',
  );

/** In a file of its own, so that the list is shown before the dialogs are loaded. */
const AuthorisationDialogs = lazyView(async () => (await import('./AuthorisationDialogs')).AuthorisationDialogs);

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
  const urgency = useUrgency(payments);
  const queue = usePaymentQueue(urgency.rows ?? []);
  const { chosenIds, setChosenIds, ask, results, confirmation, noticeDialog } = useChosenPayments(
    payments,
    batch,
    news.goneIds,
  );
  const list = {
    caption: 'Payments awaiting your authorisation',
    nouns: ['payment', 'payments'] as const,
    rows: urgency.rows,
    news,
    columns: authorisationColumns({ ...urgency, linkTo: queue.linkTo, hasAccountColumn }),
    tools: urgency.control,
    rowKey: ({ id }: PaymentRow) => id,
    rowLink: ({ id }: PaymentRow) => queue.linkTo(id),
    rowVersion: ({ version }: PaymentRow) => `${version}`,
    selection: { keys: chosenIds, onChange: setChosenIds, nameOf: referenceTitle, describe: totalsText },
    actions: (
      <Button tone="primary" onClick={ask}>
        Authorise selected
      </Button>
    ),
    notice: results,
  };
  usePreloadWhenIdle(AuthorisationDialogs.preload);
  const dialogs = payments && (
    <>
      <Suspense>
        <WhenOpened isOpen={confirmation.toConfirm.length > 0 || queue.id !== undefined}>
          {() => <AuthorisationDialogs {...confirmation} queue={queue} batch={batch} />}
        </WhenOpened>
      </Suspense>
      {noticeDialog}
    </>
  );
  return { list, dialogs };
}

/**
 * The payments that are chosen in the list, and their authorisation: `ask` opens the confirmation.
 * @param goneIds of payments that no longer await the user's authorisation
 */
function useChosenPayments(
  payments: readonly PaymentRow[] | undefined,
  batch: BatchDocument,
  goneIds: ReadonlySet<string>,
) {
  const [chosenIds, setChosenIds] = useState<ReadonlySet<string>>(new Set());
  const [toConfirm, setToConfirm] = useState<readonly PaymentToConfirm[]>([]);
  const notice = useFraudNotice();
  const { authorise, isCalling, error, results } = useBatchAuthorise(batch, notice);
  const outcome = useRef<HTMLDivElement>(null);
  const readShown = useShownPayments();
  const askAgain = async (ids: readonly string[]) =>
    setToConfirm((await readShown(ids)).map((payment) => ({ payment })));
  const batchPanel = useBatchPanel((ids) => void askAgain(ids));
  const chosen = (payments ?? []).filter(({ id }) => chosenIds.has(id) && !goneIds.has(id));

  const ask = () => setToConfirm(chosen.map((payment) => ({ payment })));
  useAuthoriseKey(ask);
  const confirm = async () => {
    const { changed, batchId } = await authorise(toConfirm.map(({ payment }) => payment));
    setToConfirm(changed);
    if (batchId) batchPanel.show(batchId);
    setChosenIds(new Set());
    // The button that opened the dialog is gone with the selection.
    if (changed.length === 0) outcome.current?.focus();
  };
  return {
    chosenIds,
    setChosenIds,
    ask,
    results: (
      <AuthorisationResults ref={outcome} results={results} error={error}>
        {batchPanel.panel}
      </AuthorisationResults>
    ),
    confirmation: {
      toConfirm: notice.isOpen ? [] : toConfirm,
      isLoading: isCalling,
      onConfirm: () => void confirm(),
      onClose: () => setToConfirm([]),
    },
    noticeDialog: notice.dialog,
  };
}

/** The key a authorises the selected payments, after the confirmation; without any it does nothing. */
function useAuthoriseKey(ask: () => void) {
  useEffect(
    () => shortcutRegistry.add([{ keys: 'a', label: 'Authorise the selected payments', group: 'Lists', run: ask }]),
    [ask],
  );
}
