/** "PT8H30M" or "P1DT2H" in minutes; undefined for anything else. */
export function isoDurationMinutes(text: string): number | undefined {
  const parts = /^P(?:(\d{1,2})D)?(?:T(?:(\d{1,3})H)?(?:(\d{1,4})M)?(?:\d+(?:\.\d+)?S)?)?$/.exec(
    text,
  );

  if (!parts || text === 'P') return undefined;
  const [, days = 0, hours = 0, minutes = 0] = parts.map((part) => Number(part ?? 0));

  return days * 1440 + hours * 60 + minutes;
}
