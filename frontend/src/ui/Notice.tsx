import { IconAlertCircle, IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import { type ReactNode } from 'react';
import classes from './Notice.module.css';

/** What a message means: news, something that waits, a failure, money that arrived. */
export type NoticeTone = 'info' | 'waiting' | 'failure' | 'arrived';

const icons = {
  info: IconInfoCircle,
  waiting: IconAlertTriangle,
  failure: IconAlertCircle,
  arrived: IconCircleCheck,
};

/** A message that stays on the page. Failures are announced at once, the rest when the reader is idle. */
export function Notice({ tone, title, children }: { tone: NoticeTone; title?: string; children?: ReactNode }) {
  const Icon = icons[tone];
  return (
    <div className={classes.notice} data-tone={tone} role={tone === 'failure' ? 'alert' : 'status'}>
      <Icon size={18} aria-hidden />
      <div>
        {title && <strong>{title}</strong>}
        {children}
      </div>
    </div>
  );
}
