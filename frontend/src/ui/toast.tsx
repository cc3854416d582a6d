import '@mantine/core/styles/Notification.css';
import '@mantine/notifications/styles.css';
import { Notifications, notifications } from '@mantine/notifications';
import { useEffect } from 'react';
import { IconAlertCircle, IconAlertTriangle, IconCircleCheck, IconInfoCircle, type Icon } from '@tabler/icons-react';

/** Kinds of toasts (specification section 8). */
export type ToastKind = 'info' | 'danger' | 'success' | 'gray' | 'primary' | 'warning';

const looks: Record<ToastKind, { color: string; icon: Icon }> = {
  info: { color: 'var(--c-quiet)', icon: IconInfoCircle },
  gray: { color: 'var(--c-quiet)', icon: IconInfoCircle },
  primary: { color: 'var(--c-accent)', icon: IconInfoCircle },
  success: { color: 'var(--c-arrived)', icon: IconCircleCheck },
  warning: { color: 'var(--c-waiting)', icon: IconAlertTriangle },
  danger: { color: 'var(--c-failure)', icon: IconAlertCircle },
};

/** Says briefly what happened, with a way to dismiss it. It is never the only carrier of a failure. */
export function showToast(kind: ToastKind, message: string) {
  const { color, icon: Mark } = looks[kind];
  notifications.show({
    message,
    color,
    icon: <Mark size={16} aria-hidden />,
    closeButtonProps: { 'aria-label': 'Dismiss' },
    role: kind === 'danger' ? 'alert' : 'status',
  });
}

/** Where toasts appear. They go with the session that they speak of. */
export function Toasts() {
  useEffect(() => () => notifications.clean(), []);
  return (
    <section aria-label="Notifications">
      <Notifications position="bottom-right" transitionDuration={120} withinPortal={false} />
    </section>
  );
}
