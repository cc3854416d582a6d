import type { RowEffect } from '../../../../domain/changes/effect';
import { ChangesTable } from '../../shared/changes/ChangesTable';
import { Stack } from '../../ui/layout';
import { useChangeNames } from './changesQuery';
import { factsOfRow, idsIn, tableLabel } from './effectFacts';

/** What a change does: the old and the new values of each row side by side. */
export function EffectTables({ effect }: { effect: readonly RowEffect[] }) {
  const nameOf = useChangeNames(idsIn(effect));
  return (
    <Stack gap="small">
      {effect.map((row, index) => (
        <ChangesTable key={index} subject={tableLabel(row)} after="After" changes={factsOfRow(row, nameOf)} />
      ))}
    </Stack>
  );
}
