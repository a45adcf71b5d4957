export type { Claims, Misbehaviour } from './src/defects.ts';
export { type Google, startGoogle } from './src/start-google.ts';
