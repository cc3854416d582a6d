import type { RowEffect } from '../../../../domain/changes/effect';
import { effectOnAccount } from '../../../../domain/changes/effectOnAccount';
import { ReadFrame } from '../../shared/ReadFrame';
import { useRuleFacts } from '../../shared/simulator/ruleFacts';
import { SeatEffect } from '../../shared/simulator/SeatEffect';
import { amountAboveLowest } from '../../shared/simulator/simulatedAccount';
import { Simulator } from '../../shared/simulator/Simulator';

const simulated: ReadonlySet<string> = new Set(['organisation_payment_auth_rule', 'payment_auth_rule_role', 'roles']);

interface Props {
  orgId: string;
  effect: readonly RowEffect[];
}

/** Who gets money out before and after a change that concerns it: of a rule, a role or a seat. */
export function ChangeSimulation({ orgId, effect }: Props) {
  const seat = effect.find(({ table }) => table === 'CurrencyCloudContacts');
  const row = seat?.after ?? seat?.before;
  if (row) {
    return (
      <SeatEffect accountId={String(row.account_id)} userId={String(row.user_id)} change={effectOnAccount(effect)} />
    );
  }
  return effect.some(({ table }) => simulated.has(table)) ? <OfOrganisation orgId={orgId} effect={effect} /> : null;
}

function OfOrganisation({ orgId, effect }: Props) {
  return (
    <ReadFrame read={useRuleFacts(orgId)} rows={4}>
      {({ organisations_by_pk: facts }) =>
        facts && <Simulator facts={facts} change={effectOnAccount(effect)} suggestedAmount={amountAboveLowest(facts)} />
      }
    </ReadFrame>
  );
}
