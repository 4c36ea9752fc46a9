import { addDays, daysBetween } from '#shared/dates.ts';
import { calendarDates } from '../understanding/dates-in-text.ts';
import type { RouteWish } from './choose-route.ts';
import type { JourneyPlan } from './journey-plan.ts';
import { markedText } from './marked-text.ts';
import { type Named, wordOf } from './names-of-route.ts';
import { IN } from './return-words.ts';

type Trip = { departureDate: string; returnDate: string };
/** The day on which one wants to be in a place. */
export type DayInPlace = { id: string; date: string };

/** "Am 29. Oktober": no sentence ends there. */
const ORDINAL = /\b(am|den|dem|vom|zum) (\d{1,2})\.(?= )/giu;
const WORD = '(?!(?:xcommax|xbreakx)\\b)\\w+';

/** "Be in Jaipur for Diwali on the 29th": the places of which a text tells a day between the first and the last. */
export function daysInPlaces(text: string, places: readonly Named[], trip: Trip): DayInPlace[] {
  const marked = markedText(text.replaceAll(ORDINAL, '$1 $2'));

  return places.flatMap((place) => {
    const around = new RegExp(`(?:${WORD} ){0,5}\\b${IN} ${wordOf(place)}\\b(?: ${WORD}){0,6}`);
    const said = around.exec(marked)?.[0] ?? '';
    const isAlone = places.every((one) => one === place || !new RegExp(wordOf(one)).test(said));
    const [date, ...others] = isAlone ? calendarDates(said, trip) : [];
    const isWithin = date !== undefined && date > trip.departureDate && date < trip.returnDate;

    return isWithin && others.length === 0 ? [{ id: place.id, date }] : [];
  });
}

/** Whether a route stays the night of each such day in its place. */
export function keepsDays({ stays }: JourneyPlan, days: readonly DayInPlace[]): boolean {
  return days.every(({ id, date }) =>
    stays.some(
      ({ destination, arrive, depart }) => destination.id === id && arrive <= date && date < depart,
    ),
  );
}

/** The wishes for the same route with such a place at its end, or else its beginning, for as long as the day calls for. */
export function withDayInPlace(
  wish: RouteWish,
  { id, date }: DayInPlace,
  { departureDate, returnDate }: Trip,
): RouteWish[] {
  const until = addDays(date, 1);
  const lasting = (nights: number): RouteWish['places'] =>
    wish.places.map((one) =>
      one.destination.id === id && one.nights === undefined ? { ...one, leastNights: nights } : one,
    );
  const isOpen = (end: string | undefined, other: string | undefined) =>
    !wish.isOrdered && (end === undefined || end === id) && other !== id;

  return [
    ...(isOpen(wish.last, wish.first)
      ? [{ ...wish, last: id, places: lasting(daysBetween(date, returnDate)) }]
      : []),
    ...(isOpen(wish.first, wish.last)
      ? [{ ...wish, first: id, places: lasting(daysBetween(departureDate, until)) }]
      : []),
  ];
}
