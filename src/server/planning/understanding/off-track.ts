/** Other sights than everybody sees, or some of them beside. */
export type OffTrack = 'all' | 'some';

/** They want other sights than everybody. */
export const OFF_TRACK_WORDS =
  /\b(off the beaten (track|path)|fewer tourists|not (?:too )?touristy|away from (the )?tourists|(?:non|less) touristy)\b/;
/** They want something that few others see beside what everybody sees. */
export const GEM_WORDS =
  /\b(hidden gems?|geheimtipps?|(?:hidden|secret|unknown|lesser known) (?:places|spots|corners|sights)|insider tips?|lugares secretos|lieux secrets)\b/;
/** They want it quiet. */
export const QUIET_WORDS =
  /\b((?:no|avoid(?:ing)?) tourist traps?|(?<!\b(?:be|been|being|keep|keeps|stay|stays|sit) )quiet(?:er)?(?! (?:\w+ )?(?:hotels?|riads?|ryokans?|pensions?|guest ?houses?|hostels?|lodges?|resorts?|villas?|houses?|paradors?|b b|bnb|airbnb|base|rooms?|stays?|(?:place|spot|somewhere) to (?:stay|sleep)|bed|inn|flat|apartment|street|floor|evenings?|nights?|dinners?|drinks?|start|first|last)))\b/;
/** They want the same sights while few are there. */
export const CROWD_WORDS =
  /\b((?:no|avoid(?:ing)?|fewer|hates?|dislikes?|away from|not (?:like|into)|dont like|cant stand|not a fan of|without) (?:the |big |huge |large |too many |any )*(?:crowds|masses)|(?:not|less|un)(?: too| so)? ?crowded|less busy|crowds? (?:make|makes|stress|scare|frighten|overwhelm|drain|exhaust|bother)\w*(?! us happy| me happy)|(?:anxious|anxiety|panic\w*|nervous|stressed) in (?:big |large )?crowds|(?:keine|ohne|wenig) menschenmassen|(?:sans|evite\w*|pas de) (?:la )?foule|sin (?:multitudes|aglomeraciones|gentio)|(?:senza|niente) (?:folla|folle|ressa)|sem (?:multid\w+|aglomera\w+)|geen (?:drukte|mensenmassa\w*))\b/;

/** Whether folded notes ask for other sights than everybody sees. */
export function offTrackIn(text: string): OffTrack | undefined {
  if (OFF_TRACK_WORDS.test(text)) return 'all';
  return GEM_WORDS.test(text) ? 'some' : undefined;
}

/** Whether folded notes ask for quiet, by place or by hour. */
export function isQuiet(text: string): boolean {
  return [OFF_TRACK_WORDS, CROWD_WORDS, QUIET_WORDS].some((words) => words.test(text));
}

const STREETS = '(?:neighbou?rhoods?|streets?|lanes|alleys|districts?|quarters?)';
/** They would rather walk through streets than tick off sights. */
export const STREET_WORDS = new RegExp(
  String.raw`\b(?:(?:walk(?:ing)?|wander(?:ing)?|stroll(?:ing)?|roam(?:ing)?|drift(?:ing)?|explor(?:e|ing)) (?:\w+ ){0,2}?(?:different |the |local |old |several |various )*${STREETS}|${STREETS} (?:rather than|instead of|not|over|more than) (?:\w+ ){0,2}?(?:sights?|monuments?|landmarks?|attractions?|highlights?|museums?)|(?:no|not|not about|not into|without|rather than|instead of|hates?|dont (?:want|like|need)(?: to)?|do not (?:want|like|need)(?: to)?|more than) (?:\w+ ){0,3}?(?:box ?tick\w*|tick(?:ing)? (?:(?:off|the|any|all|every|each|single|big|famous) )*(?:boxes|sights?|landmarks?|attractions?)|tick ?lists?|check ?lists?|check ?boxes)|no (?:box ?ticking|boxes ticked)|(?:wander|stroll|walk|roam)(?:ing)? (?:around |about )?(?:more than|rather than|instead of|over) (?:\w+ ){0,2}?(?:sight ?see(?:ing)?|sights?|attractions?)|(?:durch|in) (?:die )?(?:viertel|gassen|stadtviertel) (?:schlendern|bummeln|spazieren)|flaner (?:dans|de) (?:les )?(?:quartiers|rues)|pasear por (?:los )?barrios|passeggiare (?:per|nei) (?:i )?quartieri)\b`,
);

/** Whether folded notes would rather walk through streets than tick off sights. */
export function isForStreetsIn(text: string): boolean {
  return STREET_WORDS.test(text);
}
