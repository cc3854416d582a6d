import { useEffect, useId, useRef } from 'react';
import { Keys } from '../shortcuts/shortcuts';
import type { Command, CommandGroup } from './command';
import classes from './CommandPalette.module.css';

/** The element id of a command's option, for `aria-activedescendant`. */
export const optionId = (listId: string, command: Command) => `${listId}-${command.id}`;

interface Props {
  id: string;
  groups: readonly CommandGroup[];
  chosen: Command | undefined;
  onPoint: (command: Command) => void;
  onRun: (command: Command) => void;
}

/** The commands by group, with one of them selected. */
export function CommandList({ id, groups, ...rest }: Props) {
  return (
    <div id={id} role="listbox" aria-label="Commands" className={classes.list}>
      {groups.map((group) => (
        <Group key={group.label} listId={id} group={group} {...rest} />
      ))}
    </div>
  );
}

type Rest = Pick<Props, 'chosen' | 'onPoint' | 'onRun'>;

function Group({ listId, group, chosen, ...rest }: Rest & { listId: string; group: CommandGroup }) {
  const headingId = useId();
  return (
    <div role="group" aria-labelledby={headingId}>
      <div id={headingId} className={classes.heading} role="presentation">
        {group.label}
      </div>
      {group.commands.map((command) => (
        <Option key={command.id} listId={listId} command={command} isChosen={command.id === chosen?.id} {...rest} />
      ))}
    </div>
  );
}

type OptionProps = Omit<Rest, 'chosen'> & { listId: string; command: Command; isChosen: boolean };

function Option({ listId, command, isChosen, onPoint, onRun }: OptionProps) {
  const { label, detail, icon, keys, disabledReason } = command;
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isChosen) element.current?.scrollIntoView({ block: 'nearest' });
  }, [isChosen]);
  return (
    <div
      ref={element}
      id={optionId(listId, command)}
      role="option"
      aria-selected={isChosen}
      aria-disabled={Boolean(disabledReason)}
      className={classes.option}
      onMouseMove={() => onPoint(command)}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onRun(command)}
    >
      {icon}
      <span className={classes.label}>{label}</span>
      {(disabledReason ?? detail) && <span className={classes.detail}>{disabledReason ?? detail}</span>}
      {keys && <Keys keys={keys} />}
    </div>
  );
}
