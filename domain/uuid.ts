const pattern = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** Whether a text has the form of an id. Any other text is answered like an id that does not exist. */
export function isUuid(text: string): boolean {
  return pattern.test(text);
}
