/** Plans keep full five minutes: the next such minute of the day, or this one. */
export const upToFive = (minutes: number): number => Math.ceil(minutes / 5) * 5;

/** The last full five minutes up to a minute of the day. */
export const downToFive = (minutes: number): number => Math.floor(minutes / 5) * 5;
