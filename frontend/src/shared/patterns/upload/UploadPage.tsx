import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../../../ui/Button';
import { Row, Stack } from '../../../ui/layout';
import { ProgressCount } from '../../../ui/ProgressCount';
import { StepHeading } from '../../../ui/PageHeader';
import { DetailPage } from '../DetailPage';
import { CheckGrid } from './CheckGrid';
import { DropArea } from './DropArea';

interface Props extends Pick<ComponentProps<typeof DetailPage>, 'back' | 'title' | 'context'> {
  /** How a file is chosen. */
  drop: ComponentProps<typeof DropArea>;
  /** The rows of the chosen file; undefined until there is one. */
  grid?: ComponentProps<typeof CheckGrid>;
  /** What stands above the rows, such as a filter. */
  tools?: ReactNode;
  /** The pages of the rows, where there are several. */
  pager?: ReactNode;
  /** What the rows amount to, in words. */
  totals?: ReactNode;
  /** Names the effect, such as "Add 12 beneficiaries". */
  confirmLabel?: string;
  /** Whether the rows may be sent as they are. */
  mayConfirm?: boolean;
  onConfirm?: () => void;
  /** Back to the choice of a file. */
  onStartOver?: () => void;
  /** How many rows were sent; undefined while none are. */
  progress?: Omit<ComponentProps<typeof ProgressCount>, 'noun'>;
  /** What came of it. */
  result?: ReactNode;
}

/** The page pattern "Upload": a file is chosen, its rows are checked, confirmed and sent, and the result is shown. */
export function UploadPage({ back, title, context, result, ...upload }: Props) {
  const { drop, grid, onStartOver } = upload;
  return (
    <DetailPage back={back} title={title} context={context}>
      {result ? (
        <>
          <StepHeading text="Result" />
          {result}
          <Row>
            <Button onClick={onStartOver}>Upload another file</Button>
          </Row>
        </>
      ) : (
        (grid && <Check {...upload} grid={grid} />) || <DropArea {...drop} />
      )}
    </DetailPage>
  );
}

interface CheckProps extends Omit<Props, 'back' | 'title' | 'context' | 'result' | 'drop'> {
  grid: ComponentProps<typeof CheckGrid>;
}

function Check({ grid, tools, pager, totals, progress, ...confirm }: CheckProps) {
  const { confirmLabel, mayConfirm, onConfirm, onStartOver } = confirm;
  return (
    <Stack>
      <StepHeading text="Check the rows" />
      {tools}
      <CheckGrid {...grid} />
      {pager}
      {totals}
      {progress && <ProgressCount {...progress} noun="rows" />}
      <Row>
        <Button tone="primary" isDisabled={!mayConfirm} isLoading={Boolean(progress)} onClick={onConfirm}>
          {confirmLabel}
        </Button>
        <Button tone="subtle" isDisabled={Boolean(progress)} onClick={onStartOver}>
          Choose another file
        </Button>
      </Row>
    </Stack>
  );
}
