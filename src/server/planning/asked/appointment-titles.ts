/** What an appointment is, by the words that tell it. */
const TITLES: readonly (readonly [string, RegExp])[] = [
  ['Dinner', /\b(dinner|cena|abendessen|diner|jantar|(?<!last )supper)\b/],
  ['Prayers', /\b(prayers?|freitagsgebet|priere|oracion|preghiera|oracao)\b/],
  ['Lunch', /\b(lunch|mittagessen|dejeuner|almuerzo|comida|pranzo|almoco)\b/],
  ['Breakfast', /\b(breakfast|brunch|fruhstuck|petit dejeuner|desayuno|colazione)\b/],
  ['Conference', /conferenc|konferenz|congres|kongress|\bfair\b|messe|summit|\bexpo\b/],
  ['Workshop', /workshop|training|seminar|presentation|schulung|formation/],
  ['Office', /\b(office|buro|bureau|oficina|ufficio|escritorio)\b/],
  ['Work', /\bwork(?:ing)?\b|remote|arbeit|travail|trabaj|labur[oa]|lavor[oa]|trabalh/],
  ['Cruise', /cruise|crucero|crociera|croisiere|kreuzfahrt|boat|ferry/],
  ['Wedding', /wedding|hochzeit|mariage|\bboda\b|matrimonio|casamento/],
  [
    'Show',
    /\b(show|concert|konzert|concierto|concerto|opera|oper|theat\w+|musical|match|game|partido|partita|spiel|ballet)\b/,
  ],
  [
    'Ticket',
    /ticket|entrad|eintritt|karte[n]?\b|billet|bigliett|ingress|tour\b|visit|besichtigung|tasting|class\b/,
  ],
  [
    'Meeting',
    /meet|\brdv\b|afspraak|vergadering|spotkanie|toplanti|mote\b|mode\b|schuzka|besprechung|reunion|reuniao|riunione|client|kunde|treffen|rendez|termin|appointment|\bcita\b|interview/,
  ],
];

/** What an appointment is by the folded words that tell it; undefined where they do not. */
export function titleOf(folded: string): string | undefined {
  return TITLES.find(([, words]) => words.test(folded))?.[0];
}
