import type { AskedOutcome } from '#shared/generation/generated-trip.schema.ts';
import type { AskedFacts } from '../check-facts.ts';
import type { Fault } from './fault.ts';

/** A traveller without any wish. */
export const NOTHING_ASKED: AskedFacts = {
  places: [],
  mustSees: [],
  avoidKinds: [],
  avoidPlaces: [],
  diets: [],
  allergies: [],
  children: [],
  isStepFree: false,
  appointments: [],
  notUnderstood: [],
};

/** A wish that the plan does not hold, and what is said of it. */
function asking(
  what: string,
  asked: Partial<AskedFacts>,
  said: AskedOutcome | undefined,
  names: string,
): Fault {
  return {
    rule: 11,
    what,
    plant: (trip, facts) => {
      trip.asked = said ? [said] : [];
      return { trip, facts: { ...facts, asked: { ...NOTHING_ASKED, ...asked } }, names };
    },
  };
}

const called = (wish: string): AskedOutcome => ({ wish, met: true, detail: 'In the plan.' });
const lacking = (wish: string): AskedOutcome => ({ wish, met: false, detail: 'Closed.' });
const ATLANTIS = { id: 'atlantis', name: 'Atlantis' };

export const ASKING_FAULTS: Fault[] = [
  asking('another place', { places: [ATLANTIS] }, called('Atlantis'), 'Atlantis: is called met'),
  asking(
    'a must-see that is missing and called met',
    { mustSees: [ATLANTIS] },
    called('Must see: Atlantis'),
    'Atlantis: is called met',
  ),
  asking(
    'a must-see of which nothing is said',
    { mustSees: [ATLANTIS] },
    undefined,
    'Atlantis: was asked for',
  ),
  asking(
    'a missing must-see that is not named first',
    { mustSees: [ATLANTIS] },
    lacking('Must see: Atlantis'),
    'Atlantis: is not met, and is not named first',
  ),
  asking(
    'a limit that is passed and called kept',
    { limitUsd: 1, limitText: '1 USD' },
    called('At most 1 USD'),
    '1 USD: is called met',
  ),
  asking(
    'a landing after the day begins',
    { landing: 23 * 60 + 50 },
    called('Arrival at 23:50'),
    'arrival: is called met',
  ),
  asking(
    'an appointment that has no time',
    {
      appointments: [{ date: '2000-01-01', start: '03:10', until: '04:10', title: 'Breakfast' }],
    },
    called('Breakfast, Monday 03:10'),
    'Breakfast, : is called met',
  ),
  asking(
    'a word that nobody understood',
    { notUnderstood: [{ said: 'Zubrowka', nearest: [] }] },
    undefined,
    'Zubrowka: was asked for',
  ),
  {
    rule: 11,
    what: 'a way by car for whoever does not drive',
    plant: (trip, facts) => {
      const [way] = trip.itinerary.flatMap(({ activities }) =>
        activities.flatMap(({ travel }) => travel ?? []),
      );

      if (!way) return undefined;
      way.mode = 'drive';
      trip.asked = [called('No driving')];
      return {
        trip,
        facts: { ...facts, asked: { ...NOTHING_ASKED, isWithoutCar: true } },
        names: 'is called met',
      };
    },
  },
  {
    rule: 11,
    what: 'a kind of place that was to be avoided',
    plant: (trip, facts) => {
      const kind = trip.itinerary
        .flatMap(({ activities }) => activities)
        .find(({ kind: of, place }) => of === 'stop' && place)?.place?.kind;

      if (kind === undefined) return undefined;
      trip.asked = [called(`No ${kind}s`)];
      return {
        trip,
        facts: { ...facts, asked: { ...NOTHING_ASKED, avoidKinds: [kind] } },
        names: 'is called met',
      };
    },
  },
];
