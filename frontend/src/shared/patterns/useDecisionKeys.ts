import { useEffect } from 'react';
import { shortcutRegistry, type Shortcut } from '../../ui/shortcuts/shortcuts';

interface Actions {
  readonly approve: () => void;
  readonly reject: () => void;
  readonly move: (step: 1 | -1) => void;
}

const group = 'Decisions';

/** The keys of a decision sheet: j and k move, a approves, r rejects. */
export function useDecisionKeys({ approve, reject, move }: Actions): void {
  useEffect(() => {
    const shortcuts: readonly Shortcut[] = [
      { keys: 'j', label: 'Next', group, isInDialog: true, run: () => move(1) },
      { keys: 'k', label: 'Previous', group, isInDialog: true, run: () => move(-1) },
      { keys: 'a', label: 'Approve', group, isInDialog: true, run: approve },
      { keys: 'r', label: 'Reject', group, isInDialog: true, run: reject },
    ];
    return shortcutRegistry.add(shortcuts);
  }, [approve, reject, move]);
}
