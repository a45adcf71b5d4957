export { PlacedTimers } from './placed-timers.tsx';
export { TimerAlarm } from './timer-alarm.tsx';
