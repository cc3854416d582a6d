import { IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { PageHeader } from '../../ui/PageHeader';
import { Stack } from '../../ui/layout';
import classes from './DetailPage.module.css';

interface Props {
  /** The list that the record belongs to. */
  back: { readonly to: string; readonly label: string };
  title: string;
  /** The heading where it is more than the title, such as a money figure; it must read like the title. */
  heading?: ReactNode;
  tabTitle?: string;
  context?: ReactNode;
  /** The actions on the record, the primary one first. */
  actions?: ReactNode;
  /** What needs attention: why it failed, what to do next. */
  notices?: ReactNode;
  /** Groups of facts. */
  children: ReactNode;
  /** Timeline and people; beside the facts on a wide screen, below them on a narrow one. */
  rail?: ReactNode;
}

/** The page pattern "Detail": a way back, what the record is and what can be done with it, groups of facts, and a rail. */
export function DetailPage({ back, notices, rail, children, ...header }: Props) {
  return (
    <>
      <Link to={back.to} className={classes.back}>
        <IconArrowLeft size={16} aria-hidden /> {back.label}
      </Link>
      <PageHeader {...header} />
      <Stack gap="large">
        {notices}
        <div className={rail ? classes.columns : undefined}>
          <Stack gap="large" isInOrder>
            {children}
          </Stack>
          {rail && <div className={classes.rail}>{rail}</div>}
        </div>
      </Stack>
    </>
  );
}
