/** A code as words: `ready_to_send` as "Ready to send". For codes of open sets, which have no label of their own. */
export function wordsOfCode(code: string): string {
  const text = code.replaceAll('_', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
