import { Drawer } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './Panel.module.css';
import { panelCloseMs } from './timing';
import { useOpened } from './useOpened';

interface Props {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A panel at the right edge. While it is open the focus stays in it; then the focus returns to where it was. Escape and a click
 * outside close it. Its content stays mounted for half a second after that.
 */
export function Panel({ title, isOpen, onClose, children }: Props) {
  const isOpened = useOpened(isOpen);
  return (
    <Drawer
      title={title}
      opened={isOpened}
      onClose={onClose}
      position="right"
      size="min(400px, 100vw)"
      transitionProps={{ duration: 120, exitDuration: panelCloseMs }}
      overlayProps={{ transitionProps: { duration: 120 } }}
      closeButtonProps={{ 'aria-label': 'Close' }}
      classNames={classes}
    >
      {children}
    </Drawer>
  );
}
