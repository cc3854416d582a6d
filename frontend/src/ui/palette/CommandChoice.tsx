import { IconSearch } from '@tabler/icons-react';
import { useDeferredValue, useId, useState, type KeyboardEvent } from 'react';
import type { Command, CommandGroup } from './command';
import classes from './CommandPalette.module.css';
import { CommandList, optionId } from './CommandList';

/** What a search among commands shows and does. */
export interface Choosing {
  /** Called before a command runs, and when the user gives up. */
  onClose: () => void;
  /** The search text. */
  text: string;
  onText: (text: string) => void;
  placeholder: string;
  groups: readonly CommandGroup[];
  isBusy?: boolean;
  emptyText: string;
  /** Whether Escape concerns this alone and not a sheet below it. */
  isNested?: boolean;
}

/**
 * A search box above the commands that match its text. The focus stays in the box; the arrows move the selection, Enter runs it. The
 * box opens at once, and the commands follow in the next frame.
 */
export function CommandChoice({ onClose, text, onText, placeholder, groups, isBusy, emptyText, isNested }: Choosing) {
  const listId = useId();
  const isListed = useDeferredValue(true, false);
  const { chosen, move, choose, reset } = useChoice(groups);
  const run = (command: Command) => {
    if (command.disabledReason) return;
    onClose();
    command.run();
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Enter') {
      if (chosen) run(chosen);
    } else return;
    event.preventDefault();
  };
  const isEmpty = groups.length === 0;
  return (
    <>
      <div className={classes.search}>
        <IconSearch size={18} aria-hidden />
        <input
          role="combobox"
          aria-label={placeholder}
          aria-expanded={!isEmpty}
          aria-controls={listId}
          aria-activedescendant={chosen && optionId(listId, chosen)}
          aria-autocomplete="list"
          autoComplete="off"
          spellCheck={false}
          data-autofocus
          data-mantine-stop-propagation={isNested}
          placeholder={placeholder}
          value={text}
          onChange={(event) => {
            onText(event.currentTarget.value);
            reset();
          }}
          onKeyDown={press}
        />
      </div>
      <CommandList id={listId} groups={isListed ? groups : []} chosen={chosen} onPoint={choose} onRun={run} />
      <p role="status" className={isEmpty ? classes.empty : 'visually-hidden'}>
        {statusText(groups, Boolean(isBusy), emptyText)}
      </p>
    </>
  );
}

/** The selected command. It stays selected while it is listed; otherwise the first one is selected. */
function useChoice(groups: readonly CommandGroup[]) {
  const [chosenId, setChosenId] = useState<string>();
  const commands = groups.flatMap((group) => group.commands);
  const at = Math.max(
    commands.findIndex(({ id }) => id === chosenId),
    0,
  );
  return {
    chosen: commands[at],
    choose: ({ id }: Command) => setChosenId(id),
    move: (step: 1 | -1) => setChosenId(commands[(at + step + commands.length) % commands.length]?.id),
    reset: () => setChosenId(undefined),
  };
}

function statusText(groups: readonly CommandGroup[], isBusy: boolean, emptyText: string): string {
  const count = groups.reduce((sum, { commands }) => sum + commands.length, 0);
  if (count === 0) return isBusy ? '' : emptyText;
  return count === 1 ? '1 result' : `${count} results`;
}
