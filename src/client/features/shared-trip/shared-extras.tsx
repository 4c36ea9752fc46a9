import type { ReactNode } from 'react';
import { formatDay } from '#shared/dates.ts';
import { formatMoney } from '#shared/money.ts';
import type { SharedTrip } from '#shared/sharing/sharing.schema.ts';
import classes from './shared-trip.module.css';

const COST_LABELS = [
  ['flights', 'Flights'],
  ['stay', 'Stay'],
  ['food', 'Food'],
  ['activities', 'Activities'],
  ['transport', 'Transport'],
  ['own', 'Own entries'],
  ['total', 'Total'],
] as const;

/** What else the traveller shows: bookings, costs and the packing list. */
export function SharedExtras({ trip }: { trip: SharedTrip }) {
  return (
    <div className={classes.extras}>
      {trip.bookings && <Bookings bookings={trip.bookings} />}
      {trip.costs && <Costs costs={trip.costs} />}
      {trip.packing && trip.packing.length > 0 && (
        <Panel title="Packing list">
          <ul className={classes.list}>
            {trip.packing.map(({ name, quantity }, index) => (
              <li key={`${name}-${index}`}>{quantity > 1 ? `${quantity} × ${name}` : name}</li>
            ))}
          </ul>
        </Panel>
      )}
    </div>
  );
}

function Panel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={classes.panel}>
      <h2 className={classes.panelTitle}>{title}</h2>
      {children}
    </section>
  );
}

function Bookings({ bookings }: { bookings: NonNullable<SharedTrip['bookings']> }) {
  const { flights, stays, experiences } = bookings;

  if (flights.length + stays.length + experiences.length === 0) return null;
  return (
    <Panel title="Flights and stays">
      <ul className={classes.list}>
        {flights.map((flight, index) => (
          <li key={index}>
            <strong>
              {flight.from} to {flight.to}
            </strong>
            , {formatDay(flight.departureDate)}, {flight.departureTime} to {flight.arrivalTime}
            {flight.airline && ` · ${flight.airline} ${flight.flightNumber ?? ''}`}
            {flight.price !== undefined && ` · ${formatMoney(flight.price, flight.currency)}`}
          </li>
        ))}
        {stays.map((stay, index) => (
          <li key={index}>
            <strong>{stay.name ?? stay.type}</strong>, {formatDay(stay.checkIn)} to{' '}
            {formatDay(stay.checkOut)}
            {stay.address && ` · ${stay.address}`}
            {stay.pricePerNight !== undefined &&
              stay.pricePerNight > 0 &&
              ` · ${formatMoney(stay.pricePerNight, stay.currency)} a night`}
          </li>
        ))}
        {experiences.map((experience, index) => (
          <li key={index}>
            <strong>{experience.name ?? 'An experience'}</strong>
            {experience.price && ` · ${experience.price}`}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Costs({ costs }: { costs: NonNullable<SharedTrip['costs']> }) {
  return (
    <Panel title="Costs">
      <p className={classes.quiet}>An estimate in US dollars for the whole party.</p>
      <dl className={classes.costs}>
        {COST_LABELS.map(([key, label]) => {
          const amount = costs[key];

          return amount === undefined ? null : (
            <div key={key} data-total={key === 'total' || undefined}>
              <dt>{label}</dt>
              <dd className="tabular">{formatMoney(amount)}</dd>
            </div>
          );
        })}
      </dl>
    </Panel>
  );
}
