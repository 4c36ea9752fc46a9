import { foldText } from '#server/catalogue/fold-text.ts';
import { addDays, daysBetween, eachDay } from '#shared/dates.ts';
import { clausesOf } from '../understanding/clauses.ts';
import { isOnShortWalks } from '../cares/care-words.ts';
import { CROWD_WORDS } from '../understanding/off-track.ts';
import { datesInText, type TripDates } from '../understanding/dates-in-text.ts';
import { refusedOnDays } from '../understanding/refused-on-days.ts';
import { COUNTS, NUMBER_WORDS } from '../understanding/wish-words.ts';
import { unhurriedIn } from './unhurried.ts';
import { mostKmIn } from './most-km.ts';
import type { RestPlace, Rhythm } from './rhythm.ts';

const HOURS: Readonly<Record<string, number>> = { ...NUMBER_WORDS, eleven: 11, noon: 12 };
const EARLIEST =
  /\b(?:nothing|no (?:sights?|museums?|stops?|tours?|plans?|activit\w+|starts?|alarms?)|not|never|nichts|rien|nada|niente) (?:\w+ ){0,4}?(?:before|vor|avant|antes (?:de |das )?(?:las )?|prima delle) (\d{1,2}|eight|nine|ten|eleven|noon)(?:am)?\b/;
const START_AT =
  /\b(?:starts?|starting|begin|leave the hotel) (?:the day |our days |days |each day )?(?:at|around|after|from|about) (\d{1,2}|nine|ten|eleven)\b(?! (?:pm|days?|nights?))/;
const LATEST_START = 12;
const THAT_DAY = /\b(?:that|this|the same|arrival|first) (?:day|morning)\b/;

const EASY = '(?:easy|gentle|slow|light|quiet|relaxed|relaxing|calm|soft|lazy)';
const FIRST = '(?:first (?:full )?(?:day|afternoon)|day (?:one|1)|arrival(?: day)?)';
const EASY_START = new RegExp(
  String.raw`\b(?:${FIRST} (?:\w+ ){0,2}${EASY}|${EASY} (?:on (?:the |our )?)?(?:${FIRST}|landing)|(?:nothing|not|easy|slow|slowly) (?:\w+ ){0,4}(?:on )?(?:the |our )?${FIRST}|(?<!no )jet ?lag\w*|altitude|acclimati\w+|soroche|after (?:a|the|our) long (?:flight|journey)|(?:erster|ersten) tag (?:\w+ )?(?:ruhig|langsam|locker|entspannt)|premier jour (?:\w+ )?(?:tranquille|calme|leger)|primer dia (?:\w+ )?(?:tranquilo|suave|relajado)|primo giorno (?:\w+ )?(?:tranquillo|leggero)|primeiro dia (?:\w+ )?(?:tranquilo|leve|calmo))\b`,
);
const LAST = '(?:(?:last|final) (?:full )?(?:day|afternoon)|day of departure)';
const EASY_END = new RegExp(
  String.raw`\b(?:${LAST} (?:\w+ ){0,2}${EASY}|${EASY} (?:things? |stuff |day )?(?:on |for )?(?:the |our )?${LAST}|nothing (?:big|much|tiring|strenuous|heavy|more) (?:on |for )?(?:the |our )?${LAST}|(?:letzter|letzten) tag (?:\w+ )?(?:ruhig|langsam|locker|entspannt)|dernier jour (?:\w+ )?(?:tranquille|calme|leger)|ultimo (?:dia|giorno) (?:\w+ )?(?:tranquil\w+|suave|relajado|leggero|leve|calmo))\b`,
);
const REST_DAY =
  /\b(?:(?:(?:a|one|the|our|another|last|first|second|third|whole|completely|totally) )(?:whole |entire |completely |totally )?(?:free|unplanned|empty|unscheduled) day(?! ?trips?| (?:tour|pass|ticket)s?)|(?:whole |full )?day (?:\w+ )?(?:with (?:no|zero|nothing)|without (?:any |a )?) ?(?:plans?|planned|programme?|agenda|schedule|sightseeing|sights|on)\b|day (?:for|of) doing nothing|day to do nothing|day with nothing to do|day (?:\w+ )?(?:to|for|by) ourselves|nothing (?:planned )?(?:on|for) one day|(?:a|one) (?:day off|rest day|lazy day|do nothing day|beach day off)|the (?:day off|rest day)|(?:freier|freien|planloser?n?) tag|tag (?:ganz )?ohne (?:plan|programm)\w*|jour(?:nee)? (?:libre|sans (?:programme|rien))|dia sin plan(?:es)?|giorno senza programm[ai]|dia sem planos|rest day|day of rest|day to rest|day off|(?:two|2|three|3|a couple of|some) days? (?:\w+ )?(?:with (?:no|zero|nothing)|without (?:any )?) ?(?:plans?|planned|programme?|agenda|schedule|sightseeing|on)|(?:two|2|three|3|a couple of) (?:free|empty|unplanned|rest|lazy|quiet) days|ruhetag|ruhiger tag|tag pause|pausentag|tag (?:zum )?(?:ausruhen|ausspannen)|jour de repos|journee libre|dia de descanso|dia libre|giorno di riposo|giorno libero|dia livre)\b/;
const FREE_AFTERNOON =
  /\b(?:free (?:time in the )?afternoons?|(?:lazy|empty|unplanned) afternoons?|afternoons? (?:off|free|to ourselves|without plans)|(?:freier|freie|freien) nachmittage?|nachmittage? frei|apres midi libres?|tardes? libres?|pomerigg(?:io|i) liber[oi]|tardes? livres?)\b/;
const FREE_MORNING =
  /\b(?:free mornings?|mornings? (?:off|free|to ourselves|without plans)|(?:freier|freie|freien) vormittage?|matins? libres?|mananas? libres?|mattin[ae] liber[ae])\b/;
const EVERY =
  /\b(?:every|each|all|daily)\b|\b(?:afternoons|mornings|tardes|nachmittage|pomeriggi)\b/;
const PER_DAY =
  /\b(one|1|a single|two|2|three|3|ein(?:e|en)?|zwei|drei|une?|deux|trois|una?|uno|dos|due|tres|tre) (?:things?|sights?|activit(?:y|ies)|stops?|attractions?|highlights?|places?|outings?|(?:sache|sachen|dinge|ding|programmpunkte?|besichtigungen) (?:am|pro)|(?:choses?|visites?|activites?) par|(?:cosas?|visitas?|actividad(?:es)?) (?:al|por)|(?:cose|cosa|visite|attivita) al) (?:(?:a|per|each|every) )?(?:day|tag|jour|dia|giorno)\b/;
const NAP =
  /\b(?:naps?|nap ?times?|siestas?|(?:rest|break|lie down|pause) (?:\w+ ){0,3}after lunch|after lunch (?:\w+ ){0,2}rest|(?:tires?|tired|exhausted|sleepy|sleeps?) (?:\w+ ){0,3}after lunch|(?:rests?|break|lie down|quiet hour|pause) (?:\w+ ){0,2}(?:(?:every|each|all) afternoons?|in the afternoons?|at midday|at noon)|afternoon (?:rests?|breaks?)|pool (?:time |break )?(?:every|each|in the) afternoons?|mittags(?:schlaf|ruhe|pause)|mittags (?:\w+ ){0,5}(?:schlaf\w*|pause|ruhe)|schlaf\w* (?:\w+ ){0,3}mittags|siestes?|riposin[oi]|pisolino|pennichella|sonecas?)\b/;
const HEAT =
  /\b(?:(?:cant|cannot|can not|dont|doesnt|do not|does not|wont|sensitive to|feels? the|cop(?:es?|ing) badly|not good (?:with|in)|badly|hates?|avoid\w*|escape|stay out of|out of|not in|nothing|no|without|suffers? (?:in|from)|struggles? (?:in|with)) (?:\w+ ){0,4}(?:heat|hot sun|noon sun|midday sun)|(?:midday|noon) heat|it (?:will|ll|is going to|might) (?:be|get) (?:very |really |so |too )?hot|mittagshitze|chaleur de midi|calor del mediodia|caldo di mezzogiorno)\b/;
const QUEUES =
  /\b(?:(?:hates?|no|avoid|skip|without|dont like|cant stand|not|few|minimal) (?:\w+ ){0,3}(?:queues?|queu(?:e)?ing|lines?(?! \d)|standing in line|waiting in line)|(?:than|rather than|not|instead of|before we) (?:\w+ ){0,2}(?:stand|standing|wait|waiting|queue|queuing) (?:in|for)\b|(?:keine|ohne) langen? (?:warte)?schlangen|schlange\w* (?:stehen|vermeiden)|(?:ohne|keine) (?:warte)?schlangen|sans (?:file|queue)\w*|files? d attente|sin colas|(?:senza|niente) (?:code|file)|sem filas)\b/;
const ON_FOOT =
  /\b(?:(?:bad|sore|dodgy|weak|creaky|artificial|new|broken|sprained|stiff|replaced|swollen) (?:knees?|hips?|backs?|legs?|ankles?|feet|foot)|(?:knees?|hips?|ankles?|feet) (?:is|are|was|were|(?:ha(?:s|ve|d) )?(?:just |recently )?been)? ?(?:\w+ )?(?:bad|sore|weak|hurting|operated|replaced|done|not)|(?:stairs|steps|hills|climbs?|long walks) (?:\w+ )?(?:is|are) (?:out|off|no good|impossible|a problem|not)|(?:knees?|hips?) hurts?|arthrit\w+|crutches|(?:with|uses?|using) a (?:cane|walker|rollator|stick)|unsteady|(?:not|isnt|arent) (?:very |so )?(?:good on (?:her|his|my|their|our) feet|mobile|steady)|schwanger\w*|zwanger|hamile|enceinte|embarazad[ao]|incinta|gravida|(?:knee|hip|back|heart) (?:problems?|trouble|surgery|replacement|operation|pain|issues)|(?:cant|cannot|can not|unable to|struggles? to|doesnt|dont) (?:walk|climb|manage|do (?:\w+ ){0,2}(?:stairs|steps|hills|walks|walking|climbs)|handle stairs|use stairs|take stairs)(?: (?:far|much|long|well|stairs|hills|steps))?|(?:no|not|avoid|without|hates?|few|fewer|little|less|minimal|not too much|not much) (?:\w+ ){0,3}(?:long walks|hills?|stairs|steps|(?<!\b(?:the|this|that|any of the) )climbs?|climbing|walking|uphill)|walking (?:stick|frame)|slow walkers?|non cammina (?:molto|tanto|a lungo)|(?:no|nao) (?:camina|anda|caminha) (?:mucho|muito)|ne marche pas (?:beaucoup|longtemps)|(?:geht|lauft) nicht (?:gut|weit|viel|lange)|(?:gehen|laufen) langsam|marchons lentement|caminamos (?:despacio|lento)|camminiamo (?:piano|lentamente)|(?:caminham\w*|caminha|andam\w*|anda) devagar|uzun yuruyus\w* olmasin|(?:slow|bad|not good) (?:on|with) (?:the )?(?:stairs|steps|hills)|(?:only|just|nothing but|no more than) (?:\w+ )?short walks|short walks only|pregnan\w+|strollers?|pushchairs?|prams?|buggy|kinderwagen|(?:nicht|schlecht) (?:mehr )?(?:so )?(?:gut |weit |viel |lange? )?(?:gehen|laufen|zu fuss)|knieprobleme|(?:ohne|keine|wenig) (?:treppen|steigungen|fusswege)|(?:peu|pas trop) (?:de )?march\w+|sans escaliers|(?:poco|no) caminar|caminar poco|sin escaleras|(?:poco )?camminare poco|senza scale|poucas caminhadas|sem escadas|poussettes?|carritos?|passeggin[oi])\b/;
/** A heart or lungs that bear no hills, and knees in other words. */
const WEAK =
  /\b(?:\d+ weeks (?:along|gone)|babymoon|expecting a baby|copd|emphysema|(?:bad|weak|poor) (?:hearts?|lungs?)|heart (?:condition|failure|disease)|(?:knees?|hips?) (?:is|are) (?:shot|gone|finished|knackered|worn out|bust\w*)|problemas? (?:de|con la|con las|en la|en las) (?:rodillas?|caderas?|espalda)|(?:rodillas?|caderas?) (?:mala?s?|operad\w+)|(?:probleme?s?|douleurs?|mal) (?:de|au|aux|a la) (?:genoux?|hanches?|dos)|problemi (?:al|alle?|di) (?:ginocchi\w*|anc\w+|schiena)|(?:knie|huft)(?:probleme?|schmerzen|operation|op)|(?:kaputte?s?|schlechtes?) (?:knie|hufte))\b/;
const EARLY_RISER =
  /\b(?:early (?:birds?|risers?|light)|(?:get(?:ting)?|be(?:ing)?|set(?:ting)? (?:off|out)|rising|start(?:ing)?) (?:up )?early|up (?:early|(?:at|by) (?:five|six|5|6)(?: ?am)?|with the sun)|fruhaufsteher\w*|fruh aufstehen|(?:nous|se) lever tot|leve tot|madrugador\w*|mattinier\w*)\b/;
const BEFORE_CROWDS =
  /\b(?:(?:beat(?:ing)?|ahead of|avoid(?:ing)?|miss(?:ing)?) the (?:\w+ )?crowds|without (?:the (?:\w+ )?|too many |so many |big )crowds)\b/;
const NOT_EARLY =
  /\b(?:no|not|nobody|never|avoid|without|hates?|dont|cant|wont|kein\w*|nicht|sans|pas|sin|senza|sem) (?:\w+ ){0,4}early\b|\bearly (?:nights?|dinner|to bed|flight|train|start is)\b/;
const AT_WORK =
  /\b(?:(?:i|we) work|working|remote(?:ly)?|nomads?|meetings?|conference|congress|office|arbeite\w*|travaill\w+|trabaj\w+|lavor[oi]\w*)\b/;
const BREAKS =
  /\b(?:(?:sit(?:ting)?(?: down)?|seated) (?:breaks?|stops?|rests?|pauses?)|(?:breaks?|rests?|stops?|pauses?) (?:to sit|for sitting|to rest)|(?:regular|frequent|lots of|plenty of|many) (?:\w+ )?(?:breaks|rests|pauses)|(?:somewhere|places?|benches) to sit|(?:needs?|has|have) to sit(?: down)? (?:often|regularly|a lot|now and then)|(?:viele|regelmassige) pausen)\b/;
const RAIN =
  /\b(?:(?:hates?|dislikes?|cant stand|dont like|no fans? of) (?:the )?rain(?:y \w+)?|(?:hates?|dislikes?|avoid|dont like) (?:getting|to get|being) (?:wet|soaked|rained on)|(?:hasse[nt]?|mag keinen|mogen keinen) regen|deteste\w* la pluie|odi\w+ la (?:lluvia|pioggia)|rain plan|plan b\b|if it rains|in case (?:of|it) rains?|rainy day (?:plan|option|idea|alternative)s?|wet weather (?:plan|option|alternative)s?|wenn es regnet|bei regen|regenplan|s il pleut|en cas de pluie|si llueve|se piove|in caso di pioggia|se chover)\b/;

const AGED =
  /\b(?:(?:madre|padre|mamma|papa|nonn[oai]|suocer[oa]|abuel[oa]s?|suegr[oa]|mutter|vater|schwieger\w+|mere|pere|mae|pai|avo|sogr[oa]|moeder|vader) (?:\w+ ){0,3}(?:6[5-9]|[789]\d)|(?:couple|paar|casal|pareja|coppia) (?:\w+ )?(?:von|de|di) (?:6[5-9]|[789]\d)|(?:are|is|am|aged?|turning|were|m|(?:he|she|who|mum|mom|dad|mother|father) s) (?:both |now |almost |nearly )?(?:6[5-9]|[789]\d)|(?:6[5-9]|[789]\d) (?:years?|yrs?) old|in (?:our|their|his|her|my) (?:early |mid |late )?(?:seventies|eighties|nineties|[789]0s)|(?:mother|father|mum|mom|dad|parents|grand\w+|oma|opa|aunt|uncle|wife|husband) (?:\w+ ){0,2}(?:6[5-9]|[789]\d)|octogenarian\w*|(?:sind|bin|ist) (?:beide )?(?:6[5-9]|[789]\d)|(?:avons|ai|a) [78]\d ans|(?:tenemos|tengo|tiene) (?:6[5-9]|[789]\d)|abbiamo (?:6[5-9]|[789]\d))\b(?! ?(?:km|kilomet\w+|miles?|minutes?|mins?|percent|degrees?|usd|eur\w*|dollars?|pounds?|gbp|people|guests|friends|of us|colleagues|students|sqm|m2))/;
const FIT =
  /\b(?:hik\w*|trek\w*|cycl\w+|bik(?:es?|ing)|very fit|still fit|fit and|active|sporty|long walks|love (?:to )?walk\w*|wander(?:n|ung\w*)|randonn\w+|senderismo)\b/;
/** "We can't do long walks" speaks of nobody who is fit. */
const UNABLE = /\b(?:cant|cannot|can not|dont|wont|no|not|never|without) (?:\w+ ){0,3}\w+/g;
const REST_PLACES: readonly (readonly [RestPlace, RegExp])[] = [
  ['lake', /\b(?:lakes?|lakeside|lakeshore|see|lac|lago)\b/],
  [
    'beach',
    /\b(?:beach(?:es)?|sea(?:side)?|coast|ocean|strand|meer|plage|mer|playa|mar|spiaggia|mare|praia)\b/,
  ],
  ['pool', /\b(?:pools?|piscin[ae]s?)\b/],
  ['park', /\b(?:parks?|gardens?|meadow)\b/],
];

/** What is asked for or not. */
const FLAGS = [
  [
    'isEarly',
    (text: string) =>
      (EARLY_RISER.test(text) || BEFORE_CROWDS.test(text) || CROWD_WORDS.test(text)) &&
      !NOT_EARLY.test(text),
  ],
  ['isEarlyRiser', (text: string) => EARLY_RISER.test(text) && !NOT_EARLY.test(text)],
  ['isAwayFromCrowds', (text: string) => CROWD_WORDS.test(text)],
  ['isEasyStart', (text: string) => EASY_START.test(text)],
  ['isEasyEnd', (text: string) => EASY_END.test(text)],
  ['isNapping', (text: string) => NAP.test(text)],
  ['isOutOfHeat', (text: string) => HEAT.test(text)],
  ['isWithoutQueues', (text: string) => QUEUES.test(text)],
  ['isEasyOnFoot', (text: string) => ON_FOOT.test(text) || WEAK.test(text) || isOnShortWalks(text)],
  ['isGentle', (text: string) => AGED.test(text) && !FIT.test(text.replace(UNABLE, ' '))],
  ['isWithBreaks', (text: string) => BREAKS.test(text)],
  ['isRainPlan', (text: string) => RAIN.test(text)],
] as const;

/** How the notes ask the days to go; only what they speak of is there. */
export function readRhythm(notes: string, trip: TripDates): Rhythm {
  const clauses = clausesOf(notes.replaceAll(',', '.'));
  const text = foldText(notes.replaceAll(/n['’]t\b/gi, 'nt'));
  const slow = slowMornings(notes, trip);
  const earliest = slow.length > 0 ? undefined : earliestIn(text);
  const perDay = perDayIn(text);
  const rest = datesOf(clauses, REST_DAY, trip);
  // Beside work a free afternoon is one to see the town in.
  const isAtWork = AT_WORK.test(text);
  const afternoons = isAtWork ? [] : datesOf(clauses, FREE_AFTERNOON, trip);
  const mornings = isAtWork ? [] : [...datesOf(clauses, FREE_MORNING, trip), ...slow];
  const refused = refusedOnDays(notes, trip);
  const isFreeAtTimes = isAtWork || rest.length > 0 || afternoons.length > 0;
  const flags = FLAGS.filter(([, isAsked]) => isAsked(text)).map(([flag]) => [flag, true]);

  return {
    ...(earliest === undefined ? {} : { earliest }),
    ...(rest.length > 0 ? { restDates: rest, ...restPlaceIn(clauses) } : {}),
    ...(afternoons.length > 0 ? { freeAfternoons: afternoons } : {}),
    ...(mornings.length > 0 ? { freeMornings: mornings } : {}),
    ...unhurriedIn(clauses, trip, isFreeAtTimes),
    ...(refused.length > 0 ? { refusedOnDays: refused } : {}),
    ...(perDay === undefined ? {} : { perDay }),
    ...mostKmIn(notes),
    ...Object.fromEntries(flags),
  };
}

/** "One day with no plan by a lake": where it is spent. */
function restPlaceIn(clauses: readonly string[]): Pick<Rhythm, 'restPlace'> {
  const [, said] = /\b(?:day|tag|jour|journee|dia|giorno)\b(.*)$/.exec(
    clauses.find((one) => REST_DAY.test(one)) ?? '',
  ) ?? [undefined, ''];
  const [place] = REST_PLACES.find(([, words]) => words.test(said ?? '')) ?? [];

  return place === undefined ? {} : { restPlace: place };
}

/** "We land at 05:20 on the 29th, so nothing before noon that day": a morning of one day. */
function slowMornings(notes: string, trip: TripDates): string[] {
  return clausesOf(notes.replaceAll(/\d[:.]\d{2}/g, '')).flatMap((clause) => {
    const hour = earliestIn(clause) ?? 0;
    const isOfOneDay = THAT_DAY.test(clause) && !EVERY.test(clause);

    if (hour < LATEST_MORNING || !isOfOneDay) return [];
    const [date = trip.departureDate] = datesInText(clause, trip);

    return date <= trip.returnDate ? [date] : [];
  });
}

const LATEST_MORNING = 11 * 60;

function earliestIn(text: string): number | undefined {
  const said = (EARLIEST.exec(text) ?? START_AT.exec(text))?.[1];
  const hour = said === undefined ? undefined : (HOURS[said] ?? Number(said));

  return hour !== undefined && hour >= 8 && hour <= LATEST_START ? hour * 60 : undefined;
}

function perDayIn(text: string): number | undefined {
  const said = PER_DAY.exec(text)?.[1]?.replace('a single', 'one');

  return said === undefined ? undefined : (COUNTS[said] ?? Number(said));
}

/** The days that are named beside such words; else every day between the ends, or one in their middle. */
function datesOf(clauses: readonly string[], words: RegExp, trip: TripDates): string[] {
  const clause = clauses.find((one) => words.test(one));

  if (clause === undefined) return [];
  const named = datesInText(clause, trip).filter((date) => date <= trip.returnDate);
  const within = eachDay(trip.departureDate, trip.returnDate).slice(1, -1);
  const middle = addDays(
    trip.departureDate,
    Math.ceil(daysBetween(trip.departureDate, trip.returnDate) / 2),
  );

  if (named.length > 0) return named;
  if (EVERY.test(clause)) return within;
  const count = daysSaid(clause);

  return count > 1
    ? Array.from(
        { length: count },
        (_, at) => within[Math.floor(((at + 1) * within.length) / (count + 1))] ?? middle,
      )
    : [middle];
}

/** "At least two days with nothing planned": how many days a clause speaks of, one where it tells no number. */
function daysSaid(clause: string): number {
  const [, said = ''] = /\b(two|2|three|3|a couple of) (?:\w+ )?days\b/.exec(clause) ?? [];

  return said === 'a couple of' ? 2 : (COUNTS[said] ?? (Number(said) || 1));
}
