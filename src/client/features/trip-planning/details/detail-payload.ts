import { listedWords } from '#shared/listed-words.ts';
import type { PreferenceInput } from '#shared/preferences/preference.schema.ts';
import type { TripDetailValues } from './detail-values.ts';

type DetailPayload = Pick<
  PreferenceInput,
  | 'mustSees'
  | 'arrival'
  | 'departure'
  | 'companions'
  | 'diet'
  | 'allergies'
  | 'firstVisit'
  | 'pace'
  | 'spendingLimit'
  | 'appointments'
  | 'work'
>;

type PayloadSource = TripDetailValues & { tripType: PreferenceInput['tripType'] };

/** The details that were filled in, as the preferences call takes them; empty when none was. */
export function toDetailPayload(values: PayloadSource, travelers: number): DetailPayload {
  const { tripType, mustSees, diet, beenBefore, pace, appointments } = values;
  const allergies = listedWords(values.allergies);
  const arrival = journey(values.arrivalTime, values.arrivalFlight);
  const departure = journey(values.departureTime, values.departureFlight);

  return {
    // The place of a surprise trip is not known yet, and so neither are its sights.
    ...(mustSees.length > 0 && tripType !== 'surprise' && { mustSees: [...mustSees] }),
    ...(arrival && { arrival }),
    ...(departure && { departure }),
    ...companionsOf(values, travelers),
    ...(diet.length > 0 && { diet: [...diet] }),
    ...(allergies.length > 0 && { allergies }),
    ...(beenBefore && { firstVisit: false }),
    ...(pace !== '' && { pace }),
    ...(values.limitAmount.trim() !== '' && {
      spendingLimit: { amount: toAmount(values.limitAmount), currency: values.limitCurrency },
    }),
    ...(appointments.length > 0 && {
      appointments: appointments.map(({ date, start, title, end, place }) => ({
        date,
        start,
        title: title.trim(),
        ...(end !== '' && { end }),
        ...(place.trim() !== '' && { place: place.trim() }),
      })),
    }),
    ...(tripType === 'business' && workOf(values)),
  };
}

/** "1,200.50" as a number; NaN when it is none. */
function toAmount(text: string): number {
  return Number(text.replaceAll(/[\s,]/g, '') || Number.NaN);
}

function journey(time: string, flight: string) {
  const number = flight.trim();

  if (time === '' && number === '') return undefined;
  return { ...(time !== '' && { time }), ...(number !== '' && { flight: number }) };
}

/** Whoever is not a child is an adult: the wizard asks for the number of travelers before. */
function companionsOf({ children, stepFree }: TripDetailValues, travelers: number) {
  if (children.length === 0 && !stepFree) return {};
  return {
    companions: {
      adults: Math.max(0, travelers - children.length),
      children: children.map(({ age }) => Number.parseInt(age, 10)),
      stepFree,
    },
  };
}

function workOf({ workStart, workEnd, workPlace }: TripDetailValues) {
  const place = workPlace.trim();

  if (workStart === '' && workEnd === '' && place === '') return {};
  return { work: { start: workStart, end: workEnd, ...(place !== '' && { place }) } };
}
