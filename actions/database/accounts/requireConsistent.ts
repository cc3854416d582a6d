import type { Knex } from 'knex';
import { accountFaults, type DependentSettings } from '../../../domain/accounts/accountFaults';
import { detailFaults, type AccountDetails } from '../../../domain/accounts/detailFaults';
import { RuleError } from '../../../domain/errors';

/**
 * Refuses settings that contradict each other.
 * @throws RuleError invalid_input with the first faulty field
 */
export function requireConsistent(account: DependentSettings): void {
  const [fault] = accountFaults(account);
  if (fault) throw new RuleError('invalid_input', fault.field, fault.text);
}

/**
 * Refuses the type "designated" where its feature is switched off (specification, part two, section 9).
 * @throws RuleError invalid_input
 */
export async function requireDesignatedType(database: Knex, isDesignated: boolean | undefined): Promise<void> {
  if (!isDesignated) return;
  const settings = await database('settings').first('designatedAccountType');
  if (!settings?.designatedAccountType) {
    throw new RuleError(
      'invalid_input',
      'isDesignated',
      'The designated account type is switched off in the settings.',
    );
  }
}

/**
 * Refuses a change that leaves an approved account without what its approval asked for. What was missing before may stay missing.
 * @throws RuleError account_details_incomplete with the first field that the change makes faulty
 */
export function requireStillComplete(
  account: AccountDetails & { readonly is_approved: boolean },
  changes: Partial<AccountDetails>,
): void {
  if (!account.is_approved) return;
  const before = detailFaults(account).map(({ field }) => field);
  const fault = detailFaults({ ...account, ...changes }).find(({ field }) => !before.includes(field));
  if (fault) throw new RuleError('account_details_incomplete', fault.field, fault.text);
}
