import { IconBackpack } from '@tabler/icons-react';
import { MessageCard } from '#client/components/message-card.tsx';
import type { TripDetail } from '#shared/trips/trip.schema.ts';
import classes from './trip-page.module.css';

/** What to pack, grouped by kind. */
export function PackingTab({ trip }: { trip: TripDetail }) {
  const categories = [...new Set(trip.packingItems.map((item) => item.category))];

  if (categories.length === 0) {
    return (
      <MessageCard level={2} title="Nothing on the list yet" icon={<IconBackpack size={32} aria-hidden="true" />}>
        <p>Your packing list will show here.</p>
      </MessageCard>
    );
  }

  return (
    <div className={classes.columns}>
      {categories.map((category) => (
        <section key={category} className={classes.panel}>
          <h2 className={classes.panelTitle}>{category}</h2>
          <ul className={classes.list}>
            {trip.packingItems
              .filter((item) => item.category === category)
              .map((item) => (
                <li key={item.id}>
                  {item.quantity > 1 ? `${item.quantity} × ` : ''}
                  {item.name}
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
