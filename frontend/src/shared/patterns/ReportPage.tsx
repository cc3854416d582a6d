import { IconPrinter } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Read } from '../../graphql/useRead';
import { Button } from '../../ui/Button';
import { PageHeader } from '../../ui/PageHeader';
import { Stack } from '../../ui/layout';
import { ReadFrame } from '../ReadFrame';
import classes from './ReportPage.module.css';

interface Props<Data> {
  title: string;
  /** What the report covers, in words: it is printed in place of the parameters. */
  context: string;
  /** The ways to save the report as a file. */
  exports?: ReactNode;
  /** The fields of the parameters, which are in the address. */
  parameters?: ReactNode;
  read: Read<Data>;
  totals: (data: Data) => ReactNode;
  /** The lines of the report, or what stands in their place where there are none. */
  children: (data: Data) => ReactNode;
}

/** The page pattern "Report": parameters, totals first, then the lines. Printed, it is without everything that acts. */
export function ReportPage<Data>({ title, context, exports, parameters, read, totals, children }: Props<Data>) {
  const actions = (
    <div className={classes.screen}>
      {exports}
      <Button icon={<IconPrinter size={16} aria-hidden />} onClick={() => window.print()}>
        Print
      </Button>
    </div>
  );
  return (
    <div className={classes.report}>
      <PageHeader title={title} context={context} actions={actions} />
      <Stack gap="large">
        {parameters && <div className={classes.screen}>{parameters}</div>}
        <ReadFrame read={read} rows={8}>
          {(data) => (
            <Stack gap="large">
              {totals(data)}
              {children(data)}
            </Stack>
          )}
        </ReadFrame>
      </Stack>
    </div>
  );
}
