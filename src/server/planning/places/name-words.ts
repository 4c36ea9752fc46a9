import { wordSet } from '#shared/word-set.ts';
/** Names of places that are other words as often, and count by their capital letter and position alone. */
export const OTHER_WORDS = wordSet(`
  riad plunge ado therme island nice split male bath cork reading mobile tours nancy phoenix orange java champagne turkey china jersey
  riviera fjords highlands pyramids goa bari como parma angers troyes best hope most lens vice mali chad
  sucre oman pico niger guinea togo riunione reuniao reunion reunions rodas georgia jordan victoria alta fes macau man mans sale salt savannah burgundy pole praia
`);
/** Of these the ones that no town begins a text as: "nice, quiet and cheap". */
export const PLAIN_WORDS = wordSet(`
  riad plunge ado therme island nice split male bath reading mobile orange best hope most lens vice mali alta
  man mans sale salt pole troyes angers tours praia
`);
/** Names that another language uses as a word behind the same prepositions: "giro in barca". */
export const WITH_CAPITAL = new Set(['barca']);
/** In small letters a meeting, and no island; "ilha da Reunião". */
export const MEETINGS = new Set([
  'reunião',
  'reuniões',
  'reunión',
  'reuniones',
  'riunione',
  'riunioni',
]);
/** Short forms that are written in small letters as well. */
export const ABBREVIATIONS = new Set(['nyc', 'cdmx', 'hcmc', 'bkk', 'ldn']);
/** Words with a capital letter that are towns somewhere and are hardly ever meant. */
export const NO_TOWNS =
  /^(january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday|mon|tue|tues|wed|thu|thur|thurs|fri|sat|sun|januar|februar|marz|mai|juni|juli|oktober|dezember|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|janvier|fevrier|mars|avril|juin|juillet|aout|septembre|octobre|novembre|decembre|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|lunes|martes|miercoles|jueves|viernes|sabado|domingo|gennaio|febbraio|aprile|maggio|giugno|luglio|settembre|ottobre|dicembre|lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica|janeiro|fevereiro|marco|maio|junho|julho|setembro|outubro|novembro|dezembro|segunda|terca|quarta|quinta|sexta|spring|summer|autumn|fall|winter|christmas|easter|airbnb|hotel|business|english|michelin|mum|mom|dad|university|school|airport|station|train|bus|coach|boat|ferry|car|plane|church|castle|museum|park|street|mobile|paradise|best|north|south|east|west|old|new|los|las|san|santa|saint|st|el|la|le|les|de|da|do|di|of|the|a|i|we|vegan|halal|kosher|kids|kinder|enfants|ninos|bambini|criancas|family|beach|nature|food|art|opera|market|bar|spa|city|center|centre|central|yes|no|ok|please|thanks|hello|hi|surprise|somewhere|anywhere|solo|couple|home|landing|rest|reste|resto|nur|ende)$/;
