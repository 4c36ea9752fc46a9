import { describe, expect, test } from 'vitest';
import { dayFacts, openingAt } from '#server/planning/days/day-facts.ts';
import { loadCatalogue } from './catalogue.ts';

const catalogue = loadCatalogue();

/** What a place of the catalogue is on a date: by destination, words of its name and ISO date. */
function openingOf(destinationId: string, name: string, date: string) {
  const destination = catalogue.destination(destinationId);
  const place = [...(destination?.places ?? []), ...(destination?.food ?? [])].find((one) =>
    one.name.toLowerCase().includes(name.toLowerCase()),
  );

  if (!destination || !place) throw new Error(`no ${name} in ${destinationId}`);
  return openingAt(place, dayFacts(destination, date));
}

/** Real closures of holidays, most of which the places' own hours do not tell. */
const CLOSED = `
florence | Bargello | 2026-12-25
naples | Capodimonte | 2026-12-25
porto | Serralves | 2026-12-25
lyon | Museum of Fine Arts | 2026-12-25
valletta | Co-Cathedral | 2026-12-25
munich | Alte Pinakothek | 2026-12-24
munich | Alte Pinakothek | 2026-12-25
hamburg | Kunsthalle | 2026-12-24
krakow | Wawel Royal Castle | 2026-12-25
krakow | Schindler | 2026-12-25
krakow | Czartoryski | 2026-12-25
budapest | House of Terror | 2026-12-25
budapest | Museum of Fine Arts | 2026-12-25
budapest | National Gallery | 2026-12-25
prague | National Museum | 2026-12-25
helsinki | Ateneum | 2026-12-25
oslo | MUNCH | 2026-12-25
oslo | National Museum | 2026-12-25
stockholm | Nationalmuseum | 2026-12-25
zurich | Kunsthaus | 2026-12-25
dublin | Chester Beatty | 2026-12-25
dublin | Book of Kells | 2026-12-25
tokyo | Ghibli | 2026-12-31
istanbul | Topkap | 2027-03-10
hanoi | Museum of Ethnology | 2027-02-06
delhi | Red Fort | 2027-08-15
delhi | National Museum | 2027-01-26
kuala-lumpur | Islamic Arts | 2027-03-10
paris | Louvre | 2026-12-25
paris | Orsay | 2027-05-01
rome | Colosseum | 2026-12-25
rome | Vatican Museums | 2026-12-25
madrid | Prado | 2027-01-01
madrid | Reina | 2027-05-01
barcelona | Picasso | 2027-01-01
lisbon | Gulbenkian | 2026-12-25
london | British Museum | 2026-12-25
london | National Gallery | 2026-12-25
london | Tower of London | 2026-12-25
edinburgh | Edinburgh Castle | 2026-12-25
dublin | Guinness | 2026-12-25
copenhagen | Rosenborg | 2026-12-25
copenhagen | Glyptotek | 2026-12-25
oslo | Fram | 2026-12-25
stockholm | Vasa | 2026-12-25
athens | Acropolis Museum | 2027-05-02
athens | National Archaeological | 2026-12-25
athens | Acropolis | 2027-03-25
new-york-city | Metropolitan | 2026-11-26
new-york-city | Museum of Modern Art | 2026-12-25
chicago | Art Institute | 2026-11-26
boston | Museum of Fine Arts | 2026-12-25
san-francisco | Museum of Modern Art | 2026-12-25
washington | Air and Space | 2026-12-25
toronto | Royal Ontario | 2026-12-25
mexico-city | Anthropology | 2026-12-25
rio-de-janeiro | Museum of Tomorrow | 2026-12-25
buenos-aires | MALBA | 2026-12-25
sydney | Art Gallery | 2026-12-25
melbourne | National Gallery of Victoria, NGV International | 2026-12-25
wellington | Te Papa | 2026-12-25
cape-town | Zeitz | 2026-12-25
seoul | National Museum of Korea | 2027-02-07
seoul | National Museum of Korea | 2027-09-15
tokyo | National Museum | 2026-12-31
kyoto | National Museum | 2026-12-31
hong-kong | Museum of History | 2027-02-06
mumbai | CSMVS | 2027-01-26
amsterdam | Rembrandt | 2026-12-25
stockholm | Östermalms Saluhall | 2027-06-25
gothenburg | Magasinsgatan | 2027-06-26
london | Harrods | 2027-03-28
berlin | Jewish Museum | 2027-10-11
melbourne | NGV International | 2027-03-26
`;

/** Places that are open on holidays, by their own rule or because nothing closes them. */
const OPEN = `
lima | Larco | 2026-12-25
vienna | Schönbrunn | 2026-12-26
vienna | Albertina | 2026-12-31
amsterdam | Rijksmuseum | 2026-12-25
amsterdam | Van Gogh | 2027-01-01
paris | Eiffel | 2026-12-25
paris | Sainte-Chapelle | 2027-03-28
paris | Louvre | 2026-11-11
london | South Bank walk | 2026-12-25
rome | Pantheon | 2027-01-06
madrid | Prado | 2027-03-26
new-york-city | Empire State | 2026-12-25
new-york-city | Metropolitan | 2026-12-26
las-vegas | Fountains of Bellagio | 2026-12-25
tokyo | Senso-ji | 2027-01-01
tokyo | Shibuya Crossing | 2027-01-01
kyoto | Fushimi Inari | 2027-01-01
singapore | Gardens by the Bay | 2027-02-06
bangkok | Wat Pho | 2027-04-13
bangkok | Wat Arun | 2027-01-01
beijing | Forbidden City | 2027-10-02
dubai | Burj Khalifa | 2027-03-10
agra | Taj Mahal | 2027-01-26
cairo | Pyramids | 2027-03-10
istanbul | Hagia Sophia | 2026-12-25
marrakesh | Jemaa | 2026-12-25
ubud | Monkey Forest | 2026-12-25
delhi | Qutub | 2026-12-25
taipei | Shilin Night Market | 2027-02-06
istanbul | Archaeology Museums | 2027-05-16
berlin | Berlin Zoo | 2026-12-24
hanoi | Temple of Literature | 2026-12-25
seoul | Gyeongbokgung | 2027-02-07
mexico-city | Anthropology | 2026-11-01
`;

const casesOf = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => line.split(' | ').map((part) => part.trim()))
    .filter((parts): parts is [string, string, string] => parts.length === 3);

describe('openingOn, on holidays', () => {
  test.each(casesOf(CLOSED))('%s, %s is closed on %s', (destination, name, date) => {
    expect(openingOf(destination, name, date).spans).toEqual([]);
  });

  test.each(casesOf(OPEN))('%s, %s is open on %s', (destination, name, date) => {
    expect(openingOf(destination, name, date).spans).not.toEqual([]);
  });
});
