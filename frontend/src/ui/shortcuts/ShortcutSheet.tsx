import { useSyncExternalStore } from 'react';
import { Checkbox } from '../Checkbox';
import { Panel } from '../Panel';
import { Stack } from '../layout';
import { Keys, shortcutRegistry, type Shortcut, useShortcutSwitch } from './shortcuts';
import classes from './ShortcutSheet.module.css';

interface Props {
  isOpen: boolean;
  onClose: () => void;
  /** Shortcuts with Ctrl or the command key, which cannot be switched off. */
  always: readonly Shortcut[];
}

/** The shortcuts of this page by group, and the switch for single-key shortcuts. */
export function ShortcutSheet({ isOpen, onClose, always }: Props) {
  const shortcuts = useSyncExternalStore(shortcutRegistry.subscribe, shortcutRegistry.all);
  const [isOn, setIsOn] = useShortcutSwitch();
  return (
    <Panel title="Keyboard shortcuts" isOpen={isOpen} onClose={onClose}>
      <Stack gap="large">
        <Checkbox label="Single-key shortcuts" isChecked={isOn} onChange={setIsOn} />
        {[...groupsOf([...always, ...(isOn ? shortcuts : [])])].map(([group, list]) => (
          <section key={group} aria-label={group}>
            <h3>{group}</h3>
            <dl className={classes.list}>
              {list.map(({ keys, label }) => (
                <div key={keys} className={classes.line}>
                  <dt>{label}</dt>
                  <dd>
                    <Keys keys={keys} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </Stack>
    </Panel>
  );
}

function groupsOf(shortcuts: readonly Shortcut[]): Map<string, Shortcut[]> {
  const groups = new Map<string, Shortcut[]>();
  for (const one of shortcuts) groups.set(one.group, [...(groups.get(one.group) ?? []), one]);
  return groups;
}
