import { SIGHTS, type Theme, themesOf } from './theme.ts';

/** What people make, play and remember, and come to see where it is at home. */
export const CULTURE_THEMES: readonly Theme[] = [
  {
    name: 'photography',
    words:
      /\b(photography(?! (forbidden|not))|photographers?|photo (walks?|tours?|spots?|museums?|exhibitions?|galler(y|ies))|street photo\w*|fotografi(e|a)|fotografieren|photographie|fotografia)\b/,
    text: /\b(photo(graph(y|ers?|ic))?|c o berlin|magnum|viewpoints?|lookouts?|skyline|panoram\w*)\b/,
    kinds: ['museum', 'gallery', 'activity', 'class', 'viewpoint', 'tower', 'hike'],
  },
  {
    name: 'folk and bluegrass',
    words:
      /\b(bluegrass|folk (music|sessions?|clubs?|nights?|songs?|concerts?)|old time music|appalachian music|volksmusik|musique folk|musica folk)\b/,
    text: /\b(bluegrass|folk (music|songs?|night|club|session)|honky tonk|fiddles?|old time|tanchaz|dance house|trad)\b/,
    kinds: ['show', 'bar', 'club', 'museum'],
    isOfBars: true,
  },
  {
    name: 'house and techno',
    words:
      /\b(house (music|clubs?|dj ?s?|nights?)|deep house|chicago house|electronic music|edm)\b/,
    kinds: ['club', 'bar', 'show'],
    text: /\b(house( and techno| music| night| dj ?s?)|techno|electronic|dj ?s)\b/,
    isOfBars: true,
  },
  {
    name: 'heavy metal',
    words:
      /\b(heavy metal|metal (music|bars?|clubs?|concerts?|gigs?|heads?|pubs?)|metalheads?|black metal|death metal)\b/,
    kinds: ['club', 'bar', 'show', 'museum'],
    text: /\b((heavy|black|death) metal|metal (bar|club|music|bands?|head\w*|gigs?)|hard rock|rock bar)\b/,
    not: /\bhard rock (cafe|hotel)\b/,
    isOfBars: true,
  },
  {
    name: 'klezmer',
    words: /\b(klezmer|klesmer)\b/,
    kinds: ['show', 'bar', 'club'],
    text: /\b(klezmer|yiddish (music|songs?))\b/,
    isOfBars: true,
  },
  {
    name: 'swing dancing',
    words:
      /\b(swing (danc\w+|tanzen|nights?|clubs?)|swingtanz\w*|lindy( hop)?|balboa (dance|dancing))\b/,
    kinds: ['show', 'bar', 'club', 'class'],
    text: /\b(swing(?! (bridge|boats?|over|above|set|by))|lindy|ballhaus|ballroom)\b/,
  },
  {
    name: 'speakeasies',
    words: /\b(speakeas(y|ies)|(hidden|secret) (cocktail )?bars?|bars? behind \w+)\b/,
    kinds: ['bar', 'club'],
    text: /\b(speakeas\w+|prohibition|hidden (cocktail )?bar|secret (bar|door)|unmarked|no sign|password|bookcase|behind (a|an|the) \w*( \w+)? ?(door|fridge|phone booth|wall|curtain|shop))\b/,
  },
  {
    name: 'Black history',
    words:
      /\b((black|african american|afro american|afro brazilian) (history|heritage|culture|museums?)|history of slavery|slave (trade|history|route)|underground railroad)\b/,
    kinds: [...SIGHTS, 'activity', 'day-trip'],
    text: /\b(african american|civil rights|black (history|heritage|americans?|culture|community|abolition\w*)|slaver?y?|slaves?|enslaved|abolition\w*|martin luther king|afro brazilian|underground railroad|apartheid|jazz age harlem|harlem)\b/,
  },
  {
    name: 'First Nations and indigenous culture',
    words:
      /\b(first nations?|indigenous|aboriginal|native american|inuit|sami (culture|people|heritage)|maori|mapuche|torres strait)\b/,
    kinds: [...SIGHTS, 'activity', 'class', 'show', 'day-trip', 'boat-trip', 'shopping'],
    text: /\b(first nations?|indigenous|aboriginal|native american|inuit|sami|maori|mapuche|torres strait|haida|totem poles?|dreamtime|pueblo)\b/,
  },
  {
    name: 'textiles',
    words:
      /\b(textiles?|weavers?|weaving|block ?print(s|ing|ed)?|embroider\w*|indigo|natural dyes?|dye(ing|rs)|batik|ikat|tapestr(y|ies)|silk (weav\w+|factor\w+|workshops?)|fabrics?|stoffe|textilien|weberei\w*|sticker(ei)?|tissus|broderies?|tampons?|tissage|teinture\w*|telas|textiles|bordados?|tejidos?|tessuti|ricam[oi]|tecidos?|stoffen|tkanin\w*)\b/,
    kinds: [...SIGHTS, 'class', 'activity', 'shopping', 'market', 'day-trip'],
    text: /\b(textiles?|weav(ing|ers?)|loom\w*|block ?print\w*|embroider\w*|batik|ikat|indigo|dye(ing|rs|works)?|tapestr(y|ies)|silk (weav\w+|village|farm|museum|workshop)|carpet(s| weav\w+)?|rugs|yuzen|nishijin|lace)\b/,
    isMany: true,
  },
  {
    name: 'ceramics',
    words:
      /\b(ceramics?|potter(y|ies)( (villages?|towns?|class(es)?|workshops?|studios?))?|potters|porcelain|keramik\w*|topfer\w*|porzellan|ceramiques?|poterie\w*|porcelaine|ceramicas?|alfareria|ceramiche?|porcelana|aardewerk)\b/,
    kinds: [...SIGHTS, 'class', 'activity', 'shopping', 'market', 'day-trip'],
    text: /\b(ceramics?|potter(y|ies)|(?<!harry )potters(?! (trail|film|diagon))|porcelain|kilns?|earthenware|majolica|faience|azulejos?)\b/,
    not: /\bharry potter\b/,
    isMany: true,
  },
  {
    name: 'glass',
    words:
      /\b(glass ?(blow\w+|works?|makers?|making|art|museums?|studios?|factor\w+)|blown glass|murano glass|stained glass|glasblas\w*|glaskunst|verre souffle|verrerie\w*|vidrio soplado|vetro)\b/,
    kinds: [...SIGHTS, 'class', 'activity', 'shopping', 'day-trip'],
    text: /\b(glass ?(blow\w+|works?|makers?|making|art|museum|studios?|factor\w+|furnaces?)|blown glass|stained glass|murano)\b/,
  },
  {
    name: 'diamonds and jewellery',
    words:
      /\b(diamonds?|jewell?ery|jewell?ers?|diamanten?|schmuck|diamants?|bijoux|joyeria|gioielli|gems(tones)?)\b/,
    text: /\b(diamonds?|jewell?ery|jewell?ers?|gem(s|stones)?)\b/,
    kinds: ['museum', 'activity', 'street', 'neighbourhood', 'shopping', 'class', 'market'],
    not: /\b(diamond (head|beach))\b/,
  },
  {
    name: 'industrial heritage',
    words:
      /\b(industrial (heritage|history|sites?|museums?|archaeology)|industriekultur|patrimoine industriel|old (factories|mills|mines)|coal mines?|steel ?works|arqueologia industrial|archeologia industriale)\b/,
    kinds: [...SIGHTS, 'day-trip', 'activity'],
    text: /\b(industrial|coal mines?|collier(y|ies)|steel ?works|iron ?works|cotton mills?|mills?|factor(y|ies)|blast furnaces?|gas ?works|gasometer|shipyards?|power station)\b/,
    not: /\b(chocolate|wind ?mills?)\b/,
  },
  {
    name: 'markets',
    words:
      /(?<!\b(christmas|night|flea|food|antiques?|no|fish|advent|street|craft|vintage|hawker|weihnachts) )\b(markets?(?! (square|place|halls? and|street))|bazaars?|souks?|wochenmarkt|markthallen?|marches(?! (de noel|aux puces|de nuit|nocturnes?))|mercados|mercats?|mercati|markten|targi?)\b/,
    kinds: ['market'],
    not: /\b(christmas|advent|flea|antiques?)\b/,
    isMany: true,
  },
  {
    name: 'villages',
    words:
      /\b((pretty|picturesque|little|old|small|hill|mountain|wine|fishing|white|medieval|quiet|countryside) (villages|towns)|villages|hilltop towns|dorfer|pueblos(?! blancos)|pueblos blancos|borghi|aldeias|wioski|dorpjes)\b/,
    kinds: ['day-trip'],
    text: /\b(villages?|hill ?top|hill towns?|old town|medieval|lanes|hamlets?)\b/,
  },
  ...themesOf([
    ['capoeira', /\bcapoeira\b/],
    ['ayurveda', /\bayurved\w*\b/, /\bayurved\w*\b/],
    ['backwaters', /\bbackwaters?\b/],
    ['covered bridges', /\bcovered bridges?\b/],
    ['wild flowers', /\b(wild ?flowers?|alpine flowers|wildblumen|orchids)\b/],
    [
      'bread and bakeries',
      /\b(bread(?! (and butter|allergy))|baker(y|ies)|sourdough|boulangeries?|backereien|panaderias|panifici|padarias)\b/,
      /\b(bread|baker(y|ies)|bakers|sourdough|boulangeries?)\b/,
    ],
    [
      'skating',
      /\b(skat(e|ing) ?parks?|skateboard\w*|skating|roller ?skat\w+)\b/,
      /\b(skate\w*|skating)\b/,
    ],
  ]),
];
