import { AGE_THEMES } from './age-themes.ts';
import { CULTURE_THEMES } from './culture-themes.ts';
import { EVENING_THEMES } from './evening-themes.ts';
import { KEEN_THEMES } from './keen-themes.ts';
import { LEISURE_THEMES, PURSUIT_THEMES } from './leisure-themes.ts';
import { MAKER_THEMES } from './maker-themes.ts';
import { OUTDOOR_THEMES, SEASON_THEMES, THRILL_THEME } from './outdoor-themes.ts';
import { SIGHTS, type Theme } from './theme.ts';
import { TOWN_THEMES } from './town-themes.ts';
import { WORLD_THEMES } from './world-themes.ts';

const SEEN = [...SIGHTS, 'activity', 'boat-trip'] as const;

/** What people say of a trip in one word, and what its places are marked with: no sight of that name is meant. */
const INTEREST_THEMES: readonly Theme[] = [
  {
    name: 'history',
    words:
      /\b(?<!\b(natural|art|war|military|jewish|roman|rock|music|medieval|cold war|communist|soviet|cinema|film|maritime|family|our|food|black|ancient|wartime|slave|royal|viking) )(history(?! (of|museums?))|histor(ic|ical) (sights?|sites?|places?)|geschichte|histoire|historia|storia)\b/,
    interest: 'History',
    kinds: SEEN,
    not: /\bnatural history\b/,
  },
  {
    name: 'history museums',
    words: /\b(history|historical) museums?\b(?<!natural history museums?)/,
    interest: 'History',
    kinds: ['museum'],
    not: /\bnatural history\b/,
  },
  {
    name: 'architecture',
    words:
      /\b(?<!\b(modern|contemporary|modernist|new|futuristic|recent|century|brutalist|gothic|baroque|deco|nouveau|concrete|and modern|islamic|moorish|moderne|movie) )(architecture(?! (that is|of) (modern|today))|architektur|arquitectura|arquitetura|architettura)(?! (moderne|contemporaine|moderna|contemporanea))\b/,
    interest: 'Architecture',
    kinds: SEEN,
  },
  {
    name: 'holy places',
    words:
      /\b((holy|sacred|pilgrim(age)?|spiritual) (sites?|places?|sights?|spots?|shrines?)|pilgrimage|heilige\w* (statten|orte)|pilger(statten|orte)|lieux (saints?|sacres?)|(lugares|sitios) (santos|sagrados)|luoghi (santi|sacri))\b/,
    kinds: ['church', 'mosque', 'temple', 'synagogue'],
    named:
      /\b(holy|sacred|western wall|wailing wall|temple mount|via dolorosa|shrines?|pilgrim\w*|cathedrals?|basilicas?|sepulchre|king davids tomb|garden tomb|golgotha|calvary)\b/,
  },
];

/** Who names more than so many has no main theme. */
const MOST_MAIN = 2;

/** The themes that a trip is about, of those that were asked for: one stop for them is not enough. */
export function mainThemes(asked: readonly Theme[]): Theme[] {
  return asked.length <= MOST_MAIN ? [...asked] : [];
}

/** Every theme that notes can ask for. */
export const THEMES: readonly Theme[] = [
  ...EVENING_THEMES,
  ...TOWN_THEMES,
  ...OUTDOOR_THEMES,
  THRILL_THEME,
  ...SEASON_THEMES,
  ...WORLD_THEMES,
  ...KEEN_THEMES,
  ...AGE_THEMES,
  ...MAKER_THEMES,
  ...CULTURE_THEMES,
  ...LEISURE_THEMES,
  ...PURSUIT_THEMES,
  ...INTEREST_THEMES,
];
