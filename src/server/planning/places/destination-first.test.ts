import { describe, expect, it } from 'vitest';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { loadGazetteer } from '#server/gazetteer/gazetteer.ts';
import { readAskedPlaces } from './asked-places.ts';

async function placesOf(notes: string): Promise<string[]> {
  const world = { catalogue: loadCatalogue(), gazetteer: await loadGazetteer() };
  const { places, unclear, notUnderstood } = await readAskedPlaces(
    { tripType: 'complete', additionalPreferences: notes },
    world,
  );

  expect(unclear).toEqual([]);
  expect(notUnderstood.map(({ said }) => said)).not.toContain('Golden Triangle');
  return places.map(({ id }) => id);
}

describe('a destination that is named is gone to, whatever other places have', () => {
  it.each([
    [
      'New York for Thanksgiving week with our daughter. Parade on Thursday, one Broadway show, a Thanksgiving dinner.',
      ['new-york-city'],
    ],
    ['New York. Fourth of July parade, fireworks and a Broadway show', ['new-york-city']],
    ['Four nights in New York, the parade and Broadway', ['new-york-city']],
    ['New York zu Thanksgiving: Parade, Broadway, Central Park', ['new-york-city']],
    ['New York pour Thanksgiving, la parade et un spectacle à Broadway', ['new-york-city']],
    ['Nueva York en noviembre: desfile de Acción de Gracias y Broadway', ['new-york-city']],
    ['New York per il Ringraziamento, la parata e uno show a Broadway', ['new-york-city']],
    ['Nova York no Dia de Ação de Graças, desfile e Broadway', ['new-york-city']],
    ['Delhi for Diwali. Lights, sweets, Holi colours and a palace', ['delhi']],
    ['Venice for Carnival, masks, parade, opera and gondola', ['venice']],
    ['London at Christmas, lights, pantomime, ice rink, Chinatown and Little Italy', ['london']],
    ['Trip to Nara, bamboo grove and the Golden Pavilion', ['nara']],
    // Without a word of a journey, the sights tell where.
    ['Nara deer and Fushimi Inari', ['kyoto']],
    ['We would like to visit Nara and Fushimi Inari', ['kyoto']],
    ['Nara with Fushimi Inari', ['kyoto']],
  ])('%s', async (notes, places) => {
    expect(await placesOf(notes)).toEqual(places);
  });
});

describe('places in brackets behind a name are what it means', () => {
  it.each([
    ['The Golden Triangle (Delhi, Agra, Jaipur), Diwali in Jaipur', ['delhi', 'agra', 'jaipur']],
    ['Golden Triangle: Delhi, Agra and Jaipur', ['delhi', 'agra', 'jaipur']],
    ['Das Goldene Dreieck (Delhi, Agra, Jaipur) mit Fahrer', ['delhi', 'agra', 'jaipur']],
    ["Le Triangle d'Or (Delhi, Agra, Jaipur) en famille", ['delhi', 'agra', 'jaipur']],
    ['El Triángulo Dorado (Delhi, Agra, Jaipur)', ['delhi', 'agra', 'jaipur']],
    ["Il Triangolo d'Oro (Delhi, Agra, Jaipur)", ['delhi', 'agra', 'jaipur']],
    ['O Triângulo Dourado (Delhi, Agra, Jaipur)', ['delhi', 'agra', 'jaipur']],
    ['Golden Triangle (Chiang Rai, Chiang Mai)', ['chiang-rai', 'chiang-mai']],
    ['Crete (Chania, Heraklion)', ['chania', 'heraklion']],
    ['Paris (Versailles, Giverny)', ['paris']],
  ])('%s', async (notes, places) => {
    expect(await placesOf(notes)).toEqual(places);
  });
});
