import type { ReactNode, SubmitEvent } from 'react';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { Row, Stack } from '../../ui/layout';
import type { Task } from './useTask';

interface Props {
  task: Task;
  submitLabel: string;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  onCancel?: () => void;
  children: ReactNode;
}

/** The layout of a small form in a card: error, fields, buttons. */
export function ProfileForm({ task, submitLabel, onSubmit, onCancel, children }: Props) {
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack gap="form" isForm>
        {task.error && <Notice tone="failure">{task.error}</Notice>}
        {children}
        <Row>
          <Button type="submit" tone="primary" isLoading={task.isBusy}>
            {submitLabel}
          </Button>
          {onCancel && (
            <Button tone="subtle" onClick={onCancel}>
              Cancel
            </Button>
          )}
        </Row>
      </Stack>
    </form>
  );
}
