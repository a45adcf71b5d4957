import { parentPort, workerData } from 'node:worker_threads';
import { readPage } from '@sufra/recipe-reader';

parentPort?.postMessage(readPage(workerData as string));
