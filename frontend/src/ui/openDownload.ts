/** Downloads from an address that answers with an attachment. The page stays; the browser shows the progress, however large the file is. */
export function openDownload(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.click();
}
