import { Drawer } from '@mantine/core';
import type { ReactNode } from 'react';
import { noLandmark, WhenOpened } from './overlay';
import classes from './Panel.module.css';
import { panelCloseMs } from './timing';

interface Props {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  /** 480 px instead of 400, for a panel in which something is decided. */
  isWide?: boolean;
  /** Whether Escape leaves it open, for the time of a dialog above it. */
  isHeld?: boolean;
  children: ReactNode;
}

/**
 * A panel at the right edge, on a phone the whole screen. While it is open the focus stays in it; then the focus returns to where it
 * was. Escape and a click outside close it. Its content stays mounted for half a second after that.
 */
export function Panel({ title, isOpen, onClose, isWide, isHeld = false, children }: Props) {
  return (
    <WhenOpened isOpen={isOpen}>
      {(isOpened) => (
        <Drawer
          title={title}
          opened={isOpened}
          onClose={onClose}
          closeOnEscape={!isHeld}
          position="right"
          size={`min(${isWide ? 480 : 400}px, 100vw)`}
          transitionProps={{ duration: 120, exitDuration: panelCloseMs }}
          overlayProps={{ transitionProps: { duration: 120 } }}
          closeButtonProps={{ 'aria-label': 'Close' }}
          attributes={{ header: noLandmark }}
          classNames={classes}
        >
          {children}
        </Drawer>
      )}
    </WhenOpened>
  );
}

/** The actions of a panel. They stay in view at its foot. */
export function PanelFoot({ children }: { children: ReactNode }) {
  return <div className={classes.foot}>{children}</div>;
}
