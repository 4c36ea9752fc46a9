import { foldText } from '#server/catalogue/fold-text.ts';
import { countText } from '#shared/count-text.ts';
import { daysBetween } from '#shared/dates.ts';
import type { AskedOutcome } from '#shared/generation/generated-trip.schema.ts';
import { COUNTS } from '../understanding/wish-words.ts';

type Asking = { additionalPreferences: string; departureDate: string; returnDate: string };

const ONE_BASE =
  /\b(?:(?:one|a single|just one|only one|the same|a fixed|1) (?:base|hotel|place to stay)|no (?:hotel changes?|changing hotels?|moving (?:around|hotels?))|without (?:changing|moving) hotels?|(?:ein|einem|eine) (?:festes? |feste |festen )?(?:hotel|standort|quartier)|un seul hotel|un solo hotel|um so hotel)\b/;
const FEW_CHANGES =
  /\b(?:few(?:er)? (?:hotel changes?|changes? of hotels?|hotels)|(?:not|no|dont want|hate|without|never) (?:\w+ ){0,3}(?:(?:a )?(?:different|new|another) (?:hotel|bed|place|room) (?:every|each) (?:night|day)|(?:un)?pack(?:ing)? (?:every|each) (?:night|day)|living out of (?:a )?suitcases?|chang\w+ hotels? (?:every|each|too|all|so)\b.*)|not too many (?:hotels|hotel changes|changes|moves)|wenig(?:e)? hotelwechsel|nicht (?:jede|jeden) (?:nacht|tag)|pas (?:changer|trop) d hotels?|pocos cambios de hotel|pochi cambi di (?:hotel|albergo))\b/;
/** A stay of fewer nights is another change of bed. */
const LEAST_NIGHTS = 3;
/** "Not a different hotel every night": kept where a stay has nearly two nights on average. */
const EVERY_NIGHT =
  /\b(?:(?:every|each) (?:single )?(?:night|day)|jede[nr]? (?:nacht|tag)|living out of (?:a )?suitcases?)\b/;
const NOT_EVERY_NIGHT = 1.75;

const AT_MOST =
  '(?:at (?:the )?most|max(?:imum)?(?: of)?|no more than|not more than|never more than|up to|only|just|hochstens|maximal|au (?:plus|maximum)|como maximo|al massimo|no maximo)';
const BASES =
  '(?:(?:different |separate |other )?(?:bases|hotels|accommodations|places? to (?:sleep|stay)|(?:hotel )?stays|unterkunfte|hebergements|alojamientos|alloggi|hoteis)|different places)';
const COUNTED = new RegExp(`\\b${AT_MOST} (\\w+) ${BASES}\\b`);

/** In how many places one wants to sleep at most: "max two different places to sleep"; undefined where it is not told. */
export function mostStays(text: string): number | undefined {
  const [, said = ''] = COUNTED.exec(foldText(text)) ?? [];

  return /^[1-9]$/.test(said) ? Number(said) : COUNTS[said];
}

/** "One base", "not a different hotel every night", as an entry of what was asked. */
export function stayChangeOutcomes(asking: Asking, stays: number): AskedOutcome[] {
  const notes = foldText(asking.additionalPreferences);
  const isOne = ONE_BASE.test(notes);
  const counted = mostStays(asking.additionalPreferences);

  if (counted !== undefined && counted > 1)
    return [
      { wish: `${COUNTED_WISH}${counted}`, met: stays <= counted, detail: toldOf(asking, stays) },
    ];
  if (!isOne && !FEW_CHANGES.test(notes)) return [];
  const [said = ''] = FEW_CHANGES.exec(notes) ?? [];
  const apiece = EVERY_NIGHT.test(said) ? NOT_EVERY_NIGHT : LEAST_NIGHTS;
  const most = isOne ? 1 : Math.max(1, Math.floor(nightsOf(asking) / apiece));

  return [
    {
      wish: WISH[isOne ? 'one' : 'few'],
      met: stays <= most,
      detail: toldOf(asking, stays),
    },
  ];
}

function nightsOf({ departureDate, returnDate }: Asking): number {
  return daysBetween(departureDate, returnDate);
}

function toldOf(asking: Asking, stays: number): string {
  const nights = nightsOf(asking);

  return `${stays === 1 ? 'One stay' : `${stays} stays`} for ${countText(nights, 'night')}.`;
}

const COUNTED_WISH = 'Places to stay: at most ';
const WISH = { one: 'One base', few: 'Few hotel changes' } as const;

/** Whether an entry tells of changing hotels: on a journey it is told of the whole. */
export function isStayChange({ wish }: Pick<AskedOutcome, 'wish'>): boolean {
  return wish === WISH.one || wish === WISH.few || wish.startsWith(COUNTED_WISH);
}
