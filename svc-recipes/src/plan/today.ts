/** Of the service, in UTC: days are written as their members name them, and it knows no member's zone. */
export const today = () => new Date().toISOString().slice(0, 10);
