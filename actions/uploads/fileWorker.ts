import { parentPort, workerData } from 'node:worker_threads';
import { readPackedFile, type PackedFile } from './readPackedFile';

/** The program of the thread that reads one file. */
parentPort?.postMessage(readPackedFile(workerData as PackedFile));
