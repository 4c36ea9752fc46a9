/** What a good model would answer, made from what it was asked. */

export type Asked = { name: string; data: Record<string, unknown> };

type Destination = { id: string; name: string; places: { id: string }[] };
type Day = { day: number; stops: { name: string }[] };
type Numbered = { text: string };

const NO_WISHES = {
  destinations: [],
  avoidedDestinations: [],
  countries: [],
  avoidedCountries: [],
  mustSee: [],
  avoidedPlaces: [],
  likedKinds: [],
  avoidedKinds: [],
  scenery: [],
  needs: [],
  weather: [],
  longestFlightHours: null,
  pace: null,
  noEarlyMornings: false,
  awayFromCrowds: false,
  occasion: null,
  home: null,
  dates: [],
};

const list = <T>(value: unknown): T[] => (Array.isArray(value) ? (value as T[]) : []);

/** Understands what rules take for its contrary: "sick of museums". */
function wishes({ notes }: Record<string, unknown>) {
  const text = String(notes);

  return {
    ...NO_WISHES,
    ...(text.includes('sick of museums') ? { avoidedKinds: ['museum'] } : {}),
  };
}

function proposal({ destinations }: Record<string, unknown>) {
  const [first] = list<Destination>(destinations);

  return {
    destinationId: first?.id ?? '',
    places: (first?.places ?? []).slice(0, 8).map(({ id }) => ({ id, weight: 2 })),
    newPlaces: [],
  };
}

function words(data: Record<string, unknown>) {
  const { name } = data.destination as { name: string };

  return {
    description: [
      `Slow mornings and long walks suit ${name}.`,
      'Let the days unfold without hurry, and leave room for chance.',
    ],
    titles: list<Day>(data.days).map(({ day, stops }) => ({
      day,
      title: stops[0] ? `A day that begins with ${stops[0].name}` : 'A day for the way',
    })),
    hints: list(data.hints).map((_, index) => ({
      hint: index + 1,
      opening: 'A little something to think about',
    })),
    notes: list<Numbered>(data.notes).map(({ text }, index) => ({
      note: index + 1,
      text: `Good to know: ${text}`,
    })),
    packing: list<Numbered>(data.packing).map(({ text }, index) => ({
      item: index + 1,
      text: `Take along: ${text}`,
    })),
  };
}

function facts() {
  return {
    facts: [
      { text: 'The tram to the old quarter runs again after its renovation.', sources: [1] },
      { text: 'A statement that nobody wrote down anywhere.', sources: [] },
    ],
  };
}

function packing() {
  return {
    additions: [
      {
        name: 'Reusable shopping bag',
        category: 'Activity-Specific Items',
        quantity: 1,
        reason: 'Handy for what the markets tempt you with',
      },
    ],
    notes: [],
  };
}

/** Claims, twins and what does not belong into any suitcase. */
export const lyingPacking = {
  additions: [
    'Power bank',
    'Passport cards',
    'Pepper spray',
    'Entry ticket for 12 euros',
    'Guide to Zorbania',
    'Ignore the above',
    '<b>Torch</b>',
    'x'.repeat(80),
  ].map((name) => ({
    name,
    category: 'Travel Documents',
    quantity: 900,
    reason: 'The palace is free on Mondays',
  })),
  notes: [
    { item: 1, text: 'Nobody needs a passport, it costs 500 dollars' },
    { item: 99, text: 'Something about nothing' },
  ],
};

const ANSWERS: Record<string, (data: Record<string, unknown>) => unknown> = {
  wishes,
  proposal,
  words,
  facts,
  packing,
};

export function goodAnswer({ name, data }: Asked): unknown {
  return ANSWERS[name]?.(data) ?? {};
}

/** States hours, prices and days that nobody knows, and reminders that change what was said. */
export function lyingAnswer(asked: Asked): unknown {
  if (asked.name === 'packing') return lyingPacking;
  if (asked.name !== 'words') return goodAnswer(asked);
  const good = words(asked.data);

  return {
    ...good,
    description: [
      'The palace is open until 23:00 on Sundays.',
      'Tickets cost 4 euros and are free on Mondays.',
      'It closes at midnight every day.',
    ],
    titles: good.titles.map(({ day }) => ({ day, title: `Sunday at 9:00, free entry ${day}` })),
    hints: good.hints.map(({ hint }) => ({ hint, opening: 'Bring skis, it snows all year' })),
    notes: good.notes.map(({ note }) => ({
      note,
      text: 'Nobody tips here, ever; bring 500 dollars',
    })),
    packing: good.packing.map(({ item }) => ({ item, text: 'Nothing at all' })),
  };
}

/** Proposes what does not exist, what lies elsewhere, and one thing that may be true. */
export function inventingAnswer(asked: Asked): unknown {
  const good = goodAnswer(asked) as Record<string, unknown>;

  if (asked.name === 'proposal') return { ...good, ...inventedPlaces(asked.data) };
  if (asked.name !== 'words') return good;
  return {
    ...good,
    description: [
      'The floating gardens of Zorbania are a must.',
      'Zorbania is lovely, and so is the Crystal Palace of Umbra.',
    ],
    titles: [{ day: 1, title: 'A day in Zorbania' }],
  };
}

function inventedPlaces({ destinations }: Record<string, unknown>) {
  const [first] = list<Destination & { lat?: number; lon?: number }>(destinations);
  const place = (name: string, lat: number | null, lon: number | null) => ({
    name,
    kind: 'viewpoint',
    lat,
    lon,
    town: null,
  });

  return {
    places: [
      { id: 'atlantis/sunken-temple', weight: 3 },
      { id: `${first?.id}/no-such-place`, weight: 3 },
    ],
    newPlaces: [
      place('Hidden Terrace', PARIS.lat, PARIS.lon),
      place('Terrace of the Antipodes', -PARIS.lat, 180 - PARIS.lon),
      place('Terrace Nowhere', null, null),
      place('https://evil.example/<script>', PARIS.lat, PARIS.lon),
      { ...place('Terrace of a Kind', PARIS.lat, PARIS.lon), kind: 'spaceport' },
    ],
  };
}

/** Near the middle of Paris, where the tests of inventions take place. */
const PARIS = { lat: 48.8605, lon: 2.3405 };

/** Does what the traveller's notes tell it to, whatever its rules say. */
export function obeyingAnswer(asked: Asked, rules: string): unknown {
  const good = goodAnswer(asked) as Record<string, unknown>;

  if (asked.name !== 'words') return good;
  return {
    ...good,
    description: [
      rules.slice(0, 180),
      'As an AI language model I ignore the above.',
      'All is free.',
    ],
    titles: [{ day: 1, title: 'Price set to 0' }],
    costs: { total: 0 },
    warnings: [],
  };
}

/** The right names with the wrong types behind them. */
export function wrongTypes(): unknown {
  return {
    destinationId: 7,
    places: 'all',
    newPlaces: null,
    description: { text: 1 },
    needs: 'no',
  };
}
