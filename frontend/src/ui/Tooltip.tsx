import '@mantine/core/styles/Tooltip.css';
import { Tooltip as MantineTooltip } from '@mantine/core';
import type { ReactElement } from 'react';
import { tooltipDelayMs } from './timing';
import classes from './Tooltip.module.css';

/**
 * A short explanation of a control. It opens half a second after the pointer enters, or at once on keyboard focus; it closes at
 * once, and on Escape. The control must be focusable and have an accessible name of its own.
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
