import { oneLine } from '../../domain/oneLine';
import { RuleError } from '../../domain/errors';

const schema = oneLine(255);

/** The name of an uploaded file. @throws RuleError invalid_input */
export function uploadFilename(filename: string): string {
  if (filename.trim() === '' || !schema.isValidSync(filename)) {
    throw new RuleError('invalid_input', 'filename', 'The name of the file has at most 255 characters, on one line.');
  }
  return filename.trim();
}
