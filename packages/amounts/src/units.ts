export type Units = 'metric' | 'imperial';
