export { type RunningMongo, startMongo } from './src/start-mongo.ts';
export { FolderInUse } from './src/store/folder-lock.ts';
