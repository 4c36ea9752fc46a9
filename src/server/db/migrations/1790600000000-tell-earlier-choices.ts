import type { MigrationInterface, QueryRunner } from 'typeorm';
import type {
  FlightOffer,
  PlannedActivity,
  PlannedDay,
} from '#shared/generation/generated-trip.schema.ts';
import type { StayPoint } from '#shared/generation/trip-places.schema.ts';
import { atStay, daysAtStay } from '../../booking/domain/days-at-stay.ts';
import { withClashes } from '../../booking/domain/told-clashes.ts';
import { isFareEstimate } from '../../planning/assembly/plan-warnings.ts';
import { journeyEnds, type JourneyEnds, withFlights } from '../../planning/days/flown-ends.ts';

type Moved = { before: StayPoint; now: StayPoint };
type Trip = { id: number; warnings: string[] };
/** A choice of flights: what it replaced, with what the plan told then, where that was kept. */
type Flown = { id: number; ends: JourneyEnds | null };
type Days = PlannedDay[];

/**
 * Flights and hotels that were chosen before the plan's days told them are told there from now on. Earlier states of
 * those days, which tell others, are forgotten.
 */
export class TellEarlierChoices1790600000000 implements MigrationInterface {
  name = 'TellEarlierChoices1790600000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    const trips: Trip[] = await queryRunner.query(
      `SELECT id, warnings FROM trips t WHERE EXISTS (SELECT 1 FROM trip_selections s
        WHERE s."tripId" = t.id AND s."selectionType" IN ('flights', 'hotels') AND s.replaced IS NOT NULL)
        ORDER BY id`,
    );

    for (const trip of trips) {
      const days: Days = await queryRunner.query(
        `SELECT "dayNumber", date::text, start, "end", back, activities
          FROM itinerary_days WHERE "tripId" = $1 ORDER BY "dayNumber"`,
        [trip.id],
      );
      const stays = await movedStays(queryRunner, trip);
      const told = stays.reduce<Days>((all, moved) => daysAtStay(all, moved), days);
      const flown = await tellFlights(queryRunner, trip, { days: told, stays });

      await write(queryRunner, trip, flown.filter((day, i) => day !== days[i]));
    }
  }

  /** What the days tell stays true for whoever goes back. */
  async down(): Promise<void> {}
}

async function movedStays(queryRunner: QueryRunner, { id }: Trip): Promise<Moved[]> {
  const stays: { before: StayPoint; now: StayPoint | null }[] = await queryRunner.query(
    `SELECT s.replaced->'stay' AS before, coalesce(p.stay, t.stay) AS now
      FROM trip_selections s JOIN trips t ON t.id = s."tripId"
      LEFT JOIN trip_places p ON p."tripId" = t.id AND p."placeId" = s."placeId"
      WHERE t.id = $1 AND s."selectionType" = 'hotels' AND jsonb_typeof(s.replaced->'stay') = 'object'
      ORDER BY s.id`,
    [id],
  );

  return stays.flatMap(({ before, now }) => (now ? [{ before, now }] : []));
}

async function tellFlights(
  queryRunner: QueryRunner,
  { id: tripId, warnings }: Trip,
  { days, stays }: { days: Days; stays: Moved[] },
): Promise<Days> {
  const [choice]: Flown[] = await queryRunner.query(
    `SELECT id, replaced->'ends' AS ends FROM trip_selections
      WHERE "tripId" = $1 AND "selectionType" = 'flights' AND replaced IS NOT NULL`,
    [tripId],
  );

  if (!choice) return days;
  const flights: FlightOffer[] = await queryRunner.query(
    `SELECT * FROM flights WHERE "tripId" = $1 ORDER BY position`,
    [tripId],
  );
  const there = (end: PlannedActivity | undefined) =>
    end && stays.reduce((one, moved) => atStay(one, moved), end);
  const ends = choice.ends
    ? { arrival: there(choice.ends.arrival), departure: there(choice.ends.departure) }
    : journeyEnds(days);

  await queryRunner.query(
    `UPDATE trip_selections SET replaced = $3::jsonb || replaced || $2::jsonb WHERE id = $1`,
    [
      choice.id,
      JSON.stringify({ ends }),
      JSON.stringify({ estimates: warnings.filter(isFareEstimate) }),
    ],
  );
  await queryRunner.query(`UPDATE trips SET warnings = $2::jsonb WHERE id = $1`, [
    tripId,
    JSON.stringify(warnings.filter((text) => !isFareEstimate(text))),
  ]);
  return withClashes(withFlights(days, flights, ends), flights);
}

async function write(queryRunner: QueryRunner, { id }: Trip, days: Days): Promise<void> {
  for (const { dayNumber, activities } of days)
    await queryRunner.query(
      `UPDATE itinerary_days SET activities = $3::jsonb WHERE "tripId" = $1 AND "dayNumber" = $2`,
      [id, dayNumber, JSON.stringify(activities)],
    );
  if (days.length > 0)
    await queryRunner.query(`DELETE FROM itinerary_revisions WHERE "tripId" = $1`, [id]);
}
