import { type Portal } from './session/PortalContext';

/** Who may enter a route (specification section 2). */
export type Guard = 'signedIn' | 'admin';

const admits: Record<Guard, (portal: Portal) => boolean> = {
  signedIn: () => true,
  admin: ({ isAdmin }) => isAdmin,
};

/** Whether the guard lets this user in. The server decides again on every row. */
export function mayEnter(guard: Guard, portal: Portal): boolean {
  return admits[guard](portal);
}
