import { useState } from 'react';
import { Select, type SelectOption, type SelectProps } from './Select';

interface Props extends SelectProps {
  /** Called with the text to search the server for; empty after a choice. */
  onSearch: (text: string) => void;
}

/** A select whose options the server finds by what is typed, so that each can be found. The chosen one stays among them. */
export function FoundSelect({ options, onSearch, ...rest }: Props) {
  const [chosen, setChosen] = useState<SelectOption>();
  const isFound = options.some(({ value }) => value === rest.value);
  const known = chosen?.value === rest.value && !isFound ? [chosen, ...options] : options;
  // After a choice the search box holds the label of the option.
  const search = (typed: string) => {
    const option = known.find(({ label }) => label === typed);
    if (option) setChosen(option);
    onSearch(option ? '' : typed);
  };
  return <Select {...rest} options={known} onSearch={search} />;
}
