import { useEffect, useState } from 'react';
import { useIsHydrating, useToday } from '#client/lib/hydration.ts';

const MINUTE = 60_000;

/** A moment as the clocks at a place tell it. */
export type PlaceTime = { date: string; time: string };

/** The date and the time of day at a place; by this device's own clock where its time zone is not known. */
export function placeTime(now: Date, timeZone: string | undefined): PlaceTime {
  const text = new Intl.DateTimeFormat('sv-SE', {
    dateStyle: 'short',
    timeStyle: 'short',
    ...(timeZone === undefined ? {} : { timeZone }),
  }).format(now);

  return { date: text.slice(0, 10), time: text.slice(11, 16) };
}

/** The clock at a place, minute by minute; the time of day is known only once the page is hydrated. */
export function usePlaceClock(timeZone: string | undefined): { date: string; time?: string } {
  const isHydrating = useIsHydrating();
  const today = useToday();
  const [now, setNow] = useState(() => new Date());

  useEffect(() => {
    const timer = window.setInterval(() => setNow(new Date()), MINUTE / 2);

    return () => window.clearInterval(timer);
  }, []);
  return isHydrating ? { date: today } : placeTime(now, timeZone);
}
