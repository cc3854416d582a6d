import type { ReactNode } from 'react';
import type { Read } from '../../graphql/useRead';
import { PageHeader } from '../../ui/PageHeader';
import { ReadFrame } from '../ReadFrame';
import classes from './DocumentPage.module.css';

interface Props<Data> {
  title: string;
  context?: string;
  actions?: ReactNode;
  read: Read<Data>;
  /** The text, or what stands in its place where there is none. */
  children: (data: Data) => ReactNode;
}

/** The page pattern "Document": one column of text, 640 px wide. */
export function DocumentPage<Data>({ title, context, actions, read, children }: Props<Data>) {
  return (
    <div className={classes.column}>
      <PageHeader title={title} context={context} actions={actions} />
      <ReadFrame read={read} rows={4}>
        {children}
      </ReadFrame>
    </div>
  );
}
