import { RuleError } from '../../../domain/errors';

/**
 * Runs a write of a template's name. The unique index decides among simultaneous calls.
 * @throws RuleError template_name_taken
 */
export async function withFreeName<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    const isTaken = (error as { constraint?: string }).constraint === 'payment_templates_name';
    throw isTaken ? new RuleError('template_name_taken', 'name') : error;
  }
}
