/** How many people are needed, in words. */
export function teamText(size: number | undefined): string {
  if (size === undefined) return 'Not possible';
  return size === 1 ? '1 person' : `${size} people`;
}
