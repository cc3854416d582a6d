import { Badge } from '../../../ui/marks';
import { formatCount } from '../../../ui/formats';
import { RowMenu } from '../../../ui/RowMenu';
import type { Column } from '../../../ui/table/column';
import type { RuleRow } from '../view/partQueries';
import type { RuleEnd } from './EndRule';

/** What a super admin may do with a rule. */
export type RuleAct = 'edit' | RuleEnd;

const labels: Readonly<Record<RuleAct, string>> = { edit: 'Edit', archive: 'Archive', delete: 'Delete' };

interface Options {
  readonly currency: string;
  /** Undefined for a user who may not change rules. */
  readonly onAct: ((rule: RuleRow, act: RuleAct) => void) | undefined;
}

/** What a rule lets the maker of a payment do, in words. */
function makerText(rule: RuleRow): string {
  const rights = [
    rule.can_authorise_own_payments && 'May approve own payments',
    rule.payment_creator_can_satisfy_rule && 'Creating counts as an approval',
  ].filter(Boolean);
  return rights.join(', ') || 'Approves none of their own';
}

/** The columns of the list of rules. */
export function ruleColumns({ currency, onAct }: Options): Column<RuleRow>[] {
  return [
    {
      key: 'threshold',
      title: 'Payments above',
      cell: ({ threshold }) => `${formatCount(threshold)} ${currency}`,
      isNumber: true,
      isShort: true,
      onPhone: 'title',
    },
    {
      key: 'roles',
      title: 'Approvals',
      cell: ({ roles }) => roles.map(({ number_required: people, role }) => `${people} × ${role.name}`).join(', '),
      onPhone: 'detail',
    },
    { key: 'maker', title: 'Maker', cell: makerText, isSecondary: true },
    {
      key: 'state',
      title: 'State',
      cell: ({ is_archived }) => <Badge label={is_archived ? 'Archived' : 'In force'} />,
      onPhone: 'state',
    },
    ...(onAct ? [actionsColumn(currency, onAct)] : []),
  ];
}

const actionsColumn = (currency: string, onAct: NonNullable<Options['onAct']>): Column<RuleRow> => ({
  key: 'actions',
  title: 'Actions',
  isTitleHidden: true,
  isNumber: true,
  cell: (rule) => (
    <RowMenu
      label={`Actions on the rule above ${formatCount(rule.threshold)} ${currency}`}
      actions={(rule.is_archived ? (['delete'] as const) : (['edit', 'archive', 'delete'] as const)).map((act) => ({
        label: labels[act],
        onSelect: () => onAct(rule, act),
      }))}
    />
  ),
  onPhone: 'value',
});
