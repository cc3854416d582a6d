import type { Change } from './ChangesTable';

/** A fact of a record: its label and its text, empty where the record has no value. */
export type Fact<Of> = readonly [label: string, text: (record: Of) => string | null | undefined];

/** The facts that differ between a record before and now, in the order of the facts. */
export function changesOf<Of>(facts: readonly Fact<Of>[], before: Of, now: Of): Change[] {
  return compared(facts, before, now).filter((change) => change.before !== change.now);
}

/** The facts that a record has or had, before and now. */
export function compared<Of>(facts: readonly Fact<Of>[], before: Of, now: Of): Change[] {
  return facts
    .map(([label, text]) => ({ label, before: text(before) || undefined, now: text(now) || undefined }))
    .filter((change) => change.before !== undefined || change.now !== undefined);
}
