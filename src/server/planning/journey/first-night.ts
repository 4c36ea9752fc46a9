import { addDays } from '#shared/dates.ts';
import { askedDetails } from '../asked/asked-details.ts';
import type { Span } from '#server/planner/problem.ts';
import type { PlanRequest } from '../assembly/plan-request.ts';
import { markedText } from './marked-text.ts';
import { fold, type Named, wordOf } from './names-of-route.ts';
import type { RideWishes } from './ride-wishes.ts';
import { IN } from './return-words.ts';

const NIGHT =
  '(?:first|erste\\w*|premiere|primera|prima|primeira|eerste) (?:night|nacht|nuit|noche|notte|noite)';
const NEAR =
  '(?:near|close to|next to|beside|nahe?|beim|pres|proche|a cote|cerca|junto|vicino|presso|pressi|perto|proximo|(?:sleep|stay|hotel) (?:at|by|am|a|al|en|no|in))';
/** Folded, the article of "l'aéroport" and "all'aeroporto" is one word with it. */
const AIRPORT = '(?:l|all|dell)?(?:airport|flughafen|aeroport|aeropuerto|aeroporto|luchthaven)';
const WORD = '(?!(?:xcommax|xbreakx|not|nicht|pas|no|non|nao)\\b)\\w+';
/** "The first night should be near the airport", "airport hotel for the first night". */
const AT_AIRPORT = new RegExp(
  `\\b${NIGHT} (?:${WORD} ){0,5}?${NEAR} (?:${WORD} ){0,3}?${AIRPORT}|\\b${NIGHT} (?:at|am|al|en el|no|a) (?:the )?${AIRPORT}|\\b(?:airport hotel|flughafenhotel) (?:${WORD} ){0,3}?${NIGHT}\\b`,
);

/**
 * The nights that are told, with the one of arrival where it is to be spent in the town that one lands in: "we arrive
 * at San José at 8:15pm, so the first night should be near the airport".
 */
export function withFirstNight(
  told: ReadonlyMap<string, number>,
  { text, first, places }: { text: string; first: string | undefined; places: readonly Named[] },
): ReadonlyMap<string, number> {
  const town = places.find(({ id }) => id === first);
  const folded = fold(text);

  if (!town || told.has(town.id)) return told;
  const isInTown = new RegExp(`\\b${NIGHT} ${IN} ${wordOf(town)}\\b`).test(folded);

  return isInTown || AT_AIRPORT.test(markedText(text)) ? new Map([...told, [town.id, 1]]) : told;
}

const LATE = 19 * 60 + 30;
/** Until breakfast is over. */
const MORNING: Span = [6 * 60, 10 * 60];

/** Who lands late in the evening sleeps and has breakfast before going on. */
export function restedFirst(request: PlanRequest, wishes: RideWishes): RideWishes {
  const { landing = 0 } = askedDetails(request);
  const morning = addDays(request.departureDate, 1);
  const busy = (date: string) => wishes.busy?.(date) ?? [];

  return landing < LATE
    ? wishes
    : { ...wishes, busy: (date) => [...busy(date), ...(date === morning ? [MORNING] : [])] };
}
