import { useId, type ReactNode } from 'react';
import classes from './FormLayout.module.css';

interface LayoutProps {
  /** The sections of the form. */
  children: ReactNode;
  summaryTitle: string;
  /** What the form amounts to. */
  summary: ReactNode;
  /** What follows the fields: the buttons, and what is said above them. */
  foot: ReactNode;
}

/**
 * The page pattern "Form": fields in one column of 560 px. From 1,100 px on the summary stands beside them and stays in view; below
 * that it stands between the fields and the foot.
 */
export function FormLayout({ children, summaryTitle, summary, foot }: LayoutProps) {
  const id = useId();
  return (
    <div className={classes.layout}>
      <div className={classes.fields}>{children}</div>
      <section className={classes.summary} aria-labelledby={id}>
        <h2 id={id}>{summaryTitle}</h2>
        {summary}
      </section>
      <div className={classes.foot}>{foot}</div>
    </div>
  );
}

interface SectionProps {
  title: string;
  /** One sentence on what the section asks for. */
  lead?: string;
  children: ReactNode;
}

/** A section of a form: a heading, and fields that belong together. */
export function FormSection({ title, lead, children }: SectionProps) {
  const id = useId();
  return (
    <section className={classes.section} aria-labelledby={id}>
      <div>
        <h2 id={id}>{title}</h2>
        {lead && <p className={classes.lead}>{lead}</p>}
      </div>
      {children}
    </section>
  );
}
