import { useLocation } from 'react-router-dom';
import { useUrlState } from '../../ui/useUrlState';

/** The item of a list about which the user is deciding, and the way to the others. */
export interface DecisionQueue {
  /** Undefined while no decision sheet is open. */
  readonly id: string | undefined;
  /** "2 of 7"; empty for an item that left the list. */
  readonly place: string;
  readonly isLast: boolean;
  /** The address that opens the sheet of an item; the list keeps its order. */
  readonly linkTo: (id: string) => string;
  /** To the next or the previous item, where there is one. */
  readonly move: (step: 1 | -1) => void;
  /** To the next item, else the previous one; closes the sheet after the last decision. */
  readonly moveOn: () => void;
  readonly close: () => void;
}

/**
 * Keeps the open item in the query string, so that an address leads to a decision and the browser's Back closes it.
 * @param ids the items of the list in their order
 * @param name the query parameter
 */
export function useDecisionQueue(ids: readonly string[], name: string): DecisionQueue {
  const { get, set } = useUrlState();
  const { pathname, search } = useLocation();
  const id = get(name) || undefined;
  const index = id === undefined ? -1 : ids.indexOf(id);
  const show = (next: string | undefined) => set({ [name]: next ?? '', page: get('page') });
  const previous = index > 0 ? ids[index - 1] : undefined;
  return {
    id,
    place: index === -1 ? '' : `${index + 1} of ${ids.length}`,
    isLast: index === ids.length - 1,
    linkTo: (item) => `${pathname}?${withParameter(search, name, item)}`,
    move: (step) => {
      const next = step === 1 ? ids[index + 1] : previous;
      if (next !== undefined) show(next);
    },
    moveOn: () => show(ids[index + 1] ?? previous),
    close: () => show(undefined),
  };
}

function withParameter(search: string, name: string, value: string): string {
  const parameters = new URLSearchParams(search);
  parameters.set(name, value);
  return parameters.toString();
}
