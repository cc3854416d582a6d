/** Saves a text or bytes as a file in the user's downloads. */
export function saveFile(name: string, type: string, content: BlobPart): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

/** Downloads from an address that answers with an attachment. The page stays; the browser shows the progress, however large the file is. */
export function openDownload(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.click();
}
