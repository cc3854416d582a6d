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

/** What actions.graphql says of an input, if the schema knows the same fields and what passes it is of their types. */
type SameFields<T, Declared> = [keyof T, keyof Declared] extends [keyof Declared, keyof T]
  ? T extends Declared
    ? Declared
    : never
  : never;

/**
 * As parseInput, for an input that actions.graphql declares: that it declares other fields than the schema, or other types, is a
 * type error here.
 */
export function parseDeclared<T extends AnyObject, Declared extends object>(
  schema: ObjectSchema<T>,
  input: Declared & SameFields<T, Declared>,
): Promise<T> {
  return parseInput(schema, input);
}
