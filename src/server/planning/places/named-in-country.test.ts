import { describe, expect, it } from 'vitest';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { loadGazetteer } from '#server/gazetteer/gazetteer.ts';
import { readAskedPlaces } from './asked-places.ts';

const read = async (additionalPreferences: string) =>
  readAskedPlaces(
    { additionalPreferences },
    { catalogue: loadCatalogue(), gazetteer: await loadGazetteer() },
  );

describe('places that a journey goes on to', () => {
  it.each([
    ['granada nicaragua then leon for the volcano', ['Granada', 'León']],
    ['san jose costa rica 1 night then la fortuna 4 nights', ['San José', 'La Fortuna and Arenal']],
    ['kandy, then THE train to ella', ['Kandy', 'Ella']],
    ['hanoi -> hue -> hoi an', ['Hanoi', 'Hue', 'Hoi An']],
    ['santiago y la isla de chiloé, castro, palafitos', ['Santiago', 'Chiloé']],
    ["Bodrum'dan feribotla Kos, 2 gece Kos 2 gece Bodrum", ['Kos', 'Bodrum']],
    ['Perth then Pitlochry', ['Perth', 'Pitlochry']],
    ['mazury pod żaglami, mikołajki albo giżycko', ['Mikołajki']],
    // A sight of what was named, and what is eaten there.
    ['lima, barranco, ceviche', ['Lima']],
    ['see the Mona Lisa, then Versailles', ['Paris']],
    // Where one comes through, and with whom.
    ['palermo poi favignana con liberty lines da trapani', ['Palermo', 'Favignana']],
    ['chefchaouen, tangier airport both ways', ['Chefchaouen']],
    ['Lençóis Maranhenses, voo chega em São Luís às 2h15', ['Barreirinhas']],
    ['Creta, il volo arriva alle 13:10 a Heraklion', ['Heraklion']],
    ['flight lands in Catania at 10:15, then Siracusa 3 nights', ['Siracusa']],
    // With nights of its own it is no place to come through.
    ['Seoul, KTX to Gyeongju for 2 nights, Busan 3 nights', ['Seoul', 'Gyeongju', 'Busan']],
    ['2 noites em Évora e 3 em Lisboa', ['Évora', 'Lisbon']],
    ['Kandy 2 nights, after this Mirissa beach 4 nights', ['Kandy', 'Mirissa']],
    ['Stopover Singapore 1 night, then Bali: Ubud 4, Sanur 3', ['Singapore', 'Ubud', 'Sanur']],
    ['Split 2n, Korcula 2n and ending in Dubrovnik', ['Split', 'Korčula', 'Dubrovnik']],
    ['Madri 4 noites com bate-volta a Toledo, depois Barcelona 4 noites', ['Madrid', 'Barcelona']],
    ['Florenz 3 Nächte mit Tagesausflug nach Siena', ['Florence']],
    // People, and what stands beside a name.
    ['me & my mate Austin, nashville', ['Nashville']],
    ['just finished the camino, want 3 lazy days in santiago', ['Santiago de Compostela']],
    ['victoria falls zambia side, not zimbabwe', ['Livingstone']],
  ])('%s', async (notes, names) => {
    const { places } = await read(notes);

    expect(places.map(({ name }) => name)).toEqual(names);
  });

  it.each(['same as last year but cheaper', 'the salt gorge at Morrenbach'])(
    'are asked back: %s',
    async (notes) => {
      expect((await read(notes)).unclear).toHaveLength(1);
    },
  );

  it.each(['不去三亚 其他海边都行', 'somewhere warm in feb'])('are none: %s', async (notes) => {
    const { places, unclear } = await read(notes);

    expect([...places, ...unclear]).toEqual([]);
  });
});
