import type { Destination } from '#server/catalogue/catalogue.ts';
import { distanceKm } from '#server/catalogue/distance.ts';
import { foldText } from '#server/catalogue/fold-text.ts';
import { isCalled } from '#server/catalogue/names-of.ts';
import type { Point } from '#server/planner/problem.ts';
import type { AskedOutcome } from '#shared/generation/generated-trip.schema.ts';
import { isDayName } from '../understanding/dates-in-text.ts';
import { isOwnBed, type OwnBed, ownBed } from './own-stay.ts';
import { isStayInArea } from './stay-in-area.ts';
import { sightForms, sightTokens } from '../places/sight-forms.ts';

/** Where the travellers stay, as they say it, and where that is as far as it is known. */
export type AskedStay = {
  said: string;
  /** All words of it, from its quarter to what it is near: "the medina near Dar el Bacha". */
  phrase: string;
  id?: string;
  point?: Point;
  /** It is told by what it is near. */
  isNear?: boolean;
  /** It is theirs already. */
  own?: OwnBed;
};

const KIND = '(?:hotel|airbnb|apartment|flat|hostel|guesthouse|b&b|riad|ryokan|room|place)';
const STAY = new RegExp(
  String.raw`(?:\b(?:we(?:'re| are)?|i(?:'m| am)?|are|will be) (?:all )?stay(?:ing)?(?: (?:in|at) an? ${KIND})?|\bstay(?:ing)?(?: (?:in|at) an? ${KIND})?|\b(?:our|my|the) ${KIND}(?: is)?|\b(?:hotel|airbnb|apartment|hostel|flat|riad|ryokan|guesthouse|b&b)(?: is)?(?: already)?(?: (?:booked|reserved|reservado|réservé|gebucht|prenotato))?|\bbased|\bwir wohnen|\bunser hotel(?: ist)?|\bnous logeons|\bnotre h[oô]tel(?: est)?|\bunterkunft|\bloge(?:r|ons)?|\bnos alojamos|\balloggiamo|\bficamos|\bh[oô]tel|\bsleep(?:ing)?)\s+(?:in|on|inside|sur|dans|at|near|by|close to|next to|beside|around|bei|im|am|nahe|à|près d[eu]|en|cerca de|vicino a|a|no|na|em)\s+(?:the |der |dem |la |le |el |il )?`,
  'iu',
);
/** "Staying at my sister's in Hackney", "with friends in Kreuzberg". */
const AT_SOMEBODYS =
  /\b(?:stay(?:ing)?|sleep(?:ing)?|wohnen|schlafen|logeons|dormons|nos quedamos|dormiamo|stiamo)(?: \p{L}+)? (?:at|with|bei|chez|con|da|en casa de)\s+(?:\p{L}+['’]?s?\s+){1,4}?(?:in|near|im|à|en|a)\s+(?=\p{Lu})/u;
const NEAR_IT =
  /\b(?:near|close to|next to|beside|by|around|bei|nahe|près d[eu]|cerca de|vicino a)\s+(?:the )?$/iu;
const NAME =
  /^\p{Lu}[\p{L}'’-]*(?:\s+(?:(?:de|del|della|di|da|do|du|la|le|el|al|of|the)\s+)*\p{Lu}[\p{L}'’-]*)*/u;
/** "In the medina near Dar el Bacha": what a quarter is told by more closely. */
const NEARER = /^[\p{L}'’ -]{1,30}?\s(?:near|close to|next to|beside|by|around)\s+(?:the )?/iu;
/** As near as this a stay is in the area that was named. */
const NEAR_KM = 1.2;

/** The stay that the notes name: a stay, an area or a sight of the destination, else a name that nothing is known of. */
export function askedStay(notes: string, destination: Destination): AskedStay | undefined {
  const stay = toldStay(notes, destination);
  const own = stay && ownBed(notes);

  if (!own) return stay;
  // "A flat in Shoreditch" is not the hotel that has the quarter in its name.
  const { id: _, ...area } = stay;
  const middle = middleOf(
    [...destination.stays, ...destination.places, ...destination.food].filter(
      (one) => foldText(one.area ?? '') === foldText(stay.said),
    ),
  );

  const isNear = NEAR_IT.test(notes.slice(0, notes.lastIndexOf(stay.said)));

  return { ...(middle ? { ...area, point: middle } : stay), own, isNear };
}

function toldStay(notes: string, destination: Destination): AskedStay | undefined {
  for (const pattern of [STAY, AT_SOMEBODYS]) {
    const told = pattern.exec(notes);
    const behind = told ? notes.slice(told.index + told[0].length) : '';
    const stay = nearerStay(behind, destination) ?? namedStay(behind, destination);

    if (stay) return stay;
  }
  const said = GLUED_STAY.exec(notes)?.[1];

  return said === undefined ? undefined : stayCalled(said, destination);
}

/** "The medina near Dar el Bacha" is near Dar el Bacha, where that is known. */
function nearerStay(behind: string, destination: Destination): AskedStay | undefined {
  const [before = ''] = NEARER.exec(behind) ?? [];
  const stay = before === '' ? undefined : namedStay(behind.slice(before.length), destination);

  return stay?.point ? { ...stay, phrase: `${before}${stay.said}` } : undefined;
}

function namedStay(behind: string, destination: Destination): AskedStay | undefined {
  const said = NAME.exec(behind)?.[0] ?? knownArea(behind, destination);

  // "We stay on Monday"
  if (said === undefined || isDayName(said)) return undefined;
  return stayCalled(said, destination);
}

function stayCalled(said: string, destination: Destination): AskedStay | undefined {
  const key = foldText(said);

  if (isWholePlace(key, destination)) return undefined;
  const stay = destination.stays.find(({ name }) => foldText(name).includes(key));

  if (stay) return { said, phrase: said, id: stay.id, point: stay };
  const form = sightForms(destination).find(
    ({ tokens }) => tokens.join(' ') === sightTokens(said).join(' '),
  );
  const known = [...destination.stays, ...destination.places, ...destination.food];
  const point =
    destination.places.find(({ id }) => `${destination.id}/${id}` === form?.id) ??
    middleOf(known.filter(({ area }) => foldText(area ?? '') === key)) ??
    // "Bryant Park" by the market that is held in it.
    known.find(({ name }) => foldText(name).startsWith(`${key} `));

  return { said, phrase: said, ...(point ? { point } : {}) };
}

/** The middle of what is known of a quarter. */
function middleOf(points: readonly Point[]): Point | undefined {
  const mean = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0) / values.length;

  return points.length === 0
    ? undefined
    : { lat: mean(points.map(({ lat }) => lat)), lon: mean(points.map(({ lon }) => lon)) };
}

/** Whether a name is that of the destination, and of no part of it in which one can stay. */
function isWholePlace(key: string, destination: Destination): boolean {
  return (
    isCalled(destination, key) &&
    !destination.stays.some(({ area }) => foldText(area ?? '') === key)
  );
}

/** "ワイキキに泊まりたい". */
const GLUED_STAY = /([\p{Script=Katakana}ー・]{2,}|\p{Script=Han}{2,6})(?:に|で)泊/u;

/** "sleeping in getsemani": in small letters, and in other scripts, an area or a sight of the destination. */
function knownArea(behind: string, destination: Destination): string | undefined {
  const words =
    /^[\p{L}\p{M}'’ーー・-]+(?: [\p{L}\p{M}'’-]+){0,3}/u.exec(behind)?.[0].split(' ') ?? [];
  const names = new Set([
    ...[...destination.stays, ...destination.places, ...destination.food].map(({ area }) =>
      foldText(area ?? ''),
    ),
    ...sightForms(destination).map(({ tokens }) => tokens.join(' ')),
  ]);

  for (let count = words.length; count > 0; count -= 1) {
    const said = words.slice(0, count).join(' ');
    const keys = [foldText(said), sightTokens(said).join(' ')];

    if (keys.some((key) => key !== '' && names.has(key))) return said;
  }
  return undefined;
}

/** A stay that was named as an entry of what was asked: days begin and end there or near it, or why not. */
export function stayOutcomes(
  asked: AskedStay | undefined,
  stay: Point & { id: string; name: string },
): AskedOutcome[] {
  if (!asked) return [];
  const wish = `Staying: ${asked.said}`;
  const km = asked.point ? Math.round(distanceKm(asked.point, stay) * 10) / 10 : undefined;

  if (asked.id === stay.id)
    return [
      {
        wish,
        met: true,
        detail: `Every day begins and ends there.${asked.own ? ' Its nights are not in the costs.' : ''}`,
      },
    ];
  if (isOwnBed(stay))
    return [
      {
        wish,
        met: asked.point !== undefined,
        detail: asked.point
          ? `Days begin and end at ${stay.name}, counted from ${asked.isNear ? '' : 'the middle of '}${asked.said}. Its nights are not in the costs.`
          : `We don’t know where ${asked.said} is, so ways are counted from the centre of town. Its nights are not in the costs.`,
      },
    ];
  if (isStayInArea(stay))
    return [
      {
        wish,
        met: true,
        detail: 'We know no fitting stay there: every way is counted from a point in that area.',
      },
    ];
  if (km === undefined)
    return [
      {
        wish,
        met: false,
        detail: 'We don’t know where it is, so distances are counted from another hotel.',
        nearest: stay.name,
      },
    ];
  return [
    {
      wish,
      met: km <= NEAR_KM,
      detail: `Days begin and end at ${stay.name}, ${km} km from there.`,
    },
  ];
}
