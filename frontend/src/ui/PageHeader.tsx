import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import classes from './PageHeader.module.css';

interface Props {
  title: string;
  /** The heading where it is more than the title, such as a money figure; it must read like the title. */
  heading?: ReactNode;
  /** The title of the browser tab, where the heading alone is not specific enough. */
  tabTitle?: string;
  context?: ReactNode;
  actions?: ReactNode;
}

/**
 * The head of a page: heading, one line of context, primary action at the right. After a navigation the heading takes the focus,
 * so that screen readers and keyboard users start at the new page.
 */
export function PageHeader({ title, heading: content = title, tabTitle = title, context, actions }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key } = useLocation();
  const isFirstPage = key === 'default';

  useEffect(() => {
    document.title = `${tabTitle} · Corridor`;
  }, [tabTitle]);
  useEffect(() => {
    if (!isFirstPage) heading.current?.focus({ preventScroll: true });
    // The search parameters of a list change the key as well; only a navigation to the page moves the focus.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  return (
    <header className={classes.header}>
      <div className={classes.text}>
        <h1 ref={heading} tabIndex={-1}>
          {content}
        </h1>
        {context && <p className={classes.context}>{context}</p>}
      </div>
      {actions && <div className={classes.actions}>{actions}</div>}
    </header>
  );
}

/** The heading of a step within a page, such as a review. It takes the focus when the step opens. */
export function StepHeading({ text }: { text: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h2 ref={heading} tabIndex={-1}>
      {text}
    </h2>
  );
}
