import type { BusLog, BusObservation } from '../bus-settings.ts';

export interface LogLine {
  level: string;
  message: string;
  details: object;
}

export function recordedLog() {
  const lines: LogLine[] = [];
  const at = (level: string) => (details: object, message: string) => {
    lines.push({ level, message, details });
  };
  const log: BusLog = { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') };
  return { log, lines, says: (text: string) => lines.some(line => JSON.stringify(line).includes(text)) };
}

export function countedObservations() {
  const seen: BusObservation[] = [];
  return {
    observe: (observation: BusObservation) => {
      seen.push(observation);
    },
    count: (what: BusObservation['what']) => seen.filter(each => each.what === what).length,
  };
}
