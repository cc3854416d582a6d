import { Badge } from '../../../ui/Badge';
import { Button } from '../../../ui/Button';
import { formatCount } from '../../../ui/formatCount';
import { LinkButton } from '../../../ui/LinkButton';
import { Row } from '../../../ui/Stack';
import type { Column } from '../../../ui/table/column';
import { paths } from '../../../session/paths';
import type { RuleRow } from '../view/partQueries';
import type { RuleEnd } from './EndRule';

interface Options {
  readonly orgId: string;
  readonly currency: string;
  /** Undefined for a user who may not change rules. */
  readonly onEnd: ((rule: RuleRow, end: RuleEnd) => void) | undefined;
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
export function ruleColumns({ orgId, currency, onEnd }: Options): Column<RuleRow>[] {
  return [
    {
      key: 'threshold',
      title: 'Payments above',
      cell: ({ threshold }) => `${formatCount(threshold)} ${currency}`,
      isShort: true,
      onPhone: 'title',
    },
    {
      key: 'roles',
      title: 'Approvals',
      cell: ({ roles }) => roles.map(({ number_required: people, role }) => `${people} × ${role.name}`).join(', '),
      onPhone: 'detail',
    },
    { key: 'maker', title: 'Maker', cell: makerText, isSecondary: true, onPhone: 'secondDetail' },
    {
      key: 'state',
      title: 'State',
      cell: ({ is_archived }) => <Badge label={is_archived ? 'Archived' : 'In force'} />,
      onPhone: 'state',
    },
    ...(onEnd ? [actionsColumn(orgId, onEnd)] : []),
  ];
}

const actionsColumn = (orgId: string, onEnd: NonNullable<Options['onEnd']>): Column<RuleRow> => ({
  key: 'actions',
  title: 'Actions',
  isTitleHidden: true,
  cell: (rule) => (
    <Row isEnd>
      {!rule.is_archived && (
        <>
          <LinkButton to={paths.editRule(orgId, rule.id)} size="small">
            Edit
          </LinkButton>
          <Button size="small" onClick={() => onEnd(rule, 'archive')}>
            Archive
          </Button>
        </>
      )}
      <Button size="small" onClick={() => onEnd(rule, 'delete')}>
        Delete
      </Button>
    </Row>
  ),
  onPhone: 'value',
});
