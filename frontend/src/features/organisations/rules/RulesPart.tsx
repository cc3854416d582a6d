import { useState } from 'react';
import { usePortal } from '../../../session/PortalContext';
import { paths } from '../../../session/paths';
import { shownPage } from '../../../shared/pageOf';
import { NewLink } from '../../../shared/patterns/NewLink';
import { PartList, usePartPage } from '../view/PartList';
import { useRules, type RuleRow } from '../view/partQueries';
import { EndRule, type RuleEnd } from './EndRule';
import { ruleColumns } from './ruleColumns';

/** The authorisation rules of an organisation, those in force first. Super admins change them. */
export function RulesPart({ orgId, currency }: { orgId: string; currency: string }) {
  const { isAdmin } = usePortal();
  const { page, onPage } = usePartPage();
  const read = useRules(orgId, page);
  const [ending, setEnding] = useState<{ readonly rule: RuleRow; readonly end: RuleEnd }>();
  return (
    <>
      <PartList
        caption="Authorisation rules"
        nouns={['rule', 'rules']}
        action={<NewLink to={paths.newRule(orgId)}>New rule</NewLink>}
        read={read}
        {...shownPage(read.data?.organisation_payment_auth_rule, page)}
        columns={ruleColumns({
          ...{ orgId, currency },
          onEnd: isAdmin ? (rule, end) => setEnding({ rule, end }) : undefined,
        })}
        rowKey={({ id }) => id}
        emptyText="Without a rule, payments need no approval."
        page={page}
        onPage={onPage}
      />
      {ending && <EndRule orgId={orgId} {...ending} onClose={() => setEnding(undefined)} />}
    </>
  );
}
