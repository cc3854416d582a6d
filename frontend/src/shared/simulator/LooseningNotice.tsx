import { ruleLoosenings, type RuleLoosening } from '../../../../domain/payments/ruleLoosening';
import { formatCount } from '../../ui/formats';
import { Notice } from '../../ui/Notice';
import type { RuleFacts } from './ruleFacts';
import { rulesOf, type Change } from './simulatedAccount';

interface Props {
  facts: RuleFacts;
  change: Change;
}

/** Says which payments need less after a change of rules than before, and that it waits for a second administrator therefore. */
export function LooseningNotice({ facts, change }: Props) {
  const rules = rulesOf(facts);
  const loosenings = ruleLoosenings(rules, change({ rules, creatingRoleIds: [], seats: [] }).rules);
  if (loosenings.length === 0) return null;
  return (
    <Notice tone="waiting" title="Some payments will need less than today. A second administrator has to allow this.">
      <ul>
        {loosenings.map((loosening) => (
          <li key={JSON.stringify(loosening)}>{textOf(loosening, facts)}</li>
        ))}
      </ul>
    </Notice>
  );
}

function textOf(loosening: RuleLoosening, { authorisation_currency: currency, roles }: RuleFacts): string {
  const above = (threshold: number) => `above ${formatCount(threshold)} ${currency}`;
  const payments = `Payments ${above(loosening.above)}`;
  if (loosening.kind === 'maker_approves') return `${payments}: their maker can give one of the approvals.`;
  const needed = approvals(loosening.after);
  if (loosening.kind === 'fewer_approvals') return `${payments} will need ${needed} instead of ${loosening.before}.`;
  if (loosening.kind === 'less_than_smaller') {
    return `${payments} will need ${needed}, and those ${above(loosening.below)} need ${loosening.smaller}.`;
  }
  const role = roles.find(({ id }) => id === loosening.roleId)?.name ?? 'a role';
  return `${payments} will need ${needed} of ${role} instead of ${loosening.before}.`;
}

const approvals = (count: number): string => (count === 1 ? '1 approval' : `${count === 0 ? 'no' : count} approvals`);
