import { Menu } from '@mantine/core';
import { Fragment, type ReactNode } from 'react';
import classes from './MenuButton.module.css';

/** An entry of a small menu. */
export interface MenuAction {
  readonly label: string;
  readonly icon?: ReactNode;
  /** A line separates it from those before it. */
  readonly isApart?: boolean;
  readonly onSelect: () => void;
}

/** A button that opens a small menu of actions. */
export function MenuButton({ children, actions }: { children: ReactNode; actions: readonly MenuAction[] }) {
  return (
    <Menu position="top-start" width={220} withinPortal>
      <Menu.Target>
        <button type="button" className={classes.target}>
          {children}
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        {actions.map(({ label, icon, isApart, onSelect }) => (
          <Fragment key={label}>
            {isApart && <Menu.Divider />}
            <Menu.Item className={classes.item} leftSection={icon} onClick={onSelect}>
              {label}
            </Menu.Item>
          </Fragment>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
