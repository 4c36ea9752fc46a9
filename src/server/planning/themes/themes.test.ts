import { describe, expect, test } from 'vitest';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { generateTrip } from '#server/generation/generate-trip.ts';
import { buildRequest } from '#server/generation/testing/build-request.ts';
import { withClearPlaces } from '#server/places/settle-places.ts';
import { prove } from '../assembly/prove.ts';
import { eveningAt } from './evening-frame.ts';
import { avoidedThemes, readThemes } from './read-themes.ts';
import { isOfTheme } from './theme.ts';
import { THEMES } from './themes.ts';

const catalogue = loadCatalogue();
const namesIn = (additionalPreferences: string, names: string[] = []) =>
  readThemes({ additionalPreferences, asked: { names } }, catalogue).map(({ name }) => name);

describe('themes of the notes', () => {
  test.each([
    ['Tango show, steak for one', ['a tango show']],
    ['MoMA and a jazz club', ['jazz']],
    ['a class of tango', ['a tango lesson']],
    ['photography and pueblos', ['photography', 'villages']],
    ['Nashville, folk music and bluegrass', ['folk and bluegrass']],
    ['Black history and First Nations', ['Black history', 'First Nations and indigenous culture']],
    ['Chicago house music, no metal bars', ['house and techno']],
    ['heavy metal bars', ['nightlife', 'heavy metal']],
    ['a klezmer evening', ['klezmer']],
    ['textiles, natural dyes and glass blowing', ['textiles', 'glass']],
    ['pour les tissus et la broderie', ['textiles']],
    ['a sento and a speakeasy', ['baths or a spa', 'speakeasies']],
    ['gardens and tea', ['gardens', 'tea']],
    ['pottery villages', ['crafts', 'ceramics', 'villages']],
    ['a market square and markets', ['markets']],
    ['Christmas markets', ['Christmas markets']],
    ['anvers pour la mode et les diamants', ['fashion', 'diamonds and jewellery']],
    ['Histoire juive', ['Jewish heritage', 'history']],
    ['somewhere to run along the river', ['a place to run']],
    ['beer bike and go karting', ['beer', 'go-karting']],
    ['trains between the cities', []],
    ['mini golf', []],
    ['no apres ski, we ski', ['skiing']],
    ['a walking holiday', ['hiking']],
    ['Barca 3 nights', ['a boat']],
    ['Melbourne coffee and art', ['coffee', 'art']],
    ['coffee and a cake in the morning', []],
    ['Oaxaca food and mezcal', ['food', 'tequila and mezcal']],
    ['Bologna food, pasta', ['food']],
    ['vegetarian food and hotels', []],
    ['Rome, picky about food, one child', []],
    ['Athens ancient sites', ['ancient sites']],
    ['a London theatre trip', ['a musical or a play']],
    ['the anatomical theatre', []],
    ['contemporary art and street art', ['street art', 'modern art']],
    ['Wall, Museum Island, one club night', ['a club night']],
    ['Baths and ruin bars, two couples', ['ruin bars', 'nightlife', 'baths or a spa']],
    ['Parents aged 72 and 75, little walking, a concert', ['a concert']],
    ['Wien im Dezember, Weihnachtsmärkte und ein Konzert', ['a concert', 'Christmas markets']],
    ['One classical concert and a boat trip', ['a classical concert', 'a boat']],
    ['Dad can’t do stairs, mum loves carpets and tiles', ['tiles', 'carpets']],
    ['Keine Museen außer Klimt', ['Klimt']],
    ['island hopping for a day, go-karting', ['go-karting', 'an island']],
    ['Shark cage diving', ['sharks']],
    ['One evening with real music', ['an evening of music']],
    ['Eine Soirée musicale', ['an evening of music']],
    ['Vienna, music and cake', ['music']],
    ['we like tea and craft', ['crafts', 'tea']],
    ['somewhere to dance', ['a club night']],
    ['Two kids (Maya, 9, and Theo, 5)', []],
    ['the Maya and the Aztecs', ['the Maya, Aztecs and Inca']],
    ['a 12 year old mummy fanatic', ['mummies']],
    ['mummy, daddy and I', []],
    ['Barcelona with friends, one night out', ['nightlife']],
    ['a night out at the opera', ['opera or ballet']],
    ['live classical music', ['a classical concert']],
    ['Kids are mad about Greek myths', ['myths and gods']],
    ['Modern and contemporary architecture', ['modern architecture']],
    ['Bauhaus and Art Deco', ['Art Deco', 'Bauhaus']],
    ['rooftop drinks', ['rooftop bars']],
    ['we love opera', ['opera or ballet']],
    ['a stay near the opera house', []],
    ['pierogi, milk bars and tapas bars', []],
    ['a cocktail with a view', ['rooftop bars', 'nightlife']],
    ['Dublin, comedy and a musical', ['a musical or a play', 'comedy']],
    ['The big one lives for LEGO', ['LEGO']],
    ['New York, the Christmas lights', ['Christmas lights']],
    ['Klimt, Otto Wagner and proper food', ['Klimt', 'Otto Wagner']],
    ['Happy to walk all day', ['hiking', 'a long hike']],
    ['hammam, rooftop dinner, day in the mountains', ['baths or a spa', 'a day in the mountains']],
    ['Mosques and mosaics yes', ['mosaics']],
    ['Dancing till late', ['a club night']],
    ['no clubs, but a cooking class', ['a cooking class']],
    ['Mother with daughter of 16, K-pop.', ['K-pop']],
    ['Honeymoon, one sunset in Oia, a boat', ['a boat', 'sunsets']],
    ['Berlin, dinosaurs and trains for a boy of 5', ['dinosaurs', 'trains']],
    ['Bologna and Verona, 6 nights, trains only', []],
    ['By train to Munich, planes and cars there', ['planes and space', 'cars and racing']],
    ['Edinburgh, ghosts and whisky', ['whisky', 'ghosts']],
    ['Tokyo, vinyl and bookshops', ['bookshops and writers', 'records and music shops']],
    ['Budapest, Jugendstil und Thermalbäder, bitte', ['baths or a spa', 'Art Nouveau']],
    ['Krakow, Jewish heritage', ['Jewish heritage']],
    ['A Jewish couple, kosher', []],
    ['Seville, running route and sunsets', ['sunsets', 'a place to run']],
    ['Prague, something Christmassy', ['Christmas']],
    ['Vienna in Advent', ['Christmas']],
    ['Edinburgh, gin tasting', ['gin']],
    ['Bangkok, street food and one night market', ['street food', 'a night market']],
    ['Copenhagen, design and good food', ['design']],
    ['San Francisco, cable cars', ['trams and cable cars']],
    ['Berlin, history and nightlife', ['nightlife', 'history']],
    ['London, war history', ['the World Wars']],
    ['Barcelona, modern architecture', ['modern architecture']],
    ['Jerusalem, heilige Stätten', ['holy places']],
    ['Wien, Adventszeit', ['Christmas']],
    ['Queenstown, adventure for two adventurous friends', []],
    ['Wien, Christkindlmärkte', ['Christmas markets']],
    ['Salzburg, der Adventmarkt', ['Christmas markets']],
    ['Athens, local life, no tourist traps', ['local life']],
    ['Amsterdam, vintage and thrift shops', ['vintage shops']],
    ['perth, scotland. we fish', ['fishing']],
    ['a quiet fishing village', []],
    ['allergic to fish', []],
    ['the V&A, a decent pub', ['a pub']],
    ['dinner in a pub', []],
    ['Hoi An, tailors', ['tailors']],
    ['Gorillas afterwards if there is any way', ['gorillas']],
    ['must do the old town', ['the old town']],
    ['torino, partita della juve', ['football', 'a match']],
    ['Terschelling, fietsen', ['cycling']],
    ['wel een boottocht op de maas', ['a boat']],
    ['paraty, passeio de escuna', ['a boat']],
    ['hotel mit schwimmbad', []],
    ['hotel avec piscine', []],
    ['直島でアート', ['modern art']],
    ['温泉はパス、ハイキング', ['hiking']],
    ['A room with sea view, rental car', []],
    ['Dinner with a view, and use the trams please', []],
    ['A suspension bridge and something on the river', ['a boat', 'a suspension bridge']],
    ['One full day of hiking', ['hiking', 'a long hike']],
    ['Grandad can’t manage steep trails', []],
    ['Father can’t walk far, ghosts and whisky', ['whisky', 'ghosts']],
    ['No early mornings, swimming', ['swimming']],
    ['No museums, ghosts or castles', []],
    ['Our party of four loves museums', []],
    ['A tango class and one good milonga', ['a milonga', 'a tango lesson']],
    ['I want to learn a bit of tango', ['a tango lesson']],
    ['A proper hammam and a day by a pool are musts', ['baths or a spa', 'swimming']],
    ['casino not needed', []],
    ['bears and wolves, geysers second', ['geysers', 'bears']],
    ['a teddy bears museum', []],
    ['the kids want a zip line and a pool', ['swimming', 'a zip line']],
    ['a hotel with a pool', []],
    ['London, kids 6 and 9, Harry Potter fans', ['Harry Potter']],
    ['Dubrovnik as in Game of Thrones', ['Game of Thrones']],
    ['Kafka and beer', ['beer', 'Kafka']],
    ['lads weekend, cheap pints', ['beer']],
    ['I want to see elephants but not ride them', ['elephants']],
    ['penguins, and a zoo if it rains', ['animals', 'penguins']],
    ['The Da Vinci Code, and no queues', ['The Da Vinci Code']],
    ['Paris with our daughter Amélie', []],
    ['The places of the film Amélie', ['Amélie']],
    ['a weekend with friends', []],
    ['La Palma for stargazing', ['stars at night']],
    ['Provence in July for the lavender', ['lavender']],
    ['the festival of lights', ['festivals of lights']],
    ['we are fans of the series Friends', ['Friends']],
  ])('%s', (notes, names) => {
    expect(namesIn(notes)).toEqual(names);
  });

  test('words within the name of a place ask for nothing, a theme that names a sight does', () => {
    expect(namesIn('The Glacier Perito Moreno', ['Glacier Perito Moreno'])).toEqual([]);
    expect(namesIn('A tango show', ['tango show'])).toEqual(['a tango show']);
    expect(namesIn('Two chances at the northern lights', ['northern lights'])).toEqual([
      'northern lights',
    ]);
  });
});

test.each([
  ['Harry Potter', 'london/leadenhall-market', true],
  ['the Beatles', 'london/leadenhall-market', false],
  ['cherry blossom', 'kyoto/miyako-odori', true],
  ['Kafka', 'prague/kafkas-grave', true],
  ['Star Wars', 'seville/plaza-de-espana', true],
  ['a classical concert', 'prague/reduta-jazz-club', false],
  ['a classical concert', 'vienna/musikverein', true],
  ['comedy', 'new-york-city/comedy-cellar', true],
  ['a musical or a play', 'new-york-city/comedy-cellar', false],
  ['a boat', 'new-york-city/roosevelt-island-tram', false],
  ['a boat', 'new-york-city/staten-island-ferry', true],
  ['Botticelli', 'florence/uffizi-gallery', true],
  ['Christmas lights', 'new-york-city/rockefeller-center', true],
  ['a tango lesson', 'buenos-aires/la-catedral-milonga', true],
  ['a tango lesson', 'buenos-aires/tango-class-at-la-viruta', true],
  ['a tango lesson', 'buenos-aires/tango-festival', false],
  ['swimming', 'marrakesh/beldi-country-club', true],
  ['jazz', 'new-york-city/chicago-musical-broadway', false],
  ['wine', 'hobart/oyster-shucking-and-tasting', false],
  ['wine', 'bruges/le-trappiste', false],
  ['wine', 'hobart/coal-river-valley-wines-frogmore-creek', true],
  ['wine', 'avignon/chateauneuf', true],
])('%s is met by %s: %s', (name, id, is) => {
  const theme = THEMES.find((one) => one.name === name);
  const place = catalogue.place(id);

  expect(theme && place && place.type !== 'food' && isOfTheme(place.file, theme)).toBe(is);
});

describe('an evening with a programme', () => {
  const frame = (local: number) => ({
    date: '2027-12-10',
    kind: 'Full Day' as const,
    window: [9 * 60, local + 255] as const,
    meals: [{ meal: 'dinner' as const, window: [local, local + 165] as const, minutes: 90 }],
    dayEnd: 17 * 60,
    evening: local + 80,
    maxProgramme: 540,
    maxWalkKm: 10,
  });
  const at = (hour: number) => hour * 60;

  test('begins when the curtain rises, after an early dinner', () => {
    const night = eveningAt(frame(at(18.5)), {
      span: [at(19.5), at(22)],
      minutes: 130,
      kind: 'show',
      dinnerFrom: at(17.5),
      dinnerUntil: at(21.5),
    });

    expect(night).toMatchObject({ start: at(19.5), isDinnerAfter: false });
    expect(night?.dinner[1]).toBeLessThan(at(19.5));
  });

  test('comes before dinner where that is late', () => {
    expect(
      eveningAt(frame(at(20.5)), {
        span: [at(19), at(21.75)],
        minutes: 75,
        kind: 'show',
        dinnerFrom: at(19.5),
        dinnerUntil: at(24),
      }),
    ).toMatchObject({ start: at(19), isDinnerAfter: true });
  });

  test('is none where both do not fit', () => {
    expect(
      eveningAt(frame(at(19.5)), {
        span: [at(18.5), at(21)],
        minutes: 150,
        kind: 'bar',
        dinnerFrom: at(18.5),
        dinnerUntil: at(21),
      }),
    ).toBeUndefined();
  });
});

const WINTER = { departureDate: '2027-02-04', returnDate: '2027-02-08' };

test.each<[string, string, RegExp, object?]>([
  ['To Vienna, a concert please.', 'A concert', /Day \d at 19:\d\d/],
  ['To Berlin, one club night.', 'A club night', /Day \d at 2[23]:\d\d/],
  [
    'Rovaniemi, northern lights',
    'Must see: Northern lights photo tour',
    /Day \d at 20:\d\d/,
    WINTER,
  ],
])('%s is planned, and every rule holds', async (notes, wish, when, dates = {}) => {
  const request = buildRequest({ additionalPreferences: notes, ...dates });
  const trip = generateTrip(await withClearPlaces(request), { catalogue, prove, rounds: 120 });

  expect(trip.asked).toContainEqual({ wish, met: true, detail: expect.stringMatching(when) });
  expect(trip.checks.filter(({ ok }) => !ok)).toEqual([]);
});

test('a theme that is closed on all days is told as closed, not as left out', async () => {
  const request = await withClearPlaces(buildRequest({ additionalPreferences: 'Granada, skiing' }));
  const { asked = [] } = generateTrip(request, { catalogue, prove, rounds: 60 });

  expect(asked.find(({ wish }) => wish === 'Skiing')).toMatchObject({
    met: false,
    detail: 'Sierra Nevada Ski and Summits is closed on these days.',
  });
});

test('leaves turn in April in the south', async () => {
  const outcome = async (departureDate: string, returnDate: string) => {
    const request = await withClearPlaces(
      buildRequest({
        additionalPreferences: 'Queenstown, autumn colours',
        departureDate,
        returnDate,
      }),
    );
    const { asked = [] } = generateTrip(request, { catalogue, prove, rounds: 120 });

    return asked.find(({ wish }) => wish === 'Autumn leaves')?.met;
  };

  expect(await outcome('2027-04-12', '2027-04-16')).toBe(true);
  expect(await outcome('2027-10-12', '2027-10-16')).toBe(false);
});

test('who has vertigo is led onto no roof', () => {
  const names = (additionalPreferences: string) =>
    avoidedThemes({ additionalPreferences }, catalogue).map(({ name }) => name);

  for (const said of [
    'My husband has vertigo, so no domes',
    'I have a fear of heights',
    'My dad is not good with heights',
    'heights scare me',
    'levadas but nothing dizzy',
    'no sheer drops please',
    'I can’t do heights',
    'Ich habe Höhenangst',
  ])
    expect(names(said)).toEqual(['heights']);
  expect(names('No bungee jumping')).toEqual(['bungee jumping']);
  expect(names('Vienna. No opera')).toEqual(['opera or ballet']);
});

test('what is spoken against is left out', async () => {
  const bungee = async (additionalPreferences: string) => {
    const request = await withClearPlaces(buildRequest({ additionalPreferences }));
    const { itinerary } = generateTrip(request, { catalogue, prove });

    return itinerary.flatMap(({ activities }) =>
      activities.filter(({ activity }) => /bungy/i.test(activity)),
    );
  };

  expect(await bungee('Queenstown, bungee jumping')).not.toEqual([]);
  expect(await bungee('Queenstown, no bungee jumping')).toEqual([]);
});

test.each(['Florence. A cooking class', 'Chiang Mai, a cooking class'])(
  '%s stands for lunch on its day',
  async (additionalPreferences) => {
    const request = buildRequest({ additionalPreferences });
    const trip = generateTrip(await withClearPlaces(request), { catalogue, prove, rounds: 120 });
    const day = trip.itinerary.find(({ activities }) =>
      activities.some(({ activity }) => /Cooking (Class|School)/.test(activity)),
    );

    expect(day?.activities.filter(({ kind }) => kind === 'meal').map(({ meal }) => meal)).toEqual([
      'dinner',
    ]);
  },
);
