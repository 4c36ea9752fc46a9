import { foldText } from '#server/catalogue/fold-text.ts';
import type { StayFile } from '#server/catalogue/stay.schema.ts';
import type { Point } from '#server/planner/problem.ts';
import type { BudgetLevel } from '#shared/preferences/options.ts';

const PREFIX = 'own-stay-';

const KIN =
  '(?:sisters?|brothers?|mums?|moms?|dads?|mothers?|fathers?|parents?|sons?|daughters?|aunts?|uncles?|cousins?|grandparents?|grandmas?|friends?|mates?|colleagues?|boyfriends?|girlfriends?)';
/** Who is stayed with and does not come along. */
const HOSTS = '(?:friends?|family|relatives|aunts?|uncles?|cousins?)';
const STAYS = String.raw`\b(?:stay\w*|sleep\w*|wohnen|schlafen|logeons|dormons|quedamos|dormiamo|stiamo) (?:\w+ )?`;
/** In other languages it is the house of friends or of the family. */
const AT_KIN = new RegExp(
  String.raw`\bat (?:my|our) (?:\w+ )?(${KIN})\b|${STAYS}with (?:(?:my|our|some) )?(${HOSTS})\b|${STAYS}(?:bei|chez|con|da|en casa de) (?:\w+ )?(?:schwester|bruder|eltern|freund\w*|verwandten|tante|onkel|soeur|frere|parents|amis?|amies?|sorella|fratello|parenti|amic[oahi]\w*|herman[oa]s?|padres|amig[oa]s?)\b`,
);
const HOUSE =
  '(?:hotel|airbnb|apartment|flat|hostel|guest ?house|b b|riad|ryokan|room|place|stay|house|villa|pension|unterkunft|ferienwohnung|appartement|hebergement|alojamiento|piso|appartamento|alloggio)';
const BOOKED = new RegExp(
  String.raw`\b${HOUSE}(?: \w+){0,5}? (?:is |are |ist |est |esta |e )?(?:already |bereits |schon |deja |ya |gia )?(?:booked|reserved|paid(?: for)?|sorted|gebucht|reserviert|reservee?|paye|reservad[oa]|pagad[oa]|prenotat[oa]|pagat[oa])\b|\b(?:booked|reserved|paid for|(?<!\b(?:to|should|must|would|will|could|like) )(?:have|has|got|own|haben|avons|tenemos|abbiamo))(?: (?:already|bereits|schon|deja|ya|gia|booked|reserved|got|reserve|reservado|prenotato))* (?:(?:an?|our|my|the|ein\w*|unser\w*|une?|notre|un[ao]?|nuestro) )?(?:\w+ )?${HOUSE}\b(?! with)`,
);

/** A bed that is somebody's, or booked. */
export type OwnBed = { house: string; kin?: string };

/** What a house is called, by how people write it. */
const HOUSES: readonly (readonly [house: string, said: RegExp])[] = [
  ['riad', /\briad\b/],
  ['ryokan', /\bryokan\b/],
  ['hostel', /\bhostel\b/],
  ['villa', /\bvilla\b/],
  ['guesthouse', /\b(?:guest ?house|pension|b b)\b/],
  ['flat', /\b(?:airbnb|apartment|flat|ferienwohnung|appartement|piso|appartamento)\b/],
];

/** Whether notes tell that the bed is theirs already, and whose house it is where it is somebody's. */
export function ownBed(notes: string): OwnBed | undefined {
  const clauses = notes
    .replaceAll(/['’]s\b/g, '')
    .split(/[,;.!?\n]/)
    .map(foldText);
  const folded = clauses.join(' ');
  const kin = AT_KIN.exec(folded);

  if (!kin && !clauses.some((clause) => BOOKED.test(clause))) return undefined;
  return { ...(kin ? { kin: kin[1] ?? kin[2] ?? 'family' } : {}), house: houseIn(folded) };
}

type Own = { said: string; bed: OwnBed; isNear: boolean; level: BudgetLevel };

/** The bed that the travellers have in a part of town: days begin and end there, and it costs this trip nothing. */
export function ownStayAt({ lat, lon }: Point, { said, bed, isNear, level }: Own): StayFile {
  const { house, kin } = bed;

  return {
    id: `${PREFIX}${foldText(said).replaceAll(' ', '-')}`,
    name: `your ${kin === undefined ? house : `${hosts(kin)} place`} ${isNear ? 'near' : 'in'} ${said}`,
    lat,
    lon,
    area: said,
    kind: kin === undefined && house !== 'flat' ? 'hotel' : 'apartment',
    level,
    usd: [0, 0],
    confidence: 'low',
  };
}

function houseIn(folded: string): string {
  return HOUSES.find(([, said]) => said.test(folded))?.[0] ?? 'hotel';
}

const MANY = /^(?:parents|friends|grandparents|mates|colleagues|cousins|relatives)$/;

/** "Sister’s", "parents’". */
function hosts(kin: string): string {
  return MANY.test(kin) ? `${kin}’` : `${kin.replace(/s$/, '')}’s`;
}

/** Whether a stay is a bed that the travellers have already. */
export function isOwnBed({ id }: { id: string }): boolean {
  return id.replace(/^.*\//, '').startsWith(PREFIX);
}
