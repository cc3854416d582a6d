import type { FileKind } from '../../../../domain/uploads/fileReaders';
import { checkFile } from './checkFile';

/** The worker's one message: a file and what it holds. It answers with the FileCheck. */
export interface FileMessage {
  readonly kind: FileKind;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

self.onmessage = ({ data: { kind, bytes } }: MessageEvent<FileMessage>) => {
  checkFile(kind, bytes).then(
    (check) => self.postMessage(check),
    // The page tells the user; an error of the program goes to its own handler.
    (error: unknown) => reportError(error),
  );
};
