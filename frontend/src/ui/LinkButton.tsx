import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { ButtonTone } from './Button';
import classes from './Button.module.css';

interface Props {
  to: string;
  tone?: ButtonTone;
  size?: 'normal' | 'small';
  icon?: ReactNode;
  /** The state of the navigation. */
  state?: object;
  children: ReactNode;
}

/** A link that looks like a button. */
export function LinkButton({ to, tone = 'plain', size = 'normal', icon, state, children }: Props) {
  return (
    <Link to={to} state={state} className={classes.button} data-tone={tone} data-size={size}>
      {icon}
      {children}
    </Link>
  );
}
