import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePortal } from '../../../session/PortalContext';
import { paths } from '../../../session/paths';
import { shownPage } from '../../../shared/listQuery';
import { NewLink } from '../../../shared/patterns/list/ListPage';
import { PartList, usePartPage } from '../view/PartList';
import { useRules, type RuleRow } from '../view/partQueries';
import { EndRule, type RuleEnd } from './EndRule';
import { ruleColumns, type RuleAct } from './ruleColumns';

/** The authorisation rules of an organisation, those in force first. Super admins change them. */
export function RulesPart({ orgId, currency }: { orgId: string; currency: string }) {
  const { isAdmin } = usePortal();
  const navigate = useNavigate();
  const { page, onPage } = usePartPage();
  const read = useRules(orgId, page);
  const [ending, setEnding] = useState<{ readonly rule: RuleRow; readonly end: RuleEnd }>();
  const act = (rule: RuleRow, chosen: RuleAct) => {
    if (chosen === 'edit') void navigate(paths.editRule(orgId, rule.id));
    else setEnding({ rule, end: chosen });
  };
  return (
    <>
      <PartList
        caption="Authorisation rules"
        nouns={['rule', 'rules']}
        action={<NewLink to={paths.newRule(orgId)}>New rule</NewLink>}
        read={read}
        {...shownPage(read.data?.organisation_payment_auth_rule, page)}
        columns={ruleColumns({ currency, onAct: isAdmin ? act : undefined })}
        rowKey={({ id }) => id}
        emptyText="Without a rule, payments need no approval."
        page={page}
        onPage={onPage}
      />
      {ending && <EndRule orgId={orgId} {...ending} onClose={() => setEnding(undefined)} />}
    </>
  );
}
