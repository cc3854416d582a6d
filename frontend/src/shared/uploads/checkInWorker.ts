import type { FileCheck, FileKind } from './checkFile';
import type { FileMessage } from './fileWorker';
import { startFileWorker } from './startFileWorker';

const unreadable: FileCheck = { fault: 'The file could not be read. Choose it again.' };

/** Reads and packs a file in a worker of its own. */
export async function checkInWorker(kind: FileKind, file: File): Promise<FileCheck> {
  const buffer = await file.arrayBuffer().catch(() => undefined);
  if (!buffer) return unreadable;
  const worker = startFileWorker();
  try {
    return await new Promise<FileCheck>((resolve) => {
      worker.onmessage = ({ data }: MessageEvent<FileCheck>) => resolve(data);
      worker.onerror = () => resolve(unreadable);
      const message: FileMessage = { kind, bytes: new Uint8Array(buffer) };
      worker.postMessage(message, [buffer]);
    });
  } finally {
    worker.terminate();
  }
}
