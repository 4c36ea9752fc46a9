import { describe, expect, test } from 'vitest';
import { settlePlaces } from '#server/places/settle-places.ts';

describe('sights that were seen before', () => {
  test.each<[string, { wanted?: string[]; avoided?: string[] }]>([
    [
      'Paris 4 days. We have done the Louvre and the Eiffel summit, no need again.',
      { avoided: ['paris/louvre', 'paris/eiffel-tower'] },
    ],
    [
      "Paris. We've both been once before and did the Eiffel Tower and Louvre then, so no need to repeat. Want bistros",
      { avoided: ['paris/eiffel-tower', 'paris/louvre'] },
    ],
    ['Paris, the Louvre was done on our first visit', { avoided: ['paris/louvre'] }],
    ['Paris, skip the Louvre this time', { avoided: ['paris/louvre'] }],
    [
      'Paris. Eiffel Tower: been up it. Louvre: already seen.',
      { avoided: ['paris/eiffel-tower', 'paris/louvre'] },
    ],
    [
      "Paris. The Eiffel Tower, Louvre and Orsay we've done, so something else please",
      { avoided: ['paris/eiffel-tower', 'paris/louvre', 'paris/musee-dorsay'] },
    ],
    [
      'Paris. This time we want the Orsay; we did the Louvre last time so no need to repeat',
      { wanted: ['paris/musee-dorsay'], avoided: ['paris/louvre'] },
    ],
    [
      "Barcelona. My wife has already seen the Sagrada Familia but I haven't, so we want to go",
      { wanted: ['barcelona/sagrada-familia'] },
    ],
    [
      'Lisbon for the third time (Belém Tower, Jerónimos, castle all done)',
      {
        avoided: ['lisbon/belem-tower', 'lisbon/jeronimos-monastery', 'lisbon/sao-jorge-castle'],
      },
    ],
    [
      'Istanbul, second visit. Hagia Sophia and the Blue Mosque we know',
      { avoided: ['istanbul/hagia-sophia', 'istanbul/blue-mosque'] },
    ],
    [
      'Second time in Madrid. In 2019 we ran through the Prado, the Royal Palace and the Retiro and do not want any of them again.',
      { avoided: ['madrid/museo-del-prado', 'madrid/royal-palace', 'madrid/retiro-park'] },
    ],
    [
      'Madrid. Last time we saw the Prado and the Royal Palace',
      { avoided: ['madrid/museo-del-prado', 'madrid/royal-palace'] },
    ],
    ['Madrid. We loved the Prado and want to see it again', { wanted: ['madrid/museo-del-prado'] }],
    ["We're in our forties: Lisbon, Belém Tower", { wanted: ['lisbon/belem-tower'] }],
    [
      'Lissabon. Die Tram 28 kommt daher leider nicht in Frage',
      { avoided: ['lisbon/tram-28-ride'] },
    ],
    ['Cracovia, Auschwitz no lo veo para ellos', { avoided: ['krakow/auschwitz-birkenau'] }],
    ['Rome, seen the Colosseum before', { avoided: ['rome/colosseum'] }],
    ['Chicago. Skydeck - no, vertigo', { avoided: ['chicago/willis-tower-skydeck'] }],
    ['Göreme. Quad bikes no thank you', { avoided: ['goreme/quad-tour-of-the-valleys'] }],
    ['Paris. Moulin Rouge - rip-off we hear', { avoided: ['paris/moulin-rouge'] }],
    [
      'Orlando com crianças. No sábado às 10h temos Magic Kingdom, e não queremos SeaWorld',
      { wanted: ['orlando/magic-kingdom'], avoided: ['orlando/seaworld-orlando'] },
    ],
    ['Roma, non vogliamo il Colosseo', { avoided: ['rome/colosseum'] }],
    ['Roma, senza Colosseo né Pantheon', { avoided: ['rome/colosseum', 'rome/pantheon'] }],
    ["Florence, we don't want to queue for the Uffizi", { wanted: ['florence/uffizi-gallery'] }],
    ['Edinburgh, Holyrood', { wanted: ['edinburgh/holyroodhouse'] }],
    ['Agra, of course Taj at the sunrise', { wanted: ['agra/taj-mahal'] }],
    ['Berlin, the wall with the paintings', { wanted: ['berlin/east-side-gallery'] }],
    ['成都看熊猫', { wanted: ['chengdu/giant-panda-base'] }],
    ['Paris, nous ne voulons pas la tour Eiffel', { avoided: ['paris/eiffel-tower'] }],
    ['Cairo. Riding on camels not, please', { avoided: ['cairo/camel-ride-on-the-giza-plateau'] }],
    ['Tokyo. No Disney', { avoided: ['tokyo/tokyo-disneyland', 'tokyo/tokyo-disneysea'] }],
    [
      'Tokyo. DisneySea yes, no Disneyland',
      { wanted: ['tokyo/tokyo-disneysea'], avoided: ['tokyo/tokyo-disneyland'] },
    ],
    [
      '金沢 兼六園と21美',
      {
        wanted: ['kanazawa/kenroku-en-garden', 'kanazawa/21st-century-museum-of-contemporary-art'],
      },
    ],
    ['Iguazu falls from both sides', { wanted: ['iguazu/brazilian-side-panorama'] }],
    [
      'New York, been up the Empire State, show me the rest',
      { avoided: ['new-york-city/empire-state-building'] },
    ],
    [
      'Paris: Louvre done, Orsay done. Want the Orangerie',
      { wanted: ['paris/musee-de-lorangerie'], avoided: ['paris/louvre', 'paris/musee-dorsay'] },
    ],
    ['Tokyo, done Senso-ji and Skytree', { avoided: ['tokyo/senso-ji', 'tokyo/tokyo-skytree'] }],
    ['Wien, Schönbrunn kennen wir schon', { avoided: ['vienna/schonbrunn-palace'] }],
    ['Roma, siamo già stati al Colosseo', { avoided: ['rome/colosseum'] }],
    [
      'Madrid, ya hemos visto el Prado y el Reina Sofía, queremos ver el Thyssen',
      {
        wanted: ['madrid/thyssen-bornemisza-museum'],
        avoided: ['madrid/museo-del-prado', 'madrid/museo-reina-sofia'],
      },
    ],
    ['Lisboa, já visitámos a Torre de Belém', { avoided: ['lisbon/belem-tower'] }],
    [
      'New York, seeing the Statue from a boat is enough',
      { avoided: ['new-york-city/statue-of-liberty'] },
    ],
    ['Lisbon, and no Sintra this time, please', { avoided: ['lisbon/sintra-and-pena-palace'] }],
    ["London, we haven't seen the Tower of London yet", { wanted: ['london/tower-of-london'] }],
    ['Paris, never been up the Eiffel Tower', { wanted: ['paris/eiffel-tower'] }],
    [
      'Kyoto. Arashiyama is too touristy for us, skip it',
      { avoided: ['kyoto/arashiyama-bamboo-grove', 'kyoto/iwatayama-monkey-park'] },
    ],
    [
      'Split, the Blue Cave is too long on a speedboat, rather a slow ferry',
      { avoided: ['split/blue-cave-five-islands'] },
    ],
    [
      "Edinburgh. Second visit, did the castle last time. Arthur's Seat is too steep for us",
      { avoided: ['edinburgh/edinburgh-castle', 'edinburgh/arthurs-seat'] },
    ],
    [
      'Naples: Pompeii yes, Vesuvius no (too steep)',
      { wanted: ['naples/pompeii'], avoided: ['naples/vesuvius-crater-walk'] },
    ],
  ])('%s', async (notes, { wanted = [], avoided = [] }) => {
    const asked = await settlePlaces({ tripType: 'complete', additionalPreferences: notes });

    expect(asked?.places).toHaveLength(1);
    expect(asked?.sights).toEqual({ wanted, avoided });
  });

  test.each([
    'Vancouver. Kids need to be in bed by 9',
    "Hanoi, street food. My wife doesn't eat pork",
    'Granada. Tickets on Saturday 8 May',
    'New York City, 5th visit, bagels',
    'Liverpool, and only lightly planned, please',
    'New Orleans. Live jazz each night',
    'Singapore, and grandma likes it slow',
    'Lucerne, an easy hike in each place',
    'Prag, 2 Tage, Abreise 18.30 Uhr',
  ])('the first word of a sentence, a number and a manner name no sight: %s', async (notes) => {
    const asked = await settlePlaces({ tripType: 'complete', additionalPreferences: notes });

    expect(asked?.sights.wanted).toEqual([]);
  });

  test('a word that leads on ends no name', async () => {
    const asked = await settlePlaces({
      tripType: 'complete',
      additionalPreferences: 'Cape Town. Table Mountain on the first clear day',
    });

    expect(asked?.sights.wanted).not.toContain('cape-town/platteklip-gorge-hike');
  });

  test('a word of the sentence behind a town is no code of a state', async () => {
    const asked = await settlePlaces({
      tripType: 'complete',
      additionalPreferences: 'Paris, on our last evening a cruise',
    });

    expect(asked?.places.map(({ id }) => id)).toEqual(['paris']);
  });
});
