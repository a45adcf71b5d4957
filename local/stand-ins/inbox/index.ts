export { type Inbox, startInbox } from './src/start-inbox.ts';
