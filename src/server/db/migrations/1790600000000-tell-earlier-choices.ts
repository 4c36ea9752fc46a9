import type { MigrationInterface, QueryRunner } from 'typeorm';
import type { FlightOffer, PlannedDay } from '#shared/generation/generated-trip.schema.ts';
import type { StayPoint } from '#shared/generation/trip-places.schema.ts';
import { daysAtStay } from '../../booking/domain/days-at-stay.ts';
import { withClashes } from '../../booking/domain/told-clashes.ts';
import { isFareEstimate } from '../../planning/assembly/plan-warnings.ts';
import { journeyEnds, withFlights } from '../../planning/days/flown-ends.ts';

type Choice = { id: number; tripId: number; selectionType: string; before: StayPoint; now: StayPoint };
type Days = PlannedDay[];

/**
 * Flights and hotels that were chosen before the plan's days told them are told there from now on. Earlier states of
 * those days, which tell others, are forgotten.
 */
export class TellEarlierChoices1790600000000 implements MigrationInterface {
  name = 'TellEarlierChoices1790600000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    // A trip's hotels first, so that what is kept of its ends for later names the stay of now.
    const choices: Choice[] = await queryRunner.query(
      `SELECT s.id, s."tripId", s."selectionType", s.replaced->'stay' AS before,
          coalesce(p.stay, t.stay) AS now
        FROM trip_selections s JOIN trips t ON t.id = s."tripId"
        LEFT JOIN trip_places p ON p."tripId" = t.id AND p."placeId" = s."placeId"
        WHERE (s."selectionType" = 'hotels' AND jsonb_typeof(s.replaced->'stay') = 'object')
          OR (s."selectionType" = 'flights' AND s.replaced IS NOT NULL AND NOT s.replaced ? 'ends')
        ORDER BY s."selectionType" DESC, s.id`,
    );

    for (const choice of choices) {
      const days: Days = await queryRunner.query(
        `SELECT "dayNumber", date::text, start, "end", back, activities
          FROM itinerary_days WHERE "tripId" = $1 ORDER BY "dayNumber"`,
        [choice.tripId],
      );
      const told =
        choice.selectionType === 'flights'
          ? await tellFlights(queryRunner, choice, days)
          : choice.now
            ? daysAtStay(days, choice)
            : days;

      await write(queryRunner, choice.tripId, told.filter((day, i) => day !== days[i]));
    }
  }

  /** What the days tell stays true for whoever goes back. */
  async down(): Promise<void> {}
}

async function tellFlights(queryRunner: QueryRunner, { id, tripId }: Choice, days: Days): Promise<Days> {
  const flights: FlightOffer[] = await queryRunner.query(
    `SELECT * FROM flights WHERE "tripId" = $1 ORDER BY position`,
    [tripId],
  );
  const [trip]: { warnings: string[] }[] = await queryRunner.query(
    `SELECT warnings FROM trips WHERE id = $1`,
    [tripId],
  );
  const warnings = trip?.warnings ?? [];
  const ends = journeyEnds(days);
  const kept = { ends, estimates: warnings.filter(isFareEstimate) };

  await queryRunner.query(
    `UPDATE trip_selections SET replaced = replaced || $2::jsonb WHERE id = $1`,
    [id, JSON.stringify(kept)],
  );
  await queryRunner.query(`UPDATE trips SET warnings = $2::jsonb WHERE id = $1`, [
    tripId,
    JSON.stringify(warnings.filter((text) => !isFareEstimate(text))),
  ]);
  return withClashes(withFlights(days, flights, ends), flights);
}

async function write(queryRunner: QueryRunner, tripId: number, days: Days): Promise<void> {
  for (const { dayNumber, activities } of days)
    await queryRunner.query(
      `UPDATE itinerary_days SET activities = $3::jsonb WHERE "tripId" = $1 AND "dayNumber" = $2`,
      [tripId, dayNumber, JSON.stringify(activities)],
    );
  if (days.length > 0)
    await queryRunner.query(`DELETE FROM itinerary_revisions WHERE "tripId" = $1`, [tripId]);
}
