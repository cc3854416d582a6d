import { Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { Button } from './Button';
import type { MenuAction } from './MenuButton';

interface Props {
  /** Names the row, such as "Actions on Finance Manager". */
  label: string;
  actions: readonly MenuAction[];
}

/** A small button at the end of a row that opens a menu of what can be done with it. */
export function RowMenu({ label, actions }: Props) {
  return (
    <Menu position="bottom-end" width={200} withinPortal>
      <Menu.Target>
        <Button size="small" aria-label={label}>
          <IconDots size={16} aria-hidden />
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {actions.map(({ label: name, icon, onSelect }) => (
          <Menu.Item key={name} leftSection={icon} onClick={onSelect}>
            {name}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
