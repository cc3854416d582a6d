import type { FileKind } from '../../../../domain/uploads/fileReaders';
import type { FileCheck } from './checkFile';
import type { FileMessage } from './fileWorker';
import { startFileWorker } from './startFileWorker';

const unreadable: FileCheck = { fault: 'The file could not be read. Choose it again.' };
const tooSlow: FileCheck = { fault: 'Reading the file takes too long. Split it into several files.' };
/** A file within the limits of uploads takes a twentieth of it on a phone. */
const timeLimitMs = 60_000;

/** Reads and packs a file in a worker of its own, which is ended at its time limit. */
export async function checkInWorker(kind: FileKind, file: File): Promise<FileCheck> {
  const buffer = await file.arrayBuffer().catch(() => undefined);
  if (!buffer) return unreadable;
  const worker = startFileWorker();
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    return await new Promise<FileCheck>((resolve) => {
      timer = setTimeout(() => resolve(tooSlow), timeLimitMs);
      worker.onmessage = ({ data }: MessageEvent<FileCheck>) => resolve(data);
      worker.onerror = () => resolve(unreadable);
      const message: FileMessage = { kind, bytes: new Uint8Array(buffer) };
      worker.postMessage(message, [buffer]);
    });
  } finally {
    clearTimeout(timer);
    worker.terminate();
  }
}
