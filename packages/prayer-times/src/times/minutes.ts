const minute = 60_000;

export const later = (time: Date, minutes: number) => new Date(time.getTime() + minutes * minute);
export const minuteBefore = (time: Date) => new Date(Math.floor(time.getTime() / minute) * minute);
export const minuteAfter = (time: Date) => new Date(Math.ceil(time.getTime() / minute) * minute);
export const nearestMinute = (time: Date) => new Date(Math.round(time.getTime() / minute) * minute);
