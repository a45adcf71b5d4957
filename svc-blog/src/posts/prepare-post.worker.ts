import { parentPort } from 'node:worker_threads';
import { type Draft, preparePost } from './prepare-post.ts';

// An error that is thrown here ends the thread, and `openPreparer` hears of it.
parentPort?.on('message', (draft: Draft) => parentPort?.postMessage(preparePost(draft)));
