import { useEffect, type ReactNode, type SubmitEvent } from 'react';
import { messages } from '../../../../domain/messages';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { Stack } from '../../ui/layout';
import classes from './AuthForm.module.css';
import type { ApiState } from './signInMachine';

interface Props {
  title: string;
  intro?: string;
  notice?: ReactNode;
  api: ApiState;
  submitLabel: string;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  onBack?: () => void;
  children: ReactNode;
}

/** The layout of each step: title, error of the last call, fields, submit button, back button. */
export function AuthForm({ title, intro, notice, api, submitLabel, onSubmit, onBack, children }: Props) {
  const isLoading = api.status === 'loading';
  useEffect(() => {
    document.title = `${title} · Corridor`;
  }, [title]);
  return (
    <form className={classes.form} onSubmit={onSubmit} noValidate>
      <div>
        <h1 tabIndex={-1}>{title}</h1>
        {intro && <p className={classes.intro}>{intro}</p>}
      </div>
      {notice}
      {api.status === 'error' && <Notice tone="failure">{api.message}</Notice>}
      <Stack>{children}</Stack>
      <div className={classes.actions}>
        <Button type="submit" tone="primary" isWide isLoading={isLoading}>
          {submitLabel}
        </Button>
        {onBack && (
          <Button tone="subtle" isWide isDisabled={isLoading} onClick={onBack}>
            {messages.auth.backToSignIn}
          </Button>
        )}
      </div>
    </form>
  );
}
