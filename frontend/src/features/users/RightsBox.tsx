import type { ReactNode } from 'react';
import { Stack } from '../../ui/Stack';
import classes from './RightsBox.module.css';

/** What a user may do for an organisation, as a group of boxes under its name. */
export function RightsBox({ organisation, children }: { organisation: string; children: ReactNode }) {
  return (
    <fieldset className={classes.box}>
      <legend>{organisation}</legend>
      <Stack gap="small">{children}</Stack>
    </fieldset>
  );
}
