import { gunzipSync } from 'node:zlib';
import { uploadLimits, refusedFile } from '../../domain/uploads/limits';

/**
 * The bytes of a file that the browser sent, compressed with gzip and in base64. Unpacking stops at the largest file that is taken.
 * @throws RuleError file_refused
 */
export function unpackFile(content: string): Buffer {
  try {
    return gunzipSync(Buffer.from(content, 'base64'), { maxOutputLength: uploadLimits.bytes });
  } catch (error) {
    const isTooLarge = (error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE';
    throw refusedFile(
      isTooLarge
        ? 'The file is larger than 5 MB. Split it into several files.'
        : 'The file did not arrive whole. Upload it again.',
    );
  }
}
