/** What a change did to a row, by its letter in the audit log (specification, part one, section 5). */
export const auditActions = { I: 'Insert', U: 'Update', D: 'Delete', T: 'Truncate' } as const;

/** The letter of an action in the audit log. */
export type AuditAction = keyof typeof auditActions;

const names: Readonly<Record<string, string>> = auditActions;

/** The word for a letter of the audit log. */
export const auditActionName = (letter: string): string => names[letter] ?? letter;
