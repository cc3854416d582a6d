import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import classes from './PageHeader.module.css';

interface Props {
  title: string;
  /** For the browser's tab, where the heading alone would say too little. */
  tabTitle?: string;
  context?: ReactNode;
  actions?: ReactNode;
}

/**
 * The beginning of a page: heading, one line of context, its primary action at the right. After a change of route the
 * heading takes the focus, so that screen readers and keyboards begin at the new page.
 */
export function PageHeader({ title, tabTitle = title, context, actions }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key } = useLocation();
  const isFirstPage = key === 'default';

  useEffect(() => {
    document.title = `${tabTitle} · Corridor`;
  }, [tabTitle]);
  useEffect(() => {
    if (!isFirstPage) heading.current?.focus({ preventScroll: true });
    // The search parameters of a list change the key as well; only arriving at the page moves the focus.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  return (
    <header className={classes.header}>
      <div>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {context && <p className={classes.context}>{context}</p>}
      </div>
      {actions && <div className={classes.actions}>{actions}</div>}
    </header>
  );
}
