import { ValidationError, type AnyObject, type ObjectSchema } from 'yup';
import { RuleError } from '../../domain/errors';

/**
 * Checks an action's input against its schema, without converting anything: a number is not an amount.
 * @throws RuleError invalid_input with the first faulty field and its text
 */
export async function parseInput<T extends AnyObject>(schema: ObjectSchema<T>, input: unknown): Promise<T> {
  try {
    return (await schema.validate(input, { strict: true, abortEarly: true })) as T;
  } catch (error) {
    if (error instanceof ValidationError) throw new RuleError('invalid_input', error.path, error.message);
    throw error;
  }
}
