import { Popover } from '@mantine/core';
import { IconSelector } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { CommandChoice, type Choosing } from './CommandChoice';
import classes from './CommandPopover.module.css';

interface Props extends Choosing {
  isOpen: boolean;
  onOpen: () => void;
  /** What the button shows. */
  children: ReactNode;
  /** Below the commands. */
  foot?: ReactNode;
}

/** A button that opens a search box with commands beside it. Escape closes it, and the focus returns to the button. */
export function CommandPopover({ isOpen, onOpen, children, foot, ...choosing }: Props) {
  const { onClose, placeholder } = choosing;
  return (
    <Popover
      opened={isOpen}
      onDismiss={onClose}
      position="bottom-start"
      width={360}
      trapFocus
      returnFocus
      transitionProps={{ duration: 0 }}
    >
      <Popover.Target>
        <button type="button" className={classes.target} onClick={() => (isOpen ? onClose() : onOpen())}>
          <span className={classes.shown}>{children}</span>
          <IconSelector size={16} aria-hidden />
        </button>
      </Popover.Target>
      <Popover.Dropdown className={classes.dropdown} aria-label={placeholder}>
        <CommandChoice {...choosing} isNested />
        {foot && <div className={classes.foot}>{foot}</div>}
      </Popover.Dropdown>
    </Popover>
  );
}
