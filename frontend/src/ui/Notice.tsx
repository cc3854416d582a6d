import { IconAlertCircle, IconAlertTriangle, IconCircleCheck, IconInfoCircle, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './Notice.module.css';

/** The meaning of a message: information, a warning, a failure, or a success. */
export type NoticeTone = 'info' | 'waiting' | 'failure' | 'success';

const icons = {
  info: IconInfoCircle,
  waiting: IconAlertTriangle,
  failure: IconAlertCircle,
  success: IconCircleCheck,
};

interface Props {
  tone: NoticeTone;
  title?: string;
  /** Removes the message, where it can be removed. */
  onDismiss?: () => void;
  children?: ReactNode;
}

/** A message that stays on the page. Screen readers announce failures at once and other messages when they are idle. */
export function Notice({ tone, title, onDismiss, children }: Props) {
  const Icon = icons[tone];
  return (
    <div className={classes.notice} data-tone={tone} role={tone === 'failure' ? 'alert' : 'status'}>
      <Icon size={18} aria-hidden />
      <div>
        {title && <strong>{title}</strong>}
        {children}
      </div>
      {onDismiss && (
        <button type="button" className={classes.dismiss} aria-label="Dismiss" onClick={onDismiss}>
          <IconX size={16} aria-hidden />
        </button>
      )}
    </div>
  );
}
