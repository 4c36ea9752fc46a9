import type { Theme } from './theme.ts';

/** Pursuits and things to taste that the entries of places name as travellers do. */
const ROWS: readonly (readonly [string, RegExp, RegExp?])[] = [
  [
    'horse riding',
    /\b(horse ?(back)? ?riding|horses|pony rides?|reiten|reitausflug|equitation)\b/,
    /\b(horses?|horseback|pon(y|ies)|stables|riding|gauchos?)\b/,
  ],
  [
    'climbing',
    /\b(rock climbing|bouldering|via ferratas?|klettern|escalade|escalada)\b/,
    /\b(climbing|bouldering|via ferrata|abseil\w*)\b/,
  ],
  [
    'a tango lesson',
    /\b(tango (lessons?|class(es)?|courses?)|learn (to )?(dance )?tango|tangokurs\w*|cours de tango|clases? de tango)\b/,
    /\b(tango (class|lesson)|milonga class first)\b/,
  ],
  ['an estancia', /\b(estancias?|gauchos?|cattle ranch(es)?)\b/, /\b(estancias?|gauchos?|ranch)\b/],
  ['kayaking', /\b(kayak\w*|canoe\w*|paddle ?board\w*|sup tour)\b/],
  ['rafting', /\b(rafting|white ?water)\b/],
  ['paragliding', /\b(paraglid\w+|hang ?glid\w+|parapente|gleitschirm\w*)\b/],
  ['a zip line', /\b(zip ?lin(e|es|ing)|canopy tours?)\b/],
  ['go-karting', /\b(go ?kart\w*|karting|kart racing)\b/],
  ['sharks', /\b((shark )?cage diving|sharks)\b/, /\bsharks?\b/],
  [
    'tiles',
    /\b(tiles|tile ?work|azulejos?|zellij|zellige|iznik|majolica|fliesen|kacheln|carreaux)\b/,
    /\b(tiles?|tiled|azulejos?|zellij|zellige|iznik|majolica|ceramics?)\b/,
  ],
  ['carpets', /\b(carpets|rugs|kilims?|teppiche?)\b/, /\b(carpets?|rugs|kilims?)\b/],
  [
    'an island',
    /\b(island hop\w*|(an|one|some|nearby|other|another) islands?\b(?! (break|holiday|trip of))|boat to an island|inselhupfen|ile voisine)\b/,
    /\b(islands?|islets?)\b/,
  ],
  ['golf', /\b(golf(ing|ers?)?)\b/],
  [
    'fishing',
    /\b((fly|deep sea|sport) fishing|angeln|fishing trips?)\b/,
    /\b(fishing (trip|charter|boat)\w*|fly fishing|angl\w+)\b/,
  ],
  [
    'a suspension bridge',
    /\b(suspension bridges?|hanging bridges?|rope bridges?|treetop walks?|canopy walks?|hangebrucke\w*|pont suspendu|puente colgante)\b/,
    /\b(suspension bridges?|hanging bridges?|rope bridges?|tree ?top|canopy)\b/,
  ],
  ['yoga', /\byoga\b/],
  ['ice skating', /\b(ice (skating|rinks?)|schlittschuh\w*|patinage)\b/, /\b(ice rink|skating)\b/],
  [
    'bird watching',
    /\b(bird ?(watching|ing|ers?)|birds|vogelbeobachtung)\b/,
    /\b(birds?|birdlife|flamingos?|puffins?)\b/,
  ],
  ['caves', /\b(caves?|caving|hohlen|grottes|cuevas|grotte)\b/, /\b(caves?|caverns?|grotto\w*)\b/],
  [
    'volcanoes',
    /\b(volcano(es)?|vulkane?|volcans?|volcanes|vulcani?)\b/,
    /\b(volcan\w+|craters?|lava)\b/,
  ],
  ['lighthouses', /\b(lighthouses?|leuchtturme?|phares|faros)\b/, /\b(lighthouses?)\b/],
  ['cheese', /\b(chees(e|es)|fromages?|quesos?|formagg\w+)\b/],
  ['tea', /\btea (tasting|plantations?|houses?|rooms?|shops?|estates?)\b/, /\b(tea)\b/],
  ['rum', /\b(rum (tasting|distiller\w+|tour)s?|rum)\b/],
  ['gin', /\b(gin (tasting|distiller\w+)s?)\b/, /\bgin\b/],
  ['sake', /\b(sake (tasting|brewer\w+)s?|sake)\b/],
  ['tequila and mezcal', /\b(tequilas?|mezcals?)\b/],
  [
    'olive oil',
    /\b(olive (oil|groves?|mills?)|olivenol|aceite de oliva|olio d oliva)\b/,
    /\b(olive oil|olives?)\b/,
  ],
  [
    'spices',
    /\b(spices|spice (farm|market|tour|garden)s?|gewurze|epices|especias)\b/,
    /\bspices?\b/,
  ],
];

export const PURSUIT_THEMES: readonly Theme[] = ROWS.map(([name, words, text = words]) => ({
  name,
  words,
  text,
}));
