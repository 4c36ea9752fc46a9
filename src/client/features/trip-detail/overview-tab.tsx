import type { ReactNode } from 'react';
import { CostOverview } from '#client/components/plan/cost-overview.tsx';
import { NoteLines } from '#client/components/plan/note-lines.tsx';
import { TripRouteMap } from '#client/components/plan/trip-route-map.tsx';
import { ValuePairs } from '#client/components/value-pairs.tsx';
import { countText } from '#shared/count-text.ts';
import { isSecret } from '#shared/trips/is-secret.ts';
import { joinFacts } from '#client/lib/join-facts.ts';
import { formatMoney } from '#shared/money.ts';
import { checkoutTotal } from '#shared/booking/checkout-total.ts';
import { totalBudget, tripDays } from '#shared/trips/trip-budget.ts';
import type { TripDetail } from '#shared/trips/trip.schema.ts';
import { bookedCounts } from './booked-counts.ts';
import { StaysList } from './bookings-tab.tsx';
import { FlightsList } from './flights-list.tsx';
import { HintsPanel } from './hints-panel.tsx';
import { OpeningDay } from './opening-day.tsx';
import classes from './trip-page.module.css';

const SHOWN_ACTIVITIES = 2;
const SHOWN_RESTAURANTS = 4;
const SHOWN_DISHES = 2;

/** Shown beside a plan's own activities: ideas that fit anywhere. */
const SUGGESTED_EXPERIENCES = [
  {
    name: 'A walking tour on the first morning',
    text: 'The quickest way to learn how a place fits together.',
  },
  {
    name: 'A cooking class or food tour',
    text: 'Half a day that makes every menu after it easier to read.',
  },
  { name: 'An evening viewpoint', text: 'The same streets in another light, and usually free.' },
];

/** Names to look for where the plan brought no restaurant of its own. */
const PLACEHOLDER_RESTAURANTS = [
  {
    name: 'A market hall at noon',
    cuisine: 'Local',
    mustTryDishes: ['the soup of the day', 'whatever has a queue'],
  },
  {
    name: 'A family-run kitchen',
    cuisine: 'Home cooking',
    mustTryDishes: ['the house specialty', 'a seasonal dish'],
  },
  {
    name: 'A table with a view',
    cuisine: 'Modern local',
    mustTryDishes: ['a tasting plate', 'a local dessert'],
  },
];

/** The trip on one page: the day it opens on, the sums, how far the booking is, and the best of what is planned. */
export function OverviewTab({ trip }: { trip: TripDetail }) {
  const days = tripDays(trip.startDate, trip.endDate);
  const counts = bookedCounts(trip);

  return (
    <div className={classes.columns}>
      {isSecret(trip) ? <HintsPanel trip={trip} /> : <OpeningDay trip={trip} />}
      <Panel title="Trip Summary">
        <ValuePairs
          rows={[
            ['Duration', countText(days, 'day')],
            ['Travelers', String(trip.tripPreferences.travelers)],
            ['Flight cost', formatMoney(checkoutTotal(trip).flights)],
            ['Daily budget', budgetText(trip, trip.dailyBudget)],
            ['Total budget', budgetText(trip, totalBudget(trip.dailyBudget, days))],
          ]}
        />
        <p className="quiet">
          {trip.dailyBudget > 0
            ? 'Flights are added once you choose them. Budgets are your limits, not what the trip costs. Duration counts nights.'
            : 'Flights are added once you choose them. Duration counts nights.'}
        </p>
      </Panel>
      <Panel title="Booking Progress">
        <ValuePairs
          rows={[
            ['Flights', counts.flights > 0 ? 'Booked' : 'Pending'],
            ['Hotels', counts.hotels > 0 ? 'Booked' : 'Pending'],
            ['Experiences', counts.experiences > 0 ? 'Booked' : 'Pending'],
          ]}
        />
      </Panel>
      {isSecret(trip) ? <SealedPanel /> : <PlannedPanels trip={trip} />}
    </div>
  );
}

/** A surprise keeps its budget to itself, and not every trip has one. */
function budgetText(trip: TripDetail, amount: number): string {
  if (amount > 0) return formatMoney(amount);
  return isSecret(trip) ? 'Kept secret' : 'Not set';
}

/** What the plan holds so far: flights, stay, things to do, restaurants. */
function PlannedPanels({ trip }: { trip: TripDetail }) {
  const more = trip.activities.length - SHOWN_ACTIVITIES;
  const dining = trip.diningOptions.length > 0 ? trip.diningOptions : PLACEHOLDER_RESTAURANTS;

  return (
    <>
      {trip.places && trip.places.length > 1 && (
        <Panel title="Route" wide>
          <TripRouteMap places={trip.places} />
        </Panel>
      )}
      {trip.costs && (
        <div className={classes.wide}>
          <CostOverview trip={trip} costs={trip.costs} />
        </div>
      )}
      {trip.warnings.length > 0 && (
        <Panel title="Good to know" wide>
          <div className={classes.goodToKnow}>
            <NoteLines notes={trip.warnings} />
          </div>
        </Panel>
      )}
      <Panel title="Flights" wide>
        <FlightsList trip={trip} />
      </Panel>
      <Panel title="Accommodations" wide>
        <StaysList trip={trip} />
      </Panel>
      <Panel title="Activities">
        <ul className={classes.list}>
          {trip.activities.slice(0, SHOWN_ACTIVITIES).map((activity) => (
            <li key={activity.id}>
              <strong>{activity.name}</strong>
              <span className="quiet">{activity.category}</span>
            </li>
          ))}
        </ul>
        {trip.activities.length === 0 && <p className="quiet">No activities are planned yet.</p>}
        {more > 0 && <p className="quiet">+{more} more</p>}
      </Panel>
      <Panel title="Suggested experiences">
        <ul className={classes.list}>
          {SUGGESTED_EXPERIENCES.map((idea) => (
            <li key={idea.name}>
              <strong>{idea.name}</strong>
              <span className="quiet">{idea.text}</span>
            </li>
          ))}
        </ul>
      </Panel>
      <Panel title="Dining" wide>
        <ul className={classes.list}>
          {dining.slice(0, SHOWN_RESTAURANTS).map((restaurant) => (
            <li key={restaurant.name}>
              <strong>{restaurant.name}</strong>
              <span className="quiet">
                {joinFacts(restaurant.cuisine, dishesText(restaurant.mustTryDishes))}
              </span>
            </li>
          ))}
        </ul>
      </Panel>
    </>
  );
}

function dishesText(dishes: readonly string[]): string {
  return dishes.length === 0 ? '' : `try ${dishes.slice(0, SHOWN_DISHES).join(' and ')}`;
}

/** In place of what would give a surprise away. */
function SealedPanel() {
  return (
    <Panel title="Sealed for now" wide>
      <p className="quiet">
        Your hotel, your days and your restaurants appear once the destination is revealed.
      </p>
    </Panel>
  );
}

function Panel({
  title,
  wide = false,
  children,
}: {
  title: string;
  wide?: boolean;
  children: ReactNode;
}) {
  return (
    <section className={classes.panel} data-wide={wide || undefined}>
      <h2 className={classes.panelTitle}>{title}</h2>
      {children}
    </section>
  );
}
