/** Tells password managers whose password a form sets, where the username is no longer asked for. */
export function SavedUsername({ username }: { username: string }) {
  return <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />;
}
