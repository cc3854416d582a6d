import '@mantine/core/styles/Notification.css';
import '@mantine/notifications/styles.css';
import { Notifications, notifications } from '@mantine/notifications';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
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

/** The pages that toasts belong to, by the toasts' ids. */
const pageOfToast = new Map<string, string>();

/**
 * Shows a short message that the user can dismiss. A failure must be shown on the page as well.
 * @param page the path that the message belongs to: it is removed when another page opens
 */
export function showToast(kind: ToastKind, message: string, page?: string) {
  const { color, icon: Mark } = looks[kind];
  const id = notifications.show({
    message,
    color,
    icon: <Mark size={16} aria-hidden />,
    closeButtonProps: { 'aria-label': 'Dismiss' },
    role: kind === 'danger' ? 'alert' : 'status',
    onClose: ({ id: closed }) => void (closed && pageOfToast.delete(closed)),
  });
  if (page) pageOfToast.set(id, page);
}

function hideToastsOfOthers(path: string) {
  for (const [id, page] of pageOfToast) if (page !== path) notifications.hide(id);
}

/** The place where toasts appear. They are removed when the session ends. */
export function Toasts() {
  const { pathname } = useLocation();
  useEffect(() => hideToastsOfOthers(pathname), [pathname]);
  useEffect(() => () => notifications.clean(), []);
  return (
    <section aria-label="Notifications">
      <Notifications position="bottom-right" transitionDuration={120} withinPortal={false} />
    </section>
  );
}
