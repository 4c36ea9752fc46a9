import { countText } from '#shared/count-text.ts';
import { originalPrices } from '#shared/booking/original-prices.ts';
import type { TripSelection } from '#shared/booking/selection.schema.ts';
import { dayWithWeekday, formatDay } from '#shared/dates.ts';
import { toldEnd } from '#shared/generation/told-end.ts';
import { formatMoney } from '#shared/money.ts';
import { creditLine } from '#shared/trips/credits.ts';
import { isSecret } from '#shared/trips/is-secret.ts';
import { routeText } from '#shared/trips/route-text.ts';
import { staysOf } from '#shared/trips/stop-place.ts';
import { farePerPerson } from '#shared/trips/trip-budget.ts';
import { entryFacts } from '#shared/trips/own-entry-text.ts';
import type {
  TripAccommodation,
  TripDetail,
  TripFlight,
  TripItineraryDay,
} from '#shared/trips/trip.schema.ts';
import { type MapSketch, sketchDay, stopNumbers } from './map-sketch.ts';
import { rideDetails } from './ride-details.ts';
import { datedHints } from './sealed-trip.ts';
import { openingText, priceText, wayThere } from './stop-details.ts';

/** What a line is about: when, what, and more about it in small print. */
export type VoucherRow = {
  lead: string;
  title: string;
  lines: string[];
  label?: string;
  /** The number that this place has on the section's map. */
  mark?: number;
};
export type VoucherSection = {
  title: string;
  note?: string;
  map?: MapSketch | undefined;
  rows: VoucherRow[];
};
/** The voucher's words, before anything is drawn. */
export type VoucherContent = {
  title: string;
  facts: string[];
  sections: VoucherSection[];
  footer: string;
};

const FOOTER =
  'Made by Northstar. Sample fares and estimates are not offers; this paper is no ticket and no confirmed booking.';

/**
 * Everything a traveller wants on paper. A secret trip tells its dates, its party and its open hints. `selections` are
 * what was chosen, for the prices that were not in dollars.
 */
export function voucherContent(
  trip: TripDetail,
  now: Date,
  selections: readonly TripSelection[] = [],
): VoucherContent {
  const sealed = isSecret(trip);
  const { travelers } = trip.tripPreferences;
  const sections = sealed ? [hintsSection(trip)] : openSections(trip, selections);

  return {
    title: sealed ? 'Your surprise trip' : trip.destination,
    facts: [
      `${formatDay(trip.startDate)} to ${formatDay(trip.endDate)}`,
      countText(travelers, 'traveler'),
      `Trip ${trip.id}`,
    ],
    sections,
    footer: FOOTER,
  };
}

/** All that is known of the trip, or that nothing is yet. */
function openSections(trip: TripDetail, selections: readonly TripSelection[]): VoucherSection[] {
  const known = [
    routeSection(trip),
    flightsSection(trip),
    staysSection(trip),
    ...trip.itineraryDays.map((day) => daySection(day, staysOf(trip, day).night)),
    entriesSection(trip),
    costsSection(trip),
    originalPricesSection(selections),
    {
      title: 'Good to know',
      rows: [...trip.warnings, creditLine(trip.itineraryDays)].flatMap((text) =>
        text ? [row('', text)] : [],
      ),
    },
  ].filter(({ rows }) => rows.length > 0);

  return known.length > 0 ? known : [NOTHING_YET];
}

/** The places in their order with their nights, and the rides that lead to them. */
function routeSection({ places = [], tripPreferences }: TripDetail): VoucherSection {
  const route = routeText(places, '–');

  return {
    title: 'Route',
    ...(route === undefined ? {} : { note: route }),
    rows: places.map(({ name, nights, arrive, depart, ride }) =>
      row(countText(nights, 'night'), name, [
        `${formatDay(arrive)} to ${formatDay(depart)}`,
        ride && rideDetails(ride),
        ride &&
          `${ride.estimate ? 'About ' : ''}${formatMoney(ride.usd)} for ${tripPreferences.travelers === 1 ? 'one traveler' : `the ${tripPreferences.travelers} of you`}`,
      ]),
    ),
  };
}

function entriesSection({ entries = [] }: TripDetail): VoucherSection {
  return {
    title: 'Your own entries',
    rows: entries.map((entry) =>
      row(
        [formatDay(entry.date), entry.time].filter(Boolean).join(', '),
        entry.title,
        entryFacts(entry),
      ),
    ),
  };
}

const NOTHING_YET: VoucherSection = {
  title: 'Your days',
  rows: [{ lead: '', title: 'Nothing is planned or chosen for this trip yet.', lines: [] }],
};

function row(lead: string, title: string, lines: (string | undefined | false)[] = []): VoucherRow {
  return { lead, title, lines: lines.filter((line): line is string => Boolean(line)) };
}

function hintsSection(trip: TripDetail): VoucherSection {
  const rows = datedHints(trip).map(({ day, text }) =>
    row(formatDay(day), text ?? 'This hint is still sealed.'),
  );

  return {
    title: 'Hints until departure',
    note: 'Flights, stay and days appear once the destination is revealed.',
    rows: rows.length > 0 ? rows : [row(formatDay(trip.startDate), 'The day you find out.')],
  };
}

function flightsSection(trip: TripDetail): VoucherSection {
  return { title: 'Flights', rows: trip.flights.map(flightRow) };
}

function flightRow(flight: TripFlight): VoucherRow {
  const isSample = /sample/i.test(flight.provider ?? '') || !flight.bookingReference;

  return {
    ...row(
      flight.isReturn ? 'Return' : 'Outbound',
      `${flight.departureAirport} to ${flight.arrivalAirport}, ${flight.airline} ${flight.flightNumber}`,
      [
        `Departs ${formatDay(flight.departureDate)}, ${flight.departureTime}. Arrives ${formatDay(flight.arrivalDate)}, ${flight.arrivalTime}. Local times.`,
        `${flight.cabin}, ${formatMoney(farePerPerson(flight), flight.currency)} per person`,
        flight.bookingReference && `Booking reference ${flight.bookingReference}`,
      ],
    ),
    ...(isSample ? { label: 'Sample' } : {}),
  };
}

function staysSection(trip: TripDetail): VoucherSection {
  return { title: 'Stay', rows: trip.accommodations.map(stayRow) };
}

function stayRow(stay: TripAccommodation): VoucherRow {
  const nights = [formatDay(stay.checkIn), formatDay(stay.checkOut)].filter((day) => day !== 'N/A');

  return {
    ...row(stay.type, stay.name, [
      stay.address,
      nights.join(' to '),
      stay.pricePerNight > 0 && `${formatMoney(stay.pricePerNight, stay.currency)} per night`,
      !stay.isSelected && 'Suggested, not booked.',
    ]),
    label: 'Estimate',
  };
}

function daySection(day: TripItineraryDay, stay: TripDetail['stay']): VoucherSection {
  const marks = stopNumbers(day);
  const { highC, lowC, daylight } = day.weather;
  const note = [
    day.title ?? day.dayType,
    `${Math.round(lowC)} to ${Math.round(highC)} °C`,
    `daylight ${daylight.join('–')}`,
    day.note,
  ];

  return {
    title: `Day ${day.dayNumber}, ${dayWithWeekday(day.date)}`,
    note: note.filter(Boolean).join(' · '),
    map: sketchDay(day, stay),
    rows: day.activities.map((stop, index) => ({
      ...row(stop.time, stop.activity, [
        [
          stop.duration,
          wayThere(stop),
          stop.place && toldEnd(stop.place),
          openingText(stop),
          priceText(stop.place),
        ]
          .filter(Boolean)
          .join(' · '),
        stop.why ?? stop.description,
      ]),
      ...(marks.has(index) ? { mark: marks.get(index) ?? 0 } : {}),
    })),
  };
}

function costsSection({ costs, tripPreferences }: TripDetail): VoucherSection {
  const title = 'Costs';

  if (!costs) return { title, rows: [] };
  const entries: [string, number][] = [
    ['Flights', costs.flights],
    ['Stay', costs.stay],
    ['Food', costs.food],
    ['Activities', costs.activities],
    ['Transport', costs.transport],
    ...(costs.own === undefined
      ? []
      : [['Your own entries', costs.own] satisfies [string, number]]),
    ['Total', costs.total],
  ];

  return {
    title,
    note: `Estimate in US dollars for ${tripPreferences.travelers === 1 ? 'one traveler' : `the ${tripPreferences.travelers} of you`}`,
    rows: entries.map(([lead, amount]) => row(lead, formatMoney(amount))),
  };
}

function originalPricesSection(selections: readonly TripSelection[]): VoucherSection {
  return {
    title: 'Prices as their providers state them',
    rows: originalPrices(selections).map(({ what, stated, about, rate }) =>
      row('', `${what}: ${stated}`, [about, rate && `${rate}.`]),
    ),
  };
}
