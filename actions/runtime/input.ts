import { ValidationError, type AnyObject, type ObjectSchema } from '../../domain/yup';
import { RuleError } from '../../domain/errors';

/**
 * Checks an action's input against its schema, without converting anything: a number is not an amount.
 * @throws RuleError invalid_input with the first faulty field, in the order of the schema, and its text
 */
export async function parseInput<T extends AnyObject>(schema: ObjectSchema<T>, input: unknown): Promise<T> {
  try {
    return (await schema.validate(input, { strict: true, abortEarly: false })) as T;
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    // Checks run side by side; yup sorts their faults by the order of the fields.
    const { path, message } = error.inner[0] ?? error;
    throw new RuleError('invalid_input', path, message);
  }
}

/** The declared type of an input, if the schema has the same fields with the same types; otherwise never. */
type SameFields<T, Declared> = [keyof T, keyof Declared] extends [keyof Declared, keyof T]
  ? T extends Declared
    ? Declared
    : never
  : never;

/**
 * As parseInput, for an input that actions.graphql declares. A schema with other fields or types than the declaration is
 * a type error.
 */
export function parseDeclared<T extends AnyObject, Declared extends object>(
  schema: ObjectSchema<T>,
  input: Declared & SameFields<T, Declared>,
): Promise<T> {
  return parseInput(schema, input);
}
