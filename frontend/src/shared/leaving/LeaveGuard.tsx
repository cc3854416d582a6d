import { useCallback, useContext, useMemo, useRef, useState, type ReactNode } from 'react';
import { parsePath, UNSAFE_NavigationContext as NavigationContext, useLocation, type To } from 'react-router-dom';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { isDetour } from '../drafts/detour';
import { guardHistory, type Resume } from './guardHistory';
import { guardNavigator } from './guardNavigator';
import { LeaveContext, type Leave, LeaveGuardContext, type SetGuard } from './useLeaveGuard';

const pathOf = (to: To) => (typeof to === 'string' ? parsePath(to) : to).pathname;

/**
 * Asks before a page with changes is left, by link, command, Back or closing the tab. React Router's own blocker needs its data router,
 * which would add 18 kB to the sign-in.
 */
export function LeaveGuard({ children }: { children: ReactNode }) {
  const isChanged = useRef<(() => boolean) | undefined>(undefined);
  const [pending, setPending] = useState<Resume>();
  const ask = useCallback((resume: Resume) => setPending(() => resume), []);
  const isGuarded = useCallback(() => isChanged.current?.() ?? false, []);
  const setGuard = useCallback<SetGuard>(
    (next) => {
      isChanged.current = next;
      const stop = guardHistory(isGuarded, ask);
      return () => {
        stop();
        isChanged.current = undefined;
      };
    },
    [isGuarded, ask],
  );
  const leaveBy = useCallback<Leave>((act) => (isGuarded() ? ask(act) : act()), [isGuarded, ask]);
  const close = () => setPending(undefined);
  const leave = () => {
    isChanged.current = undefined;
    close();
    pending?.();
  };
  return (
    <GuardedNavigation isGuarded={isGuarded} ask={ask}>
      <LeaveContext value={leaveBy}>
        <LeaveGuardContext value={setGuard}>{children}</LeaveGuardContext>
      </LeaveContext>
      <ConfirmDialog
        isOpen={pending !== undefined}
        title="Leave this page?"
        confirmLabel="Leave page"
        onConfirm={leave}
        onClose={close}
      >
        <p>What you entered is kept as a draft in this tab for 24 hours, or until you log out.</p>
      </ConfirmDialog>
    </GuardedNavigation>
  );
}

interface NavigationProps {
  isGuarded: () => boolean;
  ask: (resume: Resume) => void;
  children: ReactNode;
}

/** Gives links and commands a navigator that asks. Another query of the same page does not leave it, and from a detour the user returns. */
function GuardedNavigation({ isGuarded, ask, children }: NavigationProps) {
  const navigation = useContext(NavigationContext);
  const { pathname } = useLocation();
  const guarded = useMemo(() => {
    const isHeld = (to: To, state: unknown) => pathOf(to) !== pathname && !isDetour(state) && isGuarded();
    return { ...navigation, navigator: guardNavigator(navigation.navigator, isHeld, ask) };
  }, [navigation, pathname, isGuarded, ask]);
  return <NavigationContext value={guarded}>{children}</NavigationContext>;
}
