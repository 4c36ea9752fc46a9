const NOON = 12;

/** An hour as it was written: "7", "30", "pm"; what stands for half of the day may be any unit of the hour. */
export type SaidHour = {
  hours: string | undefined;
  minutes?: string | undefined;
  half?: string | undefined;
};

/** Minutes after midnight. */
export function minutesOfDay({ hours: said, minutes = '0', half = '' }: SaidHour): number {
  const hours = Number(said);
  const isAfternoon = /^p/i.test(half) && hours < NOON;
  const isMidnight = /^a/i.test(half) && hours === NOON;

  return ((isAfternoon ? hours + NOON : isMidnight ? 0 : hours) * 60 + Number(minutes)) % (24 * 60);
}
