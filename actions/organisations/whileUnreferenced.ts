import { RuleError, type ErrorCode } from '../../domain/errors';

const foreignKeyViolation = '23503';

/**
 * Runs a deletion that the database refuses while records refer to the row.
 * @throws RuleError with the code, at the field, where they do
 */
export async function whileUnreferenced<T>(code: ErrorCode, field: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if ((error as { readonly code?: unknown }).code === foreignKeyViolation) throw new RuleError(code, field);
    throw error;
  }
}
