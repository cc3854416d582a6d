import { useLocation, useNavigate } from 'react-router-dom';
import { Notice } from '../../ui/Notice';
import classes from './RefusalNotice.module.css';
import { refusalText } from './refusals';

/** Tells a user who was sent to this page why the one they asked for is closed to them. */
export function RefusalNotice() {
  const { pathname, search, state } = useLocation() as { pathname: string; search: string; state: unknown };
  const navigate = useNavigate();
  const text = refusalText(state);
  if (!text) return null;
  const dismiss = () => {
    void navigate({ pathname, search }, { replace: true });
    document.getElementById('content')?.focus();
  };
  return (
    <div className={classes.place}>
      <Notice tone="info" onDismiss={dismiss}>
        {text}
      </Notice>
    </div>
  );
}
