import { loadTransport } from '#server/catalogue/transport.ts';
import { wordSet } from '#shared/word-set.ts';
import { capital } from './place-words.ts';

/** The European Economic Area: ISO 3166 alpha-2 codes. */
const EUROPEAN = wordSet(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK',
);
const OF_EUROPEANS =
  /\b(?:EU|European)\b.*\b(?:citizens?|residents?|area)\b|\b(?:residents?|citizens?|under.25s?) (?:of|from) the (?:EU|European)\b/i;
const OF_RESIDENTS = /\b(?:free|cheaper) for (?:local )?residents\b/i;

/**
 * A tip without what holds for others than the party: prices of residents, and those of Europeans where it comes from
 * elsewhere or nobody knows. `home` is the code of an airport or a city.
 */
export function tipForHome(tip: string, home: string | undefined): string | undefined {
  const country = home === undefined ? undefined : loadTransport().airportsOf(home)[0]?.country;
  const isEuropean = country !== undefined && EUROPEAN.has(country);
  const isForOthers = (clause: string) =>
    (!isEuropean && OF_EUROPEANS.test(clause)) || OF_RESIDENTS.test(clause);
  const clauses = tip.split(/(?<=[.;])\s/);
  const kept = clauses.filter((clause) => !isForOthers(clause));

  if (kept.length === clauses.length) return tip;
  return kept.length > 0 ? capital(kept.join(' ').replace(/;$/, '.')) : undefined;
}
