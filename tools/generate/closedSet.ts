const membership = /^CHECK \(\((?:"[^"]+"|\w+) = ANY \(ARRAY\[(.*)\]\)\)\)$/;
const item = /'((?:[^']|'')*)'::text|(-?\d+)/g;

/**
 * The values of a CHECK constraint that lists the allowed ones, as TypeScript literals; undefined for any other constraint.
 * @param definition as `pg_get_constraintdef` writes it: `CHECK ((status = ANY (ARRAY['new'::text, 'sent'::text])))`
 */
export function closedSet(definition: string): string[] | undefined {
  const list = membership.exec(definition)?.[1];
  if (list === undefined) return undefined;
  return [...list.matchAll(item)].map(([, text, number]) =>
    text === undefined ? String(number) : `'${text.replaceAll("''", "\\'")}'`,
  );
}
