export { addDays } from './civil-date.ts';
