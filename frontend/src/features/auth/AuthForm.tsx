import { type ReactNode, type SubmitEvent } from 'react';
import { messages } from '../../../../domain/messages';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { Stack } from '../../ui/Stack';
import classes from './AuthForm.module.css';
import { type ApiState } from './authMachine';

interface Props {
  title: string;
  intro?: string;
  api: ApiState;
  submitLabel: string;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  onBack?: () => void;
  children: ReactNode;
}

/** The frame of each step: title, fields, the call's error, the action, the way back. */
export function AuthForm({ title, intro, api, submitLabel, onSubmit, onBack, children }: Props) {
  return (
    <form className={classes.form} onSubmit={onSubmit} noValidate>
      <div>
        <h1>{title}</h1>
        {intro && <p className={classes.intro}>{intro}</p>}
      </div>
      {api.status === 'error' && <Notice tone="failure">{api.message}</Notice>}
      <Stack>{children}</Stack>
      <Button type="submit" tone="primary" isWide isLoading={api.status === 'loading'}>
        {submitLabel}
      </Button>
      {onBack && (
        <Button tone="quiet" isWide onClick={onBack}>
          {messages.auth.backToSignIn}
        </Button>
      )}
    </form>
  );
}
