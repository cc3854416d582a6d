import type { List } from './naturalLists';

/** A list with the roles whose screens ask for it. */
export interface ScreenList extends List {
  readonly roles: readonly string[];
}

/** A root field with its arguments and selection, and what a screen calls it. */
export type Field = readonly [name: string, field: string];

/** The second page of a list. */
export const page = 'limit: 15, offset: 15';
/** Newest first, for what was made here. */
export const newest = 'order_by: [{ createdAt: desc }, { id: desc }]';
/** Newest first, for what the provider holds. */
export const newestAtProvider = 'order_by: [{ created_at: desc }, { id: desc }]';
/** How many there are. */
export const counted = '{ aggregate { count } }';

/** Lists that screens of some roles ask for. */
export const asked = (roles: readonly string[], fields: readonly Field[]): ScreenList[] =>
  fields.map(([name, field]) => ({ name, roles, query: `{ ${field} }` }));
