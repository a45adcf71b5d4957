export { type RunningMongo, startMongo } from './src/start-mongo.ts';
export { UnusableFolder } from './src/store/unusable-folder.ts';
