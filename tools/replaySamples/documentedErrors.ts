import { failureOf, readErrorBody } from '../../actions/provider/errors';

/** The reference's errors: endpoint, status, and each fault. */
type DocumentedErrors = Readonly<
  Record<string, Readonly<Record<string, readonly { readonly code: string; readonly field: string | null }[]>>>
>;

/**
 * Reads each documented error in the three shapes that the provider gives it, and says which were lost or mistaken.
 * @returns the number of errors read, and what was wrong
 */
export function readDocumentedErrors(errors: DocumentedErrors): { count: number; faults: string[] } {
  const all = Object.entries(errors).flatMap(([endpoint, byStatus]) =>
    Object.entries(byStatus).flatMap(([status, listed]) =>
      listed.map(({ code, field }) => ({ endpoint, status, code, field: field ?? 'base' })),
    ),
  );
  const faults = all
    .filter(({ code, field }) => !shapesOf(field, { code, message: code }).every((body) => isRead(body, field, code)))
    .map(({ endpoint, code }) => `${endpoint}: ${code}`);
  const wordless = all.filter(({ status }) => failureOf(Number(status)) === 'unknown' && Number(status) < 500);
  return {
    count: all.length,
    faults: [...faults, ...wordless.map(({ endpoint, status }) => `${endpoint}: ${status}`)],
  };
}

function shapesOf(field: string, item: object): unknown[] {
  return [{ [field]: [{ ...item, params: {} }] }, { [field]: { ...item, params: [] } }, { [field]: [item] }];
}

function isRead(messages: unknown, field: string, code: string): boolean {
  const { errors } = readErrorBody(JSON.stringify({ error_code: 'call_failed', error_messages: messages }));
  return errors.length === 1 && errors[0]?.field === field && errors[0].code === code;
}
