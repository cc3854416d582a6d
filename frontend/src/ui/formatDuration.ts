/** A duration: `0.4 s`, `12 s`, `3 min`, `5 h`, `2 days`; `< 0.1 s` where it rounds to nothing. */
export function formatDuration(ms: number): string {
  const seconds = Math.max(ms, 0) / 1000;
  if (seconds < 0.05) return '< 0.1 s';
  if (seconds < 9.95) return `${seconds.toFixed(1)} s`;
  if (seconds < 59.5) return `${Math.round(seconds)} s`;
  const minutes = Math.round(seconds / 60);
  if (minutes < 120) return `${minutes} min`;
  const hours = Math.round(minutes / 60);
  return hours < 48 ? `${hours} h` : `${Math.round(hours / 24)} days`;
}
