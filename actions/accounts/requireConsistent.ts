import type { Knex } from 'knex';
import { accountFaults, type DependentSettings } from '../../domain/accounts/accountFaults';
import { RuleError } from '../../domain/errors';

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
