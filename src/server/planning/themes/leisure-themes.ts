import type { Theme } from './theme.ts';

/** How people like to spend an hour of the day: views, gardens, a swim. */
export const LEISURE_THEMES: readonly Theme[] = [
  {
    name: 'gardens',
    words:
      /\b(gardens?|garten|garten(anlagen)?|jardins?|jardin(es)?|giardin[oi]|botanical|botanic)\b/,
    kinds: ['garden', 'park', 'palace', 'castle'],
    text: /\b(gardens?|jardins?|jardines|botanic\w*|roses|giardino|garten)\b/,
    isMany: true,
  },
  {
    name: 'views',
    words:
      /\b((?<!\b(sea|ocean|street|(room|hotel|dinner|lunch|meal|table|restaurant|drinks?|cocktails?|bars?|somewhere|place) with an?( nice| good| great| amazing)?) )views?(?! room)|view ?points?|lookouts?|panoram\w*|skylines?|vistas?|aussicht\w*|aussichtspunkte?|miradou?r\w*|belvederes?|from above)\b/,
    kinds: ['viewpoint', 'tower', 'hike', 'landmark', 'park', 'bridge'],
    text: /\b(views?|viewpoints?|panoram\w*|lookouts?|skyline|overlook\w*|mirador\w*|miradouro\w*|observation|deck|terrace|summit|sunset|rooftops?|hill|tower|cliff ?tops?|malecon)\b/,
  },
  {
    name: 'sunsets',
    words:
      /\b(sunsets?|golden hour|sonnenunterg\w+|couchers? de soleil|atardecer\w*|puestas? de sol|tramont[oi]|por do sol)\b/,
    best: ['sunset'],
  },
  {
    name: 'lights after dark',
    words:
      /\b(blue hour|night photo\w*|night views?|city lights|illuminat\w+|blaue stunde|heure bleue|hora azul|ora blu)\b/,
    best: ['sunset', 'evening', 'night'],
    kinds: [
      'viewpoint',
      'tower',
      'square',
      'bridge',
      'landmark',
      'street',
      'monument',
      'neighbourhood',
    ],
  },
  {
    name: 'swimming',
    words:
      /\b(swim(ming|s)?|swimming pools?|pool (day|time)|lidos?|water ?parks?|schwimm\w+|baignades?|nager|piscines?|nadar|piscinas?|nuotare|piscin[ae])\b/,
    text: /\b(swim\w*|pools?|lido|bath(s|ing|ers)?|water ?park|beach\w*|baths|lake|cenotes?|coves?|lagoon)\b/,
    kinds: [
      'beach',
      'spa',
      'lake',
      'sport',
      'activity',
      'theme-park',
      'nature',
      'park',
      'island',
      'day-trip',
    ],
  },
  {
    name: 'casinos',
    words: /\b(casinos?|gambl\w+|roulette|black ?jack|poker)\b/,
    text: /\b(casinos?|high tables|gambl\w+|slot machines)\b/,
  },
  {
    name: 'a place to run',
    words:
      /\b(running (routes?|trails?|spots?|paths?)|jogging|jogs?|morning runs?|go(ing)? (for a )?runs?|runners?|laufstrecke\w*|joggen|footing|corsa mattutina|salir a correr)\b/,
    kinds: ['park', 'beach', 'lake', 'street', 'nature'],
    text: /\b(parks?|river\w*|promenade|embankment|seafront|beach|lake|waterfront|garden|path|corniche|malecon|shore)\b/,
  },
  {
    name: 'easy walks',
    words:
      /\b((easy|gentle|short|flat|pretty|scenic|nice) (walks?|strolls?)|strolls?|strolling|spazier\w+|bummeln|balades?|flaner|paseos?(?! en (barco|bici\w*))|passeggiat\w+|passeios a pe)\b/,
    kinds: ['park', 'garden', 'street', 'neighbourhood', 'nature', 'lake', 'beach'],
  },
  {
    name: 'local life',
    words:
      /\b(local life|like (a )?locals?|live like|where (the )?locals|local (markets?|neighbou?rhoods?|spots?|feel|vibe)|everyday life|authentic|no tourist traps?|avoid(ing)? tourist traps?|not? too touristy|lokales leben|wie (die )?einheimische\w*|abseits der touristen\w*|vie locale|comme (les|des) locaux|vida local|como (los )?locales|come (i|gli) (locali|romani|abitanti)|autentic[oa]s?)\b/,
    kinds: ['neighbourhood', 'market', 'street'],
  },
  {
    name: 'Christmas lights',
    words:
      /\b((christmas|xmas|festive|holiday) (lights?|illuminations?|trees?|windows|decorations?)|weihnachtsbeleuchtung\w*|lichterglanz|(illuminations|lumieres) de noel|luces (de navidad|navidenas)|(luci|luminarie) (di natale|natalizie)|luzes de natal)\b/,
    text: /\b((christmas|xmas|festive|holiday) (lights?|illuminations?|trees?|windows)|light festival|winter lights|lights in every tree|in december the tree)\b/,
    tag: 'christmas-lights',
    season: { from: '11-18', to: '01-06' },
    isMany: true,
  },
  {
    name: 'Christmas',
    words:
      /\b(christmass?y|xmas(?! (lights?|trees?))|christmas (spirit|atmosphere|feel\w*|magic|shopping|mood|things?)|festive (feel\w*|atmosphere)|weihnachtlich\w*|weihnachtsstimmung|advents?\w*|(ambiance|esprit) de noel|(?<!luces de )navidad\w*|navidenos?|(?<!(luci|luminarie) )natalizi\w*)\b/,
    text: /\b(christmas|advent|xmas|nativity|striezelmarkt|christkindl\w*|nutcrackers?|ice (rink|skating))\b/,
    season: { from: '11-18', to: '01-06' },
  },
];
