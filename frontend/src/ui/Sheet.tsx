import { Drawer } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './Sheet.module.css';
import { WhenOpened } from './overlay';

/** A panel at the left edge, for the menu on a phone. Escape and a tap outside close it. */
export function Sheet(props: { label: string; isOpen: boolean; onClose: () => void; children: ReactNode }) {
  const { label, isOpen, onClose, children } = props;
  return (
    <WhenOpened isOpen={isOpen}>
      {(isOpened) => (
        <Drawer.Root
          opened={isOpened}
          onClose={onClose}
          size={280}
          padding={0}
          transitionProps={{ duration: 120 }}
          classNames={classes}
        >
          <Drawer.Overlay />
          <Drawer.Content aria-label={label}>
            <Drawer.Body>{children}</Drawer.Body>
          </Drawer.Content>
        </Drawer.Root>
      )}
    </WhenOpened>
  );
}
