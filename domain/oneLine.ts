import { string } from 'yup';

/**
 * Text as people type it and the provider takes it: trimmed, anything printable, on one line, up to a length in
 * characters. Control characters are refused here, because the database and the provider would fail on them later.
 */
export const oneLine = (length: number) =>
  string()
    .trim()
    .max(length, `Use at most ${length} characters.`)
    // eslint-disable-next-line no-control-regex -- control characters are what this rule keeps out
    .matches(/^[^\u0000-\u001f\u007f]*$/, 'Use plain text on one line.');
