import { IconBed, IconTicket, IconToolsKitchen2 } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { roomsFor } from '#shared/booking/rooms-for.ts';
import type { GeneratedTrip } from '#shared/generation/generated-trip.schema.ts';
import { formatMoney } from '#shared/money.ts';
import classes from './plan-highlights.module.css';
import { categoryChips } from './preview-model.ts';

const SHOWN_RESTAURANTS = 2;

/** The plan's three cards: where to sleep, what to do, where to eat. */
export function PlanHighlights({ trip }: { trip: GeneratedTrip }) {
  const { accommodation, activities, diningOptions, tripInfo } = trip;
  const isOneRoom = roomsFor(tripInfo.travelers) === 1;
  const [first, second] = categoryChips(trip);

  return (
    <div className={classes.cards}>
      <Highlight
        title="Accommodations"
        icon={<IconBed size={24} stroke={1.6} aria-hidden="true" />}
      >
        <p className={classes.lead}>{accommodation.name}</p>
        <p>{accommodation.description}</p>
        {accommodation.pricePerNight > 0 && (
          <p
            className={classes.quiet}
          >{`${formatMoney(accommodation.pricePerNight)} a night${isOneRoom ? '' : ' per room'}, an estimate`}</p>
        )}
      </Highlight>
      <Highlight
        title="Activities & Experiences"
        icon={<IconTicket size={24} stroke={1.6} aria-hidden="true" />}
      >
        <p className={classes.lead}>
          {activities.length === 1 ? '1 activity' : `${activities.length} activities`}
        </p>
        <p>{[first, second].filter(Boolean).join(', ')}</p>
      </Highlight>
      <Highlight
        title="Dining & Cuisine"
        icon={<IconToolsKitchen2 size={24} stroke={1.6} aria-hidden="true" />}
      >
        {diningOptions.length === 0 && <p>Nothing reserved: eat where the day takes you.</p>}
        {diningOptions.slice(0, SHOWN_RESTAURANTS).map(({ name, description }) => (
          <div key={name}>
            <p className={classes.lead}>{name}</p>
            <p>{description}</p>
          </div>
        ))}
      </Highlight>
    </div>
  );
}

function Highlight({
  title,
  icon,
  children,
}: {
  title: string;
  icon: ReactNode;
  children: ReactNode;
}) {
  return (
    <section className={classes.card} aria-label={title}>
      <h3 className={classes.title}>
        {icon}
        {title}
      </h3>
      {children}
    </section>
  );
}
