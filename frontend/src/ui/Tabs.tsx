import { useId, type KeyboardEvent, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import classes from './Tabs.module.css';
import { formatCount } from './formats';

/** A tab: a part of a page with an address of its own. */
export interface Tab {
  readonly key: string;
  readonly label: string;
  /** How many things are in it, where that is known. */
  readonly count?: number;
  readonly to: string;
}

interface Props {
  label: string;
  tabs: readonly Tab[];
  /** The key of the open tab. */
  current: string;
  /** The content of the open tab. */
  children: ReactNode;
}

/** Tabs, of which one is open. The arrow keys, Home and End move between them. */
export function Tabs({ label, tabs, current, children }: Props) {
  const id = useId();
  return (
    <div>
      <div role="tablist" aria-label={label} className={classes.list} onKeyDown={moveTab}>
        {tabs.map(({ key, label: name, count, to }) => (
          <Link
            key={key}
            id={`${id}-${key}`}
            role="tab"
            to={to}
            replace
            className={classes.tab}
            aria-selected={key === current}
            aria-controls={key === current ? `${id}-panel` : undefined}
            tabIndex={key === current ? 0 : -1}
          >
            {name}
            {count !== undefined && <span className={classes.count}> {formatCount(count)}</span>}
          </Link>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${current}`}>
        {children}
      </div>
    </div>
  );
}

const steps: Readonly<Record<string, (index: number) => number>> = {
  ArrowRight: (index) => index + 1,
  ArrowLeft: (index) => index - 1,
  Home: () => 0,
  End: () => -1,
};

/** Opens the tab that a key leads to; after the last one comes the first. */
function moveTab(event: KeyboardEvent<HTMLElement>) {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
  const next = steps[event.key]?.(tabs.findIndex((tab) => tab === document.activeElement));
  if (next === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  const tab = tabs.at(next % tabs.length);
  tab?.focus();
  tab?.click();
}
