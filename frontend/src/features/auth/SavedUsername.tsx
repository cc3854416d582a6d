/** A hidden username, from which password managers know whose password a form sets. */
export function SavedUsername({ username }: { username: string }) {
  return <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />;
}
