import type { ReactNode } from 'react';
import { Stack } from '../../ui/layout';
import classes from './RightsBox.module.css';

/** What a user may do for an organisation, in words. */
export const linkRights = [
  { flag: 'can_user_admin_org', label: 'Administers the organisation' },
  { flag: 'can_manage_favourites', label: 'Manages favourites' },
  { flag: 'canManageNewAccount', label: 'Opens new accounts' },
] as const;

/** What a user may do for an organisation, as a group of boxes under its name. */
export function RightsBox({ organisation, children }: { organisation: string; children: ReactNode }) {
  return (
    <fieldset className={classes.box}>
      <legend>{organisation}</legend>
      <Stack gap="small">{children}</Stack>
    </fieldset>
  );
}
