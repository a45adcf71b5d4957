export { type Google, startGoogle } from './src/start-google.ts';
