import { BARS } from './bar-words.ts';
import type { Destination } from '#server/catalogue/catalogue.ts';
import type { PlaceKind } from '#server/catalogue/place.schema.ts';
import type { WISH_CLIMATES, WISH_NEEDS } from '#shared/preferences/understanding.schema.ts';

/** What the rules know of a traveller's words. Texts are folded (lower case, no accents) before they are compared. */

export type Need = (typeof WISH_NEEDS)[number];

export type Climate = (typeof WISH_CLIMATES)[number];

export type Scene = Destination['scene'][number];
export type Continent = Destination['continent'];
export const CONTINENTS = [
  'Africa',
  'Asia',
  'Europe',
  'North America',
  'Oceania',
  'South America',
] as const satisfies readonly Continent[];

type Words<T> = readonly (readonly [T, RegExp])[];

export const NEED_WORDS: Words<Need> = [
  [
    'wheelchair',
    /\b(wheel ?chairs?|step free|mobility (issues|problems|impaired|scooter)|crutches|cannot climb stairs|walking difficult\w+|(trouble|difficulty|problems) walking)\b/,
  ],
  [
    'toddler',
    /(?<!\b(?:no|without)(?: (?:the|our|any|my|small))? )\b(toddlers?|bab(y|ies)|infants?|stroller|pushchair|pram|[1-3] year olds?|one year old|two year old|three year old)\b/,
  ],
  [
    'kids',
    /(?<!\b(?:no|without)(?: (?:the|our|any|my|small))? )\b((?:kids?|child|children)(?! free\b)|(?<!\b(mother|father|mum|mom|dad|adult|grown( up)?) ((and|with) )?((her|his|my|adult|grown( up)?) )?)(sons?|daughters?)|teen(ager)?s?|family|families|([4-9]|1[0-7]) year olds?|(boys?|girls?|twins?) (of|aged|who (is|are)|is|are) ([4-9]|1[0-7]|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)|(three|3) generations)\b/,
  ],
  [
    'seniors',
    /\b(seniors?|elderly|(6[5-9]|[789]\d)( years?( old)?)? and (6[5-9]|[789]\d) years?\b|((we|both of us) are (both )?|are both (now )?)(6[5-9]|[789]\d)( and (6[5-9]|[789]\d))?(?! (?:people|friends|guests|colleagues|students|of us))\b|grand(parents?|mother|father|ma|pa)|retire[de]s?|older parents|aging parents|tires? (quickly|easily|fast|soon)|(parents?|in laws|mother|father|mum|mom|dad|aunt|uncle)( (?!and\b|or\b)[a-z]+)?( (who|is|are|aged?|both|turning|tiene|tienen|ha|hanno|a|ont|tem|ist|sind|von|de|di|beide)){0,3} (6[5-9]|[789]\d)(?! ?(?:usd|eur|euros?|dollars?|pounds?|gbp|chf|per|a day|pro|al dia|al giorno))|aged? (6[5-9]|[789]\d)|(6[5-9]|[789]\d) years? old|in (our|their|his|her|my) (mid |late )?(sixties|60s)|in (our|their|his|her|my) (early |mid |late )?(seventies|70s|eighties|80s)|(anfang|mitte|ende) (70|80|siebzig|achtzig)(?! ?(?:euro?|eur|chf))|pensioners?|rentner(in|paar)?|three generations|3 generations|grandads?|grandpas?|grannys?|grannies)\b/,
  ],
  [
    'relaxation',
    /\b(relax(ed|ing|ation)?|slow(er)? pace|unwind|take it easy|laid back|restful|burn(ed|t)? ?out|recharge|no rush(ing)?|not (too )?rushed|without (any |too much )?rush(ing)?|(do not|dont) (want|like) to (rush|hurry)|not too (much|many (things|sights|stops)) (every|each|a|per|in one|in a) day|not (too )?(overloaded|crammed)|take our time|leisurely|easy going)\b/,
  ],
  [
    'vegan',
    /\b(vegans?(?! (doner|donuts?|kebab|burgers?|ice cream|croissants?|bakery|bakeries|cafes?|brunch))|plant based)\b/,
  ],
  ['vegetarian', /\b(vegetarians?|veggie|no meat|without meat)\b/],
];

export const CLIMATE_WORDS: Words<Climate> = [
  [
    'snow',
    /\b(snow(?!birds?\b)\w*|(?<!apres )ski(ing)?|winter wonderland|ice hotel|sledding|huskies)\b/,
  ],
  [
    'hot',
    /\b(hot weather|(?<!(escape|escaping|avoid|avoiding|beat|from|without|before|during|out of) (the )?|\b(midday|noon|afternoon|day s) )heat|tropical|scorching|really hot|very hot)\b/,
  ],
  [
    'warm',
    /\b((?<!\bif (it is |it s |its )?)warm\w*|sunny|(?<!\b(?:fri|sat|fri and|sat and|sat to|fri to|until|till|back|home|by|this|next|late|on|\d{2}|\d ?[ap]m) )sun(?! (?:night|morning|evening|afternoon|noon|lunch\w*|brunch|eve|am|pm|\d)|$)|sunshine|summer weather|mild weather|not cold|escape the (cold|winter))\b/,
  ],
  [
    'cool',
    /\b((?<!\b(when|while|until|once) (it is |it s |its )?)cool(er)?(?! climate (?:wines?|vineyards?|vines|grapes?|reds?|whites?|pinots?|rieslings?)\b)|not (too )?hot|escape the heat|fresh air|chilly|cold weather)\b/,
  ],
  ['dry', /\b(dry|no rain|without rain|not rainy|little rain)\b/],
];

export const SCENE_WORDS: Words<Scene[]> = [
  [['sea', 'beach', 'island'], /\b(by the sea|seaside|sea|ocean|coast(al)?|waterfront)\b/],
  [['beach', 'island'], /\b(beach(es)?|swim(ming)?|snorkel(l?ing)?|sunbath\w+)\b/],
  [['island'], /\b(islands?)\b/],
  [['mountains', 'volcano', 'snow'], /\b(mountains?|alps|alpine|peaks)\b/],
  [['lake'], /\b(lakes?|lakeside)\b/],
  [['desert'], /\b(deserts?|dunes)\b/],
  [['forest'], /\b(forests?|jungle|rainforest)\b/],
  [['castle', 'old-town'], /\b(castles?|medieval|old towns?|fairy ?tale)\b/],
  [['ruins', 'pyramid', 'temple'], /\b(ruins|archaeolog\w+|pyramids?|ancient)\b/],
  [['vineyard'], /\b(vineyards?|wine (region|country|tasting)s?|wineries)\b/],
  [['savanna'], /\b(safaris?|big five)\b/],
  [['northern-lights', 'snow'], /\b(northern lights|aurora)\b/],
  [['fjord'], /\b(fjords?)\b/],
  [['volcano'], /\b(volcano(es)?)\b/],
  [['canal', 'river'], /\b(canals?|gondolas?)\b/],
];

/** Kinds of places that people ask for, or ask to be spared. */
export const KIND_WORDS: Words<PlaceKind[]> = [
  [['museum'], /\bmuseums?\b/],
  [['gallery'], /\b(art galler(y|ies)|galler(y|ies)|modern art|contemporary art)\b/],
  [
    ['church', 'temple', 'mosque', 'synagogue'],
    /\b(religious (sites?|places?)|places of worship)\b/,
  ],
  [['church'], /\b(church(es)?|cathedrals?)\b/],
  [['temple'], /\b(temples?(?! (?:food|cuisine|stay))|shrines?)\b/],
  [['mosque'], /\bmosques?\b/],
  [['castle', 'palace'], /\b(castles?|palaces?)\b/],
  [['market'], /\b(markets?|bazaars?|souks?)\b/],
  [['shopping', 'market'], /\b(shopping|shops|malls?)\b/],
  [
    ['bar', 'club'],
    new RegExp(
      String.raw`\b(night ?life|bar|${BARS}|pubs?(?! (?:dinners?|lunch(?:es)?|food|meals?|grub|suppers?))|party|partying|parties|alcohol|drinking)\b`,
    ),
  ],
  [['club'], /\b(clubs?|clubbing)\b/],
  [['beach'], /\bbeach(es)?\b/],
  [
    ['hike'],
    /\b(hik(e|es|ing)|trek(s|king)?|(?<!\b(steep|long|hard|difficult|rough|mountain) )trails?)\b/,
  ],
  [
    ['park', 'garden'],
    /(?<!\b(?:theme|amusement|water|safari|ski|national|adventure|car) )\b(parks?|gardens?|botanical)\b/,
  ],
  [['zoo', 'aquarium', 'wildlife'], /\b(zoos?|aquariums?|captive animals|animals in cages)\b/],
  [['wildlife'], /\b(wildlife|whale watching|bird ?watching)\b/],
  [
    ['theme-park'],
    /\b(theme parks?|amusement parks?|disney(land)?|roller ?coasters?|(?<!\b(elephant|camel|horse|donkey|pony|mule|train|boat|bike|taxi|bus|car|long|short|balloon|gondola|jeep|quad|scooter) )rides)\b/,
  ],
  [['spa'], /\b(spas?|massages?|hot springs?|onsen|hammams?|saunas?)\b/],
  [['winery'], /\b(winer(y|ies)|wine tasting|vineyards?)\b/],
  [
    ['boat-trip'],
    /\b(boats?|cruises?(?! (crowds?|ships?|passengers?|liners?|season|terminal|port|day|tourists))|sailing|kayak(ing)?)\b/,
  ],
  [
    ['viewpoint', 'tower'],
    /\b(view ?points?|views|towers|rooftops?(?! (bars?|drinks?|cocktails?|dinners?|lunch|restaurants?|pools?|terraces?|part(y|ies)|nights?|aperitiv\w+|sundowners?)))\b/,
  ],
  // "No fado shows" and "no musicals" turn down one kind of evening, and jazz is none of them.
  [
    ['show'],
    /\b((?<!\b(?:fado|flamenco|tango|drag|cabaret|burlesque|magic|dance|folklore|broadway) )shows?(?! (me|us)\b)|theat(re|er)s?|opera|concerts?|live music)\b/,
  ],
  [['ruins'], /\b(ruins|archaeolog\w+)\b/],
  [['cave'], /\bcaves?\b/],
  [
    ['class'],
    /\b(cooking class(es)?|(?<!(?:client|team|business|sales|company) )workshops?(?! (?:at|on|in the office|with)\b)|craft class(es)?)\b/,
  ],
  [['day-trip'], /\b(day ?trips?|excursions?)\b/],
  [['cemetery'], /\b(cemeter(y|ies)|graveyards?)\b/],
];

/** Words of the list above that are one kind of evening: who wants no opera may want a jazz bar. */
export const ONE_KIND_OF_EVENING = /\b(?:opera|concerts?|live music)\b/g;

export const CONTINENT_WORDS: Words<Continent[]> = [
  [['Europe'], /\beurope(an)?\b/],
  [['Asia'], /\basian?\b/],
  [['Africa'], /\bafrican?\b/],
  [['North America'], /\b(north america|usa only|stateside)\b/],
  [['South America'], /\bsouth america\b/],
  [['North America', 'South America'], /\bthe americas\b/],
  [['Oceania'], /\b(oceania|pacific islands?|australasia|down under)\b/],
];

/** Parts of the world that people name, as country codes. */
export const REGION_WORDS: Words<string[]> = [
  [['NO', 'SE', 'DK', 'FI', 'IS'], /\b(scandinavia|nordics?|nordic countries)\b/],
  [['ES', 'IT', 'GR', 'HR', 'MT', 'CY', 'TR', 'FR', 'PT', 'ME'], /\bmediterranean\b/],
  [['HR', 'ME', 'AL', 'BA', 'RS', 'SI', 'MK', 'BG', 'RO'], /\bbalkans?\b/],
  [['EE', 'LV', 'LT'], /\bbaltics?\b/],
  [['CU', 'JM', 'PR', 'DO', 'BB', 'BS', 'LC', 'AW', 'CW', 'TT'], /\bcaribbean\b/],
  [['TH', 'VN', 'KH', 'LA', 'MM', 'MY', 'SG', 'ID', 'PH'], /\b(south ?east asia|indochina)\b/],
  [['JP', 'KR', 'TW', 'CN', 'HK'], /\beast asia\b/],
  [['AE', 'OM', 'QA', 'JO', 'IL', 'SA', 'LB', 'EG', 'TR'], /\bmiddle east\b/],
  [['MX', 'GT', 'BZ', 'CR', 'PA', 'NI', 'HN', 'SV'], /\bcentral america\b/],
  [
    ['MX', 'GT', 'CR', 'PA', 'CO', 'PE', 'BO', 'EC', 'CL', 'AR', 'BR', 'UY', 'CU'],
    /\blatin america\b/,
  ],
  [['GB', 'IE'], /\b(british isles|uk and ireland)\b/],
  [['CH', 'AT', 'SI'], /\bthe alps\b/],
];

/** An evening that is a feast without any other reason. */
export const SPECIAL_DINNER = 'special dinner';
/** The same at a table with a star of the guide. */
export const STARRED_DINNER = 'Michelin dinner';

export const OCCASION_WORDS: Words<string> = [
  [
    'honeymoon',
    /\b(honey ?moon(ers?)?|just married|newly ?weds?|flitterwochen|hochzeitsreise|voyage de noces|lune de miel|luna de miel|viaje de novios|viaggio di nozze|luna di miele|lua de mel|huwelijksreis|podroz poslubna|balayi)\b|新婚旅行|ハネムーン|蜜月|신혼여행/,
  ],
  [
    'anniversary',
    /\b(anniversary|hochzeitstag|jahrestag|anniversario|aniversario de (bodas?|casamento))\b/,
  ],
  [
    'birthday',
    /\b(birthday|turn(s|ing)? \d{1,2}|(?:for|celebrat\w+) (?:a|an|my|our|his|her|their|\w+s) (?:1[68]th|21st|[2-9]0th|[3-9]5th)(?! (?:anniversary|wedding|reunion|time|floor|street|avenue|century|visit|trip|edition|festival))|(?:my|our|her|his|(?:wife|husband|mum|mom|dad|mother|father|sister|brother|friend|partner|boyfriend|girlfriend)s?(?: s)?) [3-9]0(?:th)?(?! (?:anniversary|wedding))|geburtstag\w*|anniversaire|cumpleanos|compleanno|aniversario)\b/,
  ],
  ['proposal', /\b(propos(e|al|ing)|engagement)\b/],
  [
    "Valentine's",
    /\b((?<!\b(?:st|saint|san|rue|via|church of) )valentines?(?! (?:park|castle|fort|church|museum|hotel))|valentines day|valentinstag|(?:st|saint|san|sao|sankt) valentin[eo]?s?|dia (?:de los enamorados|dos namorados)|festa degli innamorati)\b/,
  ],
  ['graduation', /\bgraduat(ion|ing|ed)\b/],
  [
    STARRED_DINNER,
    /\b(one|a|1) (really |very |proper )?(michelin( star(red)?)? (dinner|meal|night|restaurant|place|table|evening)|michelin( star)?(?! \w)|starred (dinner|meal|restaurant|table))\b/,
  ],
  [
    SPECIAL_DINNER,
    /(?<!\b(?:no|not|without|need|needs|nt|any) )\b((one|a|1|two|2|three|some|a few|a couple of|one or two|at least one) (really |very |truly |extra |proper |properly )*(special|memorable|fancy|festive|splurge|splurgy|blow ?out|celebratory|unforgettable|posh|grand|gourmet|fine dining) (dinners?|meals?|nights? out|restaurants?|suppers?|tables?)|(really |very |truly |extra |properly )(special|memorable|unforgettable) (dinners?|meals?|suppers?)|(special|splurge|blow ?out|celebratory) (dinners|meals)|(dinner|meal)s? (to remember|of a lifetime)|splurge (on|for) (one|a|two|some) (\w+ )?(dinners?|meals?|nights?)|(somewhere|something) (really |very |truly )*special for (a |one )?(dinner|supper)|(einmal|ein) (richtig )?(fein|gut|schick)\w* (essen|abendessen)|un diner (special|d exception)|una cena (especial|speciale)|um jantar especial)\b/,
  ],
  ['hen or stag party', /\b(bachelor(ette)?|hen (do|party)|stag (do|party))\b/],
];

export const SLOW_WORDS =
  /\b(slow(ly|er)?(?! (starts?|mornings?|afternoons?|evenings?|nights?|dinners?|lunch(es)?|breakfasts?|food|trains?|boats?|travel))|easy pace|not too much(?! (?!planned|going|stuff|each|per|in)\w+)|no (?:rush|hurry)|(?:not|nothing) (?:too )?rushed|unhurried|few things|lazy(?! (\w+ )?(mornings?|afternoons?|evenings?|lunch(es)?|brunch(es)?|dinners?|beach|pool|river))|leisurely|plenty of (free )?time|(one|two|1|2) (big|main|major|proper) (things?|sights?|activit(y|ies)|stops?|attractions?|outings?) (a|per|each|every) day|(eine?|zwei|une|deux|una|dos|due|uma|duas|[12]) (sachen?|dinge?|ziele?|sehenswurdigkeit(en)?|choses?|visites?|cosas?|visitas?|cosa|cose|visit[ae]|coisas?) (am|pro|par|al|por|ao) (tag|jour|dia|giorno))\b/;
export const PACKED_WORDS =
  /\b(packed|as much as possible|see everything|action packed|full days?|busy|non ?stop|make the most|fast paced)\b/;
export const LATE_WORDS =
  /\b((?:dont|do not|never|cant|cannot|wont|not) (?:(?:really|usually|even|want to|like to) )?(?:surface|get up|wake(?: up)?|rise|get going|get out|leave (?:the )?(?:bed|house|hotel|room)|emerge|stir|function|be up) before (?:(?:9 30|10|11|12)(?: ?am)?|ten|eleven|noon|midday)|sleep in(?! (?!(?:xcommax|on|and|or|but|late|every|most|please|until|till|sometimes|a bit|if|when|at|the mornings?|in)\b)[a-z])|sleep late|lie ?ins?|(slow|gentle|lazy|easy) (starts?|mornings?)|late (sleeper|start|riser|mornings?|breakfast)s?|not? early(?! (?:morning )?flights?)|no early (mornings?|starts?|alarms?)|(?:hates?|dislikes?|cant (?:do|stand)|dont (?:do|like)) (?:\w+ ){0,3}early (?:mornings?|starts?|alarms?)|night owls?|not morning people|(hate|dislike|dont like|dont want|cant stand|not good at|no fans? of|hates?) (to )?(\w+ )?(wak\w+|get\w*|gets?) up early|grasse matinee|pas (de matins? )?trop tot|sans se lever tot|sin madrugar|ausschlafen|(schlafen|schlafe) gern|nicht (zu |so )?fruh|dormire fino a tardi|senza (svegliarsi|alzarsi) presto|sem acordar cedo|dormir (hasta|ate) tarde)\b/;
export const SHORT_FLIGHT_WORDS =
  /\b(no long (haul )?flights?(?! of)|not? (too )?far|short flights?( only)?|hates? flying|dislikes? flying|(afraid|scared) of flying|close to home|nearby|no long ?haul|avoid long flights?(?! of))\b/;
export const FLIGHT_HOURS_WORDS =
  /\b(?:under|max(?:imum)?|at most|less than|no more than|up to|within) (\d{1,2}|one|two|three|four|five|six|seven|eight) ?(?:h|hours?|hrs?)\b(?! (?:of )?(?:driv(?:ing|es?)|at the wheel|behind the wheel|in (?:the|a) car|on the road|by car)\b)/;
export const NUMBER_WORDS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
};
const COUNTED = [
  'ein eine einen einer un une una um uma uno een jedna jeden bir',
  'zwei deux dos due dois duas twee dwie dwa iki tva',
  'drei trois tres tre drie trzy uc',
  'vier quatre cuatro quattro quatro cztery dort fyra fire',
  'funf cinq cinco cinque vijf piec bes fem',
  'sechs seis sei zes szesc alti seks',
  'sieben sept siete sette sete zeven siedem yedi',
  'acht huit ocho otto oito osiem sekiz',
  'neuf nueve nove negen dziewiec dokuz',
  'zehn dix diez dieci dez tien dziesiec',
];
/** The same in the languages of travellers, where a word for nights stands beside them. */
export const COUNTS: Readonly<Record<string, number>> = {
  ...NUMBER_WORDS,
  ...Object.fromEntries(
    COUNTED.flatMap((words, at) => words.split(' ').map((word) => [word, at + 1])),
  ),
};
