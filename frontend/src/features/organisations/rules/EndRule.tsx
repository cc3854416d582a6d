import { ConfirmedCall } from '../../../shared/ConfirmedCall';
import { ReadFrame } from '../../../shared/ReadFrame';
import { useRuleFacts } from '../../../shared/simulator/ruleFacts';
import { Simulator } from '../../../shared/simulator/Simulator';
import type { RuleRow } from '../view/partQueries';
import { rulesAfter } from './ruleValues';
import { ArchiveRuleDocument, DeleteRuleDocument } from './ruleWrites';

/** How a rule ends. */
export type RuleEnd = 'archive' | 'delete';

interface Props {
  orgId: string;
  rule: RuleRow;
  end: RuleEnd;
  onClose: () => void;
}

const texts = {
  archive: {
    label: 'Archive rule',
    text: 'The rule no longer applies to new payments. What it requested of payments that wait stays required.',
  },
  delete: { label: 'Delete rule', text: 'This is possible while no payment refers to the rule.' },
} as const;

/** Archives or deletes a rule after a confirmation that shows who gets money out without it. */
export function EndRule({ orgId, rule, end, onClose }: Props) {
  const facts = useRuleFacts(orgId);
  const { label, text } = texts[end];
  return (
    <ConfirmedCall
      document={end === 'archive' ? ArchiveRuleDocument : DeleteRuleDocument}
      variables={{ ruleId: rule.id }}
      label={label}
      isWide
      onDone={onClose}
      onClose={onClose}
    >
      <p>{text}</p>
      {!rule.is_archived && (
        <ReadFrame read={facts} rows={4}>
          {({ organisations_by_pk: found }) =>
            found && (
              <Simulator
                facts={found}
                change={(account) => ({ ...account, rules: rulesAfter(found, undefined, rule.id) })}
                suggestedAmount={String(rule.threshold + 1)}
              />
            )
          }
        </ReadFrame>
      )}
    </ConfirmedCall>
  );
}
