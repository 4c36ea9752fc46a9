import { THRILLS } from '../understanding/said-interests.ts';
import type { Theme } from './theme.ts';

/** What one does out of doors. */
export const OUTDOOR_THEMES: readonly Theme[] = [
  {
    name: 'hiking',
    words:
      /\b(hik(e|es|ing|ers?)|walking (holidays?|trips?|weeks?|breaks?|vacations?)|wanderurlaub|wandelvakantie|trek(s|king|ker)?|trails?|wander(n|ung|ungen)|randonnees?|senderismo|caminatas?|escursion[ei]|trilhas?|(in|into) the hills|hill ?walk(s|ing)?|mountain walks?|long walks?|real walks?|(walk|hik)(ing)? all day|all day (walks?|walking|hik\w+))\b/,
    kinds: ['hike'],
    isMany: true,
  },
  {
    name: 'a long hike',
    words:
      /\b((full|whole|proper|big|long) day s? ?(of |out )?(hik\w+|walk\w*|trek\w*|in the (hills|mountains))|day (hikes?|walks?)|(walk|hik)(ing)? all day|all day (walks?|walking|hik\w+)|long (hikes?|treks?)|(hik\w+|walks?|treks?) of (three|four|five|six|seven|eight|[3-8])|tageswanderung\w*|randonnee a la journee|caminata de (un )?dia|wanderung uber den ganzen tag)\b/,
    kinds: ['hike'],
    leastMinutes: 180,
  },
  {
    name: 'a day in the mountains',
    words:
      /\bday (trip )?(out )?(in|to|into|up) the (high )?(mountains?|atlas|alps|andes|dolomites|sierra|pyrenees|hills)\b/,
    text: /\b(mountains?|mounts?|peaks?|atlas|alps|alpine|andes|sierra|dolomites|pyrenees|summits?)\b/,
    kinds: ['day-trip', 'hike'],
  },
  {
    name: 'a boat',
    words:
      /\b(boats?|boat (trip|ride|tour)s?|cruises?(?! (crowds?|ships?|passengers?|liners?|season|terminal|port|day|tourists))|sail(ing|boat)?|catamarans?|gondolas?|feluccas?|yachts?|ferry rides?|(something|anything|an hour|time|out) on the (river|water|lake|bay)|bootsfahrt\w*|schiff\w*|bateaux?|croisieres?|barcos?|barca|barche|paseo en barco|giro in barca|schooners?|escunas?)\b/,
    kinds: ['boat-trip', 'day-trip', 'island', 'activity'],
    text: /\b(boats?(?! lift)|barges?|cruis(es?|ing)|sail(s|ing|boat)?|catamarans?|gondolas?|feluccas?|dhows?|ferr(y|ies)|steamers?|riverboats?|junk|schooner|yachts?|bosphorus|(by|from the) (water|river|sea|boat)|lagoon|(bay|harbour|canal) tour)\b/,
    // One goes by oneself in these, and who wants a boat trip sits and looks.
    not: /\b(pedal boats?|pedalos?|rowing|row ?boats?|kayak\w*|canoe\w*|paddle ?boards?|gondola (lift|ride up)|cable cars?)\b/,
  },
  {
    name: 'geysers',
    words: /\b(geysers?|geysire?n?|geiseres|geysir)\b/,
    text: /\b(geysers?|geysir)\b/,
  },
  {
    name: 'surfing',
    words: /\b(surf(ing|en|er)?|surf lessons?)\b/,
    text: /\b(surf\w*)\b/,
    kinds: ['beach', 'class', 'sport', 'activity'],
  },
  {
    name: 'snorkelling or diving',
    words:
      /\b(snorkel\w*|scuba|(?<!cage )diving|dive (trip|site|course)s?|tauchen|schnorcheln|plongee|buceo|immersion\w*)\b/,
    text: /\b(snorkel\w*|div(e|es|ing|ers)|reefs?|coral)\b/,
    kinds: [
      'beach',
      'boat-trip',
      'activity',
      'sport',
      'class',
      'wildlife',
      'island',
      'day-trip',
      'nature',
    ],
  },
  {
    name: 'cycling',
    words:
      /\b(cycl(e|ing)|(?<!\b(beer|motor|dirt|quad|pedal) )bik(e|es|ing)|e ?bikes?|bicycles?|radfahren|radeln|fahrrad\w*|radtour\w*|fietsen|fietstocht\w*|velos?|bicicletas?|bicis?|biciclett[ae]|rower\w*|bisiklet\w*)\b/,
    text: /\b(cycl(e|es|ing|ists?|eways?)|bik(e|es|ing|ers?)|bicycles?|pedal(?! ?(boats?|os?)))\b/,
    not: /\b(motor ?bik\w+|quad bik\w+|pedal(o|os| boats?))\b/,
  },
  {
    name: 'a balloon flight',
    words:
      /\b(hot air balloon\w*|balloon (flight|ride|tour)s?|ballonfahrt|montgolfiere|globo aerostatico|mongolfiera)\b/,
    text: /\bballoon\w*\b/,
    kinds: ['activity', 'sport'],
  },
  {
    name: 'whale watching',
    words:
      /\b(whales?|whale watching|walbeobachtung|baleines?|ballenas?|balene|baleias?|dolphins?)\b/,
    text: /\b(whales?|dolphins?)\b/,
    kinds: ['wildlife', 'boat-trip', 'day-trip', 'activity', 'viewpoint'],
  },
  {
    name: 'a safari',
    words: /\b(safaris?|big five|game drives?)\b/,
    kinds: ['wildlife', 'day-trip', 'activity'],
    text: /\b(safaris?|game (drives?|reserves?|parks?|viewing)|lions?|elephants?|rhinos?|big five|national park)\b/,
  },
  {
    name: 'skiing',
    words: /\b((?<!apres )ski(ing|s)?|snowboard\w*|pistes?|skifahren|esqui\w*|sciare)\b/,
    text: /\b(ski(ing|s|ers?)?|pistes?|slopes|snowboard\w*)\b/,
    kinds: ['sport', 'activity', 'day-trip', 'class'],
  },
  {
    name: 'a glacier',
    words: /\b(glaciers?|gletscher|glaciares?|ghiacciai[oi]?)\b/,
    text: /\bglaciers?\b/,
  },
  {
    name: 'waterfalls',
    words: /\b(water ?falls?|wasserf\w+|cascades?|cascadas?|cascat[ae]|cachoeiras?)\b/,
    kinds: ['waterfall', 'day-trip'],
    text: /\b(falls?|waterfalls?|cascades?|foss)\b/,
  },
  {
    name: 'the desert',
    words: /\b(deserts?|dunes?|wuste|desiertos?|deserto)\b/,
    not: /\bbeach\b/,
    kinds: [
      'nature',
      'activity',
      'hike',
      'viewpoint',
      'ruins',
      'park',
      'wildlife',
      'sport',
      'show',
      'island',
      'lake',
    ],
    text: /\b(deserts?|dunes?|camels?)\b/,
  },
  {
    name: 'stars at night',
    words:
      /\b(star ?gazing|milky way|(see|watch|under|photograph) (the )?stars(?! (of|from) )|night sk(y|ies)|dark sk(y|ies)|astro ?photo\w*|sternenhimmel|milchstrasse|voie lactee|via lactea|cielo stellato)\b/,
    kinds: ['activity', 'viewpoint', 'nature', 'lake', 'beach'],
    text: /\b(star ?gazing|milky way|stars|night sky|dark sky|southern sky|telescopes?)\b/,
    best: ['night', 'sunset'],
    hangsOn: 'sky',
  },
  {
    name: 'a camel ride',
    words: /\b(camels?( (rides?|treks?|riding))?)\b/,
    text: /\bcamels?\b/,
  },
  {
    name: 'a bullfight',
    words: /\b(bull ?fight(s|ing|er)?|bull ?rings?)\b/,
    text: /\b(bull ?fight\w*|bull ?rings?|matadors?|plaza de toros)\b/,
  },
  {
    name: 'bungee jumping',
    words: /\b(bung(ee|y|i)( ?jump\w*)?|bungeespr\w+|saut a l elastique|puenting)\b/,
    text: /\bbung(ee|y)\b/,
  },
];

/** What makes the heart race, of whatever sport. */
export const THRILL_THEME: Theme = {
  name: 'adrenaline',
  words: THRILLS,
  interest: 'Extreme Sports',
  kinds: ['activity', 'sport', 'boat-trip', 'theme-park'],
  isOfAnyDay: true,
  isMany: true,
  isReason: true,
};

/** What is to be had at one time of the year. */
export const SEASON_THEMES: readonly Theme[] = [
  {
    name: 'cherry blossom',
    words:
      /\b(cherry blossoms?|cherry trees?|sakura|hanami|kirschblut\w*|cerisiers?|cerezos|ciliegi)\b/,
    text: /\b(cherry (trees?|blossoms?)|cherries|sakura|blossoms?)\b/,
    kinds: [
      'park',
      'garden',
      'temple',
      'castle',
      'street',
      'palace',
      'ruins',
      'viewpoint',
      'lake',
      'day-trip',
      'cemetery',
      'nature',
      'neighbourhood',
      'landmark',
    ],
    tag: 'cherry-blossom',
    isMany: true,
    isReason: true,
    season: { from: '03-18', to: '04-20' },
    isByHemisphere: true,
  },
  {
    name: 'autumn leaves',
    words:
      /\b((autumn|fall) (leaves|colou?rs?|foliage)|maple leaves|koyo|momiji|herbstlaub|feuilles d automne|foliage|indian summer)\b/,
    text: /\b(maples?|autumn (leaves|colou?rs?|trees)|fall colou?rs|foliage|red leaves)\b/,
    tag: 'autumn-leaves',
    isMany: true,
    isReason: true,
    season: { from: '10-01', to: '12-08' },
    isByHemisphere: true,
  },
  {
    name: 'tulips',
    words: /\b(tulips?|tulpen|tulipes?|tulipanes|tulipani|tulipas)\b/,
    text: /\btulips?\b/,
    isMany: true,
    isReason: true,
    season: { from: '03-20', to: '05-12' },
    isByHemisphere: true,
  },
  {
    name: 'lavender',
    words: /\b(lavender|lavendel\w*|lavandes?|lavandas?)\b/,
    text: /\b(lavender|lavande)\b/,
    isMany: true,
    isReason: true,
    season: { from: '06-12', to: '07-31' },
    isByHemisphere: true,
  },
  {
    name: 'festivals of lights',
    words:
      /\b(festivals? of lights?|lights? festivals?|light works|fetes? des lumieres|lichterfest\w*|lichtfestival\w*|luminale|festival de (las )?luces|festa delle luci)\b/,
    text: /\b(festival of lights?|lights? festival|light works|fete des lumieres|lux helsinki|staro riga|vivid sydney|canton light)\b/,
    isMany: true,
    isReason: true,
  },
  {
    name: 'Christmas markets',
    words:
      /\b(christmas markets?|weihnachtsm\w+|christkindl?(es)?m[ae]\w+|advent(s)?m[ae]rkt\w*|marches? de noel|mercados? (de navidad|navidenos?)|mercatini( di natale)?|mercados? de natal|kerstmarkt\w*)\b/,
    text: /\b(christmas market\w*|advent|striezelmarkt|christkindl\w*)\b/,
    isMany: true,
    isReason: true,
    season: { from: '11-18', to: '12-30' },
  },
  {
    name: 'northern lights',
    words:
      /\b(northern lights?|auroras?|aurora borealis|polarlichter?|nordlichter?|aurores? boreales?|auroras? boreal(es)?)\b/,
    text: /\b(northern lights?|auroras?)\b/,
    kinds: ['activity', 'nature', 'viewpoint', 'day-trip', 'lake', 'beach', 'wildlife'],
    best: ['night'],
    isMany: true,
    hangsOn: 'sky',
    season: { from: '09-01', to: '04-12' },
  },
];
