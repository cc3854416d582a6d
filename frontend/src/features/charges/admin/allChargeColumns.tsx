import { StatusBadge } from '../../../shared/status/StatusBadge';
import { wordsOfCode } from '../../../shared/codeTexts';
import { Button } from '../../../ui/Button';
import { formatDay } from '../../../ui/formatDate';
import { Money } from '../../../ui/money/Money';
import { RowMenu } from '../../../ui/RowMenu';
import type { Column } from '../../../ui/table/column';
import { actLabels, actsOf, type ActedCharge, type ChargeAct } from './chargeActs';
import type { ChargeRow } from './chargesQuery';

interface Options {
  /** Opens how the amount came about. */
  readonly onOpen: (charge: ChargeRow) => void;
  readonly onAct: (act: ChargeAct, charge: ActedCharge) => void;
  /** Whether the list shows the charges whose account of the house is wrong. */
  readonly isMisdirected: boolean;
}

/**
 * The columns of the administrators' list of charges. An amount opens how it came about. Of charges whose account of the house is wrong the list
 * shows the organisation and both accounts.
 */
export function allChargeColumns({ onOpen, onAct, isMisdirected }: Options): Column<ChargeRow>[] {
  return [
    { key: 'narrative', title: 'Charge', cell: ({ narrative }) => narrative, onPhone: 'title' },
    { key: 'type', title: 'Type', cell: ({ type }) => wordsOfCode(type), isExtra: true },
    { key: 'account', title: 'Account', cell: ({ mainAccount }) => mainAccount.name, onPhone: 'detail' },
    ...(isMisdirected ? endColumns : []),
    {
      key: 'created',
      title: 'Recorded',
      cell: ({ created_at: at }) => formatDay(at),
      isShort: true,
      onPhone: 'secondDetail',
    },
    { key: 'status', title: 'Status', cell: Status, onPhone: 'state' },
    { key: 'tries', title: 'Tries in vain', cell: ({ retryCount }) => retryCount || '', isNumber: true, isExtra: true },
    {
      key: 'amount',
      title: 'Amount',
      cell: (charge) => (
        <Button tone="link" onClick={() => onOpen(charge)} aria-label={`How ${charge.narrative} came about`}>
          <Money amount={charge.amount} currency={charge.currency} />
        </Button>
      ),
      isNumber: true,
      onPhone: 'value',
    },
    {
      key: 'actions',
      title: 'Actions',
      isTitleHidden: true,
      isNumber: true,
      cell: (charge) => actionsOf(charge, onAct),
      onPhone: 'actions',
    },
  ];
}

const endColumns: Column<ChargeRow>[] = [
  { key: 'organisation', title: 'Organisation', cell: ({ mainAccount }) => mainAccount.organisation.name },
  { key: 'recorded-end', title: 'Recorded for', cell: ({ houseEnd }) => houseEnd?.account?.name },
  {
    key: 'settings-end',
    title: 'The settings name',
    cell: ({ houseEnd }) => houseEnd?.settingsAccount?.name ?? 'No account',
  },
];

function Status({ status, error_message: reason }: ChargeRow) {
  return (
    <>
      <StatusBadge of="charge" status={status} />
      {reason && <div>{reason}</div>}
    </>
  );
}

function actionsOf(charge: ChargeRow, onAct: Options['onAct']) {
  const actions = actsOf(charge).map((act) => ({ label: actLabels[act], onSelect: () => onAct(act, charge) }));
  return actions.length > 0 && <RowMenu label={`Actions on ${charge.narrative}`} actions={actions} />;
}
