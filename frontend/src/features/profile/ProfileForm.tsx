import { type ReactNode, type SubmitEvent } from 'react';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { Row, Stack } from '../../ui/Stack';
import { type Task } from './useTask';

interface Props {
  task: Task;
  submitLabel: string;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  onCancel?: () => void;
  children: ReactNode;
}

/** The frame of a small form inside a card: why it failed, fields, the action. */
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
            <Button tone="quiet" onClick={onCancel}>
              Cancel
            </Button>
          )}
        </Row>
      </Stack>
    </form>
  );
}
