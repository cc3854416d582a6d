import type { ComboboxItem, OptionsFilter } from '@mantine/core';
import { messages } from '../../../domain/messages';

/** What the foot of a select's list offers besides the options, such as a new record. */
export interface SelectAction {
  readonly label: string;
  readonly onChoose: () => void;
}

/** The value of the action's row, and of the row that says that no option matches; neither is an option. */
export const footValues = { action: 'select:action', empty: 'select:empty' } as const;

const isOption = ({ value }: ComboboxItem) => value !== footValues.action && value !== footValues.empty;

/**
 * The rows below the options. The list is never empty with an action in it, so that a row says when nothing is found. While options
 * load the action cannot be chosen, so that nobody chooses it in place of an option that is still to come.
 */
export function footRows(action: SelectAction | undefined, isLoading = false): ComboboxItem[] {
  if (!action) return [];
  const text = isLoading ? messages.widgets.loading : messages.widgets.selectEmpty;
  return [
    { value: footValues.empty, label: text, disabled: true },
    { value: footValues.action, label: action.label, disabled: isLoading },
  ];
}

/** Filters the options and keeps the rows of the foot that apply. */
export function filterOptions(matches: (option: ComboboxItem, search: string) => boolean): OptionsFilter {
  return ({ options, search }) => {
    const rows = options as ComboboxItem[];
    const found = rows.filter((row) => isOption(row) && matches(row, search.trim()));
    const foot = rows.filter((row) => !isOption(row));
    return [...found, ...foot.filter(({ value }) => value === footValues.action || found.length === 0)];
  };
}
