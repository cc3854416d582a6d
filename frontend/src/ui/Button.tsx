import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import classes from './Button.module.css';

/** The look of a button: the primary action of a view, any other, a subtle one, a destructive one, or a link. */
export type ButtonTone = 'primary' | 'plain' | 'subtle' | 'danger' | 'link';

interface Props extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled'> {
  tone?: ButtonTone;
  size?: 'normal' | 'small';
  isWide?: boolean;
  isLoading?: boolean;
  isDisabled?: boolean;
  icon?: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

/**
 * A button. While loading or disabled it stays focusable (aria-disabled), so that keyboard users do not lose the focus, and it
 * ignores clicks and submits.
 */
export function Button({ tone = 'plain', size = 'normal', isWide, isLoading, isDisabled, icon, ...rest }: Props) {
  const isInert = Boolean(isLoading || isDisabled);
  const onClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (isInert) event.preventDefault();
    else rest.onClick?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      className={classes.button}
      data-tone={tone}
      data-size={size}
      data-wide={isWide}
      aria-disabled={isInert}
      aria-busy={isLoading}
      onClick={onClick}
    >
      {isLoading ? <span className={classes.spinner} aria-hidden /> : icon}
      {rest.children}
    </button>
  );
}
