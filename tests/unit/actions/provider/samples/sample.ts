/**
 * An answer of the provider, as its API gives it: the fields that nothing can be done without, and those that it may
 * leave out or leave empty.
 */
export interface Sample {
  readonly required: Readonly<Record<string, unknown>>;
  readonly optional: Readonly<Record<string, unknown>>;
}

/** The answer with every field. */
export const wholeOf = ({ required, optional }: Sample) => ({ ...required, ...optional });

/** When a record was made and when it last changed, in the provider's format: whole seconds and an offset. */
export const times = { created_at: '2030-01-02T10:00:00+00:00', updated_at: '2030-01-02T10:00:01+00:00' };
