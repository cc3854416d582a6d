/** What a place of the metadata may hold. A null is as good as nothing, except where a key must be there. */
export type Shape =
  | { readonly kind: 'any' | 'text' | 'flag' | 'number' | 'count' }
  | { readonly kind: 'word'; readonly words: readonly (string | number)[] }
  | { readonly kind: 'list'; readonly of: Shape }
  | { readonly kind: 'map'; readonly of: Shape }
  | { readonly kind: 'record'; readonly fields: Readonly<Record<string, Shape>>; readonly required: readonly string[] }
  /** Told apart by the kind of JSON value: at most one shape each for texts, lists and objects. */
  | { readonly kind: 'either'; readonly of: readonly Shape[] };

export const any: Shape = { kind: 'any' };
export const text: Shape = { kind: 'text' };
export const flag: Shape = { kind: 'flag' };
export const number: Shape = { kind: 'number' };
/** A whole number from zero. */
export const count: Shape = { kind: 'count' };

export const word = (...words: readonly (string | number)[]): Shape => ({ kind: 'word', words });
export const list = (of: Shape): Shape => ({ kind: 'list', of });
/** An object whose keys are the author's own. */
export const map = (of: Shape): Shape => ({ kind: 'map', of });
export const either = (...of: readonly Shape[]): Shape => ({ kind: 'either', of });

/** An object with these keys and no other. A key that ends in `!` must be there. */
export function record(fields: Readonly<Record<string, Shape>>): Shape {
  const entries = Object.entries(fields).map(([key, shape]) => [key.replace(/!$/, ''), shape] as const);
  const required = Object.keys(fields).flatMap((key) => (key.endsWith('!') ? [key.slice(0, -1)] : []));
  return { kind: 'record', fields: Object.fromEntries(entries), required };
}
