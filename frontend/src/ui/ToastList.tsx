import '@mantine/core/styles/Notification.css';
import '@mantine/notifications/styles.css';
import { Notifications, notifications } from '@mantine/notifications';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { IconAlertCircle, IconAlertTriangle, IconCircleCheck, IconInfoCircle, type Icon } from '@tabler/icons-react';
import { Button } from './Button';
import { Row } from './layout';

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

/** Adds a toast to the list; see `showToast`. */
export function addToast(kind: ToastKind, message: string, page?: string, undo?: () => void) {
  const { color, icon: Mark } = looks[kind];
  const takeBack = () => {
    notifications.hide(id);
    undo?.();
  };
  const id: string = notifications.show({
    message: undo ? (
      <Row>
        {message}
        <Button size="small" tone="subtle" onClick={takeBack}>
          Undo
        </Button>
      </Row>
    ) : (
      message
    ),
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

/** The toasts of the session. They are removed when it ends. */
export function ToastList() {
  const { pathname } = useLocation();
  const shownOn = useRef(pathname);
  useEffect(() => {
    // The first toast may belong to the page that opens just now.
    if (pathname !== shownOn.current) hideToastsOfOthers(pathname);
    shownOn.current = pathname;
  }, [pathname]);
  useEffect(() => () => notifications.clean(), []);
  return <Notifications position="bottom-right" transitionDuration={120} withinPortal={false} />;
}
