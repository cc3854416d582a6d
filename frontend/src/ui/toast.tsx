import '@mantine/core/styles/Notification.css';
import '@mantine/notifications/styles.css';
import { Notifications, notifications } from '@mantine/notifications';
import { useEffect } from 'react';
import { IconAlertCircle, IconAlertTriangle, IconCircleCheck, IconInfoCircle, type Icon } from '@tabler/icons-react';

/** Kinds of toasts (specification section 8). */
export type ToastKind = 'info' | 'danger' | 'success' | 'gray' | 'primary' | 'warning';

const looks: Record<ToastKind, { color: string; icon: Icon }> = {
  info: { color: 'var(--c-neutral)', icon: IconInfoCircle },
  gray: { color: 'var(--c-neutral)', icon: IconInfoCircle },
  primary: { color: 'var(--c-accent)', icon: IconInfoCircle },
  success: { color: 'var(--c-success)', icon: IconCircleCheck },
  warning: { color: 'var(--c-waiting)', icon: IconAlertTriangle },
  danger: { color: 'var(--c-failure)', icon: IconAlertCircle },
};

/** Shows a short message that the user can dismiss. A failure must be shown on the page as well. */
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

/** The place where toasts appear. They are removed when the session ends. */
export function Toasts() {
  useEffect(() => () => notifications.clean(), []);
  return (
    <section aria-label="Notifications">
      <Notifications position="bottom-right" transitionDuration={120} withinPortal={false} />
    </section>
  );
}
