const pattern = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** Whether a text can be an id at all, so that nonsense is answered like an id that does not exist. */
export function isUuid(text: string): boolean {
  return pattern.test(text);
}
