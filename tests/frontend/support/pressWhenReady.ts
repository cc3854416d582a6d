import { waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Clicks a button once it takes clicks: while it is busy or disabled it ignores them, as the button of a dialog does that is still reading. */
export async function pressWhenReady(user: UserEvent, find: () => HTMLElement): Promise<void> {
  await waitFor(() => {
    expect(find()).not.toHaveAttribute('aria-busy', 'true');
    expect(find()).not.toHaveAttribute('aria-disabled', 'true');
  });
  await user.click(find());
}
