export { TimerAlarm } from './timer-alarm.tsx';
export { TimerBar } from './timer-bar.tsx';
