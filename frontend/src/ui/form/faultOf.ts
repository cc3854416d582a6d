import { ValidationError, type Schema } from '../../../../domain/yup';

/** What is wrong with a value by its schema, in words; undefined where nothing is. */
export function faultOf(schema: Schema, value: unknown): string | undefined {
  try {
    schema.validateSync(value, { strict: true });
    return undefined;
  } catch (cause) {
    if (cause instanceof ValidationError) return cause.message;
    throw cause;
  }
}
