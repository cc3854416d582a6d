import { changeKinds, type ChangeKind } from './changeKinds';
import { turnsOff } from './fourEyes';

/** The switches that concern a change. */
export interface SwitchesAtChange {
  /** Those that are on before it. */
  readonly now: readonly string[];
  /** Those that it leaves on, where it sets them. */
  readonly asked?: readonly string[];
  /** Whether the change takes away from what protects money, so that no switch is asked; default false. */
  readonly isProtectionLess?: boolean;
}

/**
 * Whether a change waits for a second administrator. To turn a switch off is such a change whatever its kind: otherwise one person could
 * turn it off, make the change and turn it on again.
 */
export function needsSecondPerson(kind: ChangeKind, { now, asked, isProtectionLess }: SwitchesAtChange): boolean {
  const { governedBy } = changeKinds[kind];
  if (isProtectionLess) return true;
  return governedBy === 'always' || now.includes(governedBy) || (asked !== undefined && turnsOff(now, asked));
}
