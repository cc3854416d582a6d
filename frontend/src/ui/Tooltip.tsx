import '@mantine/core/styles/Tooltip.css';
import { Tooltip as MantineTooltip } from '@mantine/core';
import { type ReactElement } from 'react';
import { tooltipDelayMs } from './timing';
import classes from './Tooltip.module.css';

/**
 * A short explanation of a control. It opens after the pointer has rested half a second or at once with the keyboard's
 * focus, closes at once, and Escape dismisses it. The control must be able to take the focus and have a name of its own.
 */
export function Tooltip({ text, children }: { text: string; children: ReactElement }) {
  return (
    <MantineTooltip
      label={text}
      openDelay={tooltipDelayMs.open}
      closeDelay={tooltipDelayMs.close}
      events={{ hover: true, focus: true, touch: true }}
      transitionProps={{ duration: 0 }}
      classNames={{ tooltip: classes.tooltip }}
      multiline
    >
      {children}
    </MantineTooltip>
  );
}
