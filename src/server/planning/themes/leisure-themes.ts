import { type Theme, themesOf } from './theme.ts';

/** How people like to spend an hour of the day: views, gardens, a swim. */
export const LEISURE_THEMES: readonly Theme[] = [
  {
    name: 'gardens',
    words:
      /\b(gardens?|garten|garten(anlagen)?|jardins?|jardin(es)?|giardin[oi]|botanical|botanic)\b/,
    kinds: ['garden', 'park', 'palace', 'castle', 'temple'],
    text: /\b(gardens?(?! (cafe|house))|jardins?|jardines|botanic\w*|roses|giardino|garten)\b/,
    not: /\b(painted|sculpture|beer) gardens?\b/,
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
      /\b(swim(ming|s)?|swimming pools?|pool (days?|time)|(?<!\b(hotel|house|villa|stay|room|place|somewhere|with|has|w|by|at|around|beside|near|pref\w*) )a pool(?! (table|party|at the|in the|bar|hall|day))|days? (by|at|around|beside) (a|the|some) (((hotel|swimming) )?pools?|(beach|pool) club)|lidos?|water ?parks?|(?<!\b(mit|with|w) (\w+ )?)schwimm\w+|baignades?|nager|nadar|nuotare|(?<!\b(avec|con|com) )piscin(es?|as?|e))\b/,
    text: /\b((?<!no )swim\w*|(?<!(wave|sprinkle|warm|plunge) )pools?|lidos?|bath(ing|ers)|(thermal|outdoor|open air|sea|river|lake|public) baths?|water ?park|beach(es)?|cenotes?|coves?|lagoon)\b/,
    not: /\bno swimming\b/,
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
      /\b(running (routes?|trails?|spots?|paths?)|jogging|jogs?|(morning|evening|daily) (runs?|jogs?)|somewhere to (run|jog)|place to (run|jog)|run(ning)? (along|by|in|around|through) the|go(ing)? (for a )?runs?|runners?|laufstrecke\w*|joggen|footing|corsa mattutina|salir a correr)\b/,
    kinds: ['park', 'beach', 'lake', 'street', 'nature'],
    isOfAnyDay: true,
    text: /\b(parks?|river\w*|promenade|embankment|seafront|beach|lake|waterfront|garden|path|corniche|malecon|shore)\b/,
  },
  {
    name: 'easy walks',
    words:
      /\b((easy|gentle|short|flat|pretty|scenic|nice) (walks?|strolls?)|strolls?|strolling|spazier\w+|bummeln|balades?|flaner|paseos?(?! en (barco|bici\w*))|passeggiat\w+|passeios a pe)\b/,
    kinds: ['park', 'garden', 'street', 'neighbourhood', 'nature', 'lake', 'beach'],
    isOfAnyDay: true,
  },
  {
    name: 'local life',
    words:
      /\b(local life|like (a )?locals?|live like|where (the )?locals|local (markets?|neighbou?rhoods?|spots?|feel|vibe)|everyday life|authentic|no tourist traps?|avoid(ing)? tourist traps?|not? too touristy|lokales leben|wie (die )?einheimische\w*|abseits der touristen\w*|vie locale|comme (les|des) locaux|vida local|como (los )?locales|come (i|gli) (locali|romani|abitanti)|autentic[oa]s?)\b/,
    kinds: ['neighbourhood', 'market', 'street'],
    isOfAnyDay: true,
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
      /\b(christmass?y|xmas(?! (lights?|trees?))|christmas (spirit|atmosphere|feel\w*|magic|shopping|mood|things?)|festive (feel\w*|atmosphere)|weihnachtlich\w*|weihnachtsstimmung|advent(?!ur|ist|iti|s?m[ae]rkt)\w*|(ambiance|esprit) de noel|(?<!luces de )navidad\w*|navidenos?|(?<!(luci|luminarie) )natalizi\w*)\b/,
    text: /\b(christmas|advent|xmas|nativity|striezelmarkt|christkindl\w*|nutcrackers?|ice (rink|skating))\b/,
    season: { from: '11-18', to: '01-06' },
  },
];

/** Pursuits and things to taste that the entries of places name as travellers do. */
export const PURSUIT_THEMES: readonly Theme[] = themesOf([
  [
    'horse riding',
    /\b(horse ?(back)? ?riding|horses|pony rides?|reiten|reitausflug|equitation)\b/,
    /\b(horse ?(back)? ?rid\w+|on horseback|horse (treks?|rides?|safaris?)|pon(y|ies)|riding (school|lesson|stables?)|ride horses|gauchos?)\b/,
  ],
  [
    'climbing',
    /\b(rock climbing|bouldering|via ferratas?|klettern|escalade|escalada)\b/,
    /\b(climbing|bouldering|via ferrata|abseil\w*)\b/,
  ],
  [
    'a tango lesson',
    /\b(tango (lessons?|class(es)?|courses?)|(lessons?|class(es)?|courses?) (of|in) tango|learn(ing)? (?:\w+ ){0,4}tango|tangokurs\w*|cours de tango|clases? de tango)\b/,
    /\b(tango (class|lesson)|milonga class first)\b/,
  ],
  ['vermouth and aperitivo', /\b(vermouths?|vermuts?|aperitivos?|aperitifs?|aperol)\b/],
  [
    'cinema',
    /\b(cinemas?(?! tickets?)|cinephiles?|film (buffs?|lovers?|history|museums?)|movie (buffs?|lovers?|history|theat(er|re)s?))\b/,
    /\b(cinemas?|films?|movies?|movie (palace|theat(er|re)))\b/,
  ],
  [
    'what lies underground',
    /\b(underground (cit(y|ies)|tunnels?|tours?|world|passages|naples)|catacombs?|crypts)\b/,
    /\b(underground|catacombs?|crypts?|tunnels|below ground)\b/,
  ],
  ['gnawa', /\bgn(a|aou)wa\b/],
  ['the mafia', /\b(anti)?mafia\b/],
  [
    'motorcycles',
    /\b(motor ?cycles?|vintage motor ?bikes|ducati|harleys?|vespas)\b/,
    /\b(motor ?cycles?|motor ?bikes?|ducati|harley|vespas?)\b/,
  ],
  ['goldsmiths', /\b(goldsmith\w*|silversmith\w*|gold leaf)\b/],
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
  [
    'carpets',
    /\b(carpets|rugs|(rug|carpet) (makers?|weavers?|making|shops?)|kilims?|teppiche?|tapis)\b/,
    /\b(carpets?|rugs|kilims?)\b/,
  ],
  [
    'an island',
    /\b(island hop\w*|(an|one|some|nearby|other|another) islands?\b(?! (break|holiday|trip of))|boat to an island|inselhupfen|ile voisine)\b/,
    /\b((?<!museum )islands?(?! tip)|islets?|isles?)\b/,
  ],
  [
    'golf',
    /\b((?<!\b(mini|crazy) )golf(ing|ers?)?)\b/,
    /^(?!.*\b(mini ?golf|crazy golf|putt\w*)\b).*\bgolf\b/,
  ],
  [
    'fishing',
    /\b(fishing(?! (village|town|port|harbour|harbor|quarter|hamlet|boat|community)s?)|anglers?|(we|i|they|(want|love|like|going) to) fish)\b/,
    /\b(fishing (trip|charter)\w*|(fly|deep sea|ice) fishing|angl(ers?|ing))\b/,
  ],
  ['gorillas', /\b(gorillas?)\b/],
  ['chimpanzees', /\b(chimps?|chimpanzees?)\b/],
  ['orangutans', /\b(orang ?utans?)\b/],
  ['civil rights', /\bcivil rights\b/],
  ['tailors', /\b(tailors?|tailoring|tailor made)\b/, /\b(tailor\w*|couture|made to measure)\b/],
  [
    'a suspension bridge',
    /\b(suspension bridges?|hanging bridges?|rope bridges?|treetop walks?|canopy walks?|hangebrucke\w*|pont suspendu|puente colgante)\b/,
    /\b(suspension bridges?|hanging bridges?|rope bridges?|tree ?top|canopy)\b/,
  ],
  ['yoga', /\byoga\b/],
  [
    'ice skating',
    /\b(ice (skating|rinks?)|schlittschuh\w*|patinage)\b/,
    /\b(ice ?rinks?|ice skating|skating (rink|before|on|in|under|at))\b/,
  ],
  [
    'bird watching',
    /\b(bird ?(watching|ing|ers?)|(?<!\b(early|love) )birds|vogelbeobachtung)\b/,
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
  [
    'tea',
    /\b(tea (hills?|tasting|plantations?|houses?|rooms?|shops?|estates?)|(like|likes|love|loves|enjoy|into|chinese|japanese|green|and|gardens and) tea(?! (time|break|with|at)))\b/,
    /\b(tea ?(houses?|rooms?|tasting\w*|plantations?|estates?|museums?|ceremon\w+|gardens?|shops?|salons?|factor\w+|markets?|hills|terraces)|teas)\b/,
  ],
  ['rum', /\b(rum (tasting|distiller\w+|tour)s?|rum)\b/],
  ['gin', /\b(gin (tasting|distiller\w+)s?)\b/, /\bgin\b/],
  ['sake', /\b(sake (tasting|brewer\w+)s?|sake)\b/],
  ['tequila and mezcal', /\b(tequilas?|mezcals?)\b/],
  [
    'olive oil',
    /\b(olive (oil|groves?|mills?)|olivenol|aceite de oliva|olio d oliva)\b/,
    /\b(olive (oil|mills?|groves?|tasting|press))\b/,
  ],
  [
    'spices',
    /\b(spices|spice (farm|market|tour|garden)s?|gewurze|epices|especias)\b/,
    /\bspices?\b/,
  ],
]);
