/** A size in words: "48 kB", "1.2 MB". @param bytes a whole number, as a text where it comes from the database */
export function formatFileSize(bytes: string | number): string {
  const kilobytes = Number(bytes) / 1024;
  if (kilobytes < 1000) return `${Math.max(1, Math.round(kilobytes))} kB`;
  return `${(kilobytes / 1024).toFixed(1)} MB`;
}
