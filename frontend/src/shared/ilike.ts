const escapeWildcards = (text: string) => text.trim().replace(/[\\%_]/g, '\\$&');

/** A pattern for `_ilike` that matches any value that contains the text; wildcards in the text are escaped. */
export const containsPattern = (text: string): string => `%${escapeWildcards(text)}%`;

/** A pattern for `_ilike` that matches the text itself in upper or lower case. */
export const equalsPattern = (text: string): string => escapeWildcards(text);
