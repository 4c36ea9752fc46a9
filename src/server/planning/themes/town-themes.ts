import { STREET_WORDS } from '../understanding/off-track.ts';
import type { Theme } from './theme.ts';

/** What one does in a town by day. */
export const TOWN_THEMES: readonly Theme[] = [
  {
    name: 'K-pop',
    words: /\b(k ?pop|korean pop|bts|blackpink|idols?)\b/,
    text: /\b(k ?pop|idols?|bts)\b/,
    tag: 'k-pop',
  },
  { name: 'taekwondo', words: /\btaekwondo\b/, text: /\b(taekwondo|kukkiwon)\b/ },
  {
    name: 'baths or a spa',
    words:
      /\b(hammams?|hamams?|baths|therm(al|ic) (bath|pool|spring|spa)s?|termal baths?|bath ?houses?|onsens?|sentos?|hot springs?|spas?|saunas?|massages?|wellness|thermen|thermalb\w+|terme|thermes|termas|balnearios?|bains thermaux|banos (arabes|termales)|jjimjilbangs?|(hot|geothermal|thermal) (pools?|lagoons?)|a lagoon|lagoons)\b/,
    kinds: ['spa'],
  },
  {
    name: 'a cooking class',
    words:
      /\b(cook(ing|ery)? (class(es)?|courses?|lessons?|workshops?|schools?)|learn to cook|kochkurs\w*|cours de cuisine|clases? de cocina|corsi? di cucina|aulas? de culinaria|pasta making|sushi making)\b/,
    kinds: ['class'],
    text: /\b(cook\w*|cuisine|kitchens?|pasta|pizza|sushi|dumplings?|curry|food|dish(es)?|market|bak\w+|tapas|tacos?)\b/,
  },
  {
    name: 'a tea ceremony',
    words:
      /\b(tea ceremon(y|ies)|teezeremonie|ceremonie du the|ceremonia del te|cerimonia del te)\b/,
    text: /\btea (ceremony|house)\b/,
    kinds: ['class', 'show', 'museum', 'activity', 'garden'],
  },
  {
    name: 'street food',
    words:
      /\b(street ?food|(?:eat\w*|food) (?:on|in|from) (?:the )?streets?(?! \w*markets?)|(?:auf|an) der strasse essen|essen auf der strasse|comer en la calle|manger dans la rue|mangiare per strada|comer na rua|food (stalls?|tours?)|hawkers?|garkuchen|comida callejera|cuisine de rue|cibo di strada)\b/,
    kinds: ['market', 'street', 'square', 'beach', 'activity', 'neighbourhood'],
    // Stalls may be of books and a tasting one of whisky.
    text: /\b(food\w*|eat\w*|snacks?|(?<!\b(book|flower|wooden|craft|antiques?|lantern|beer) )stalls(?! of (old|books?|flowers?|roses|antiques|crafts?|records))|hawkers?|(?<!\b(whisky|whiskey|gin|wine|sake|rum|port|beer|tour and) )tasting\w*|night market|noodles?|tacos?|oysters?|chaat|bhel)\b/,
    not: /\b(christmas|advent)\b/,
  },
  {
    name: 'food markets',
    words: /\b(?<!\bstreet )food markets?\b/,
    kinds: ['market'],
    text: /\b(food\w*|market|cheese|fish|fruit|produce|stalls|snacks?|tasting\w*|oysters?|tapas)\b/,
    not: /\b(christmas|advent|flea|antiques?|book|flower|craft)\b/,
  },
  {
    name: 'food',
    words:
      /\b((?<!\bstreet )food(ie|ies)? (trip|tour|holiday|weekend|break|tourism|lover|adventure|scene|culture|capital)s?|(?<!\b(good|spicy|vegan|vegetarian|halal|kosher|street|fast|junk|no|and) )food and (?!(?:drinks? )?(?:prices?|costs?|transport|hotels?|accommodation)\b)\w+|\w+ (and|&) food(?! (poison\w*|allerg\w*|budget|intoleranc\w*))|(for|love|loves|into) (the |local |good |great )?food|food ?ies?|(?<!\b(good|great|nice|proper|real|decent|home|comfort|spicy|vegan|vegetarian|halal|kosher|street|fast|junk|healthy|cheap|no|on|of|our|about|with|the|any|\w+(an|ese|ish|ai)) )food(?= xcommax|$)|culinary|gastronom\w*|gastro|kulinari\w+|gourmet\w*)\b/,
    kinds: ['market', 'class', 'activity', 'street', 'neighbourhood', 'square', 'winery'],
    text: /\b(food\w*|eat\w*|snacks?|delis?|cheese\w*|cook\w*|market hall|kitchens?|tapas|pasta|bak\w+|spices?|night market|noodles?|tacos?|tasting\w*|fish market|covered market|produce)\b/,
    not: /\b(christmas|advent|flea|antiques?)\b/,
    isMany: true,
  },
  {
    name: 'a night market',
    words:
      /\b(night (markets?|bazaars?)|nachtm[ae]rkte?|marches? (de nuit|nocturnes?)|mercad(o|ill)os? nocturnos?|mercat(o|i|ino|ini) notturn[oi]|mercados? noturnos?)\b/,
    kinds: ['market', 'street', 'square', 'neighbourhood', 'shopping'],
    text: /\b(night (markets?|bazaars?|stalls))\b/,
  },
  {
    name: 'wine',
    words:
      /\b(wines?|winer(y|ies)|wine ?lands?|vineyards?|weingut\w*|weinprobe\w*|wein|vignobles?|degustation\w*|bodegas?|vinos?|vinho\w*|vini|cantine|cellars?)\b/,
    kinds: ['winery', 'day-trip', 'class', 'activity', 'bar'],
    // A tasting or a cellar alone may be one of oysters, whisky or jazz.
    text: /\b((?<!\b(with|and) )wines?|wine tasting|winer(y|ies)|vineyards?|vines|vintners?|sherry|port lodges?|champagne|chateaux|vin|wine ?lands)\b|^(?!.*\b(olive|whisk(e?y|ies)|distiller\w+|gin|oysters?|beers?|brew\w*|lambic|jenever|jazz|blues|cabaret|escape|old bars?)\b).*\b(cellars|cellar doors?)\b/,
  },
  {
    name: 'crafts',
    words:
      /\b(crafts?(?! (beers?|brew\w*|gins?|cocktails?|ales?))|handicrafts?|artisans?|artisanal (?!beer|food|bread|cheese|ice)\w+|craftsm[ae]n\w*|hand ?made|pottery|ceramics?|weaving|leatherwork|handwerk\w*|kunsthandwerk|artisanat|artesania\w*|artigian\w+|artesanato)\b/,
    kinds: [
      'museum',
      'class',
      'market',
      'shopping',
      'street',
      'activity',
      'neighbourhood',
      'gallery',
    ],
    text: /\b(crafts?(?! (beers?|brew\w*|gins?|cocktails?))|handicrafts?|artisans?|lacquer\w*|potter(y|ies)|(?<!harry )potters(?! (trail|film|diagon))|kilns?|ceramics?|weav\w+|gold leaf(?= (work|class|craft|studio|lesson))|yuzen|dye(ing|rs?)?|block print\w*|glass ?blow\w*|wood ?carv\w*|embroider\w*|carpets?|silversmiths?|tea bowls|porcelain|paper ?making|leather ?(work\w*|makers?|school|goods|stalls)|lace|tanner\w+|batik)\b/,
    isMany: true,
  },
  {
    name: 'street art',
    words: /\b(street art|murals?|graffitis?|urban art|arte urbano|art urbain)\b/,
    text: /\b(street art|murals?|graffiti\w*|painted (walls|by artists))\b/,
    not: /\b(temples?|wat|church|chapel|monastery|palace)\b/,
  },
  {
    name: 'flea markets',
    words:
      /\b(flea markets?|flohm\w+|marches? aux puces|mercados? de pulgas|mercatin[oi]|antique markets?|rastro)\b/,
    text: /\b(flea|antiques?|junk|second hand|bric)\b/,
  },
  {
    name: 'a playground',
    words: /\b(play ?grounds?|spielpl\w+|aires? de jeux|parques? infantil\w*|parco giochi)\b/,
    text: /\bplaygrounds?\b/,
  },
  {
    name: 'football',
    words: /\b(football|soccer|stadium tours?|fussball\w*|futbol|futebol|calcio)\b/,
    kinds: ['sport', 'museum', 'landmark', 'activity', 'show', 'bar', 'ruins', 'neighbourhood'],
    text: /\b(football|soccer|stadium|club museum|league match)\b/,
  },
  {
    name: 'a match',
    words:
      /\b((football|soccer|rugby|cricket|hockey|league|home) (match(es)?|games?)|(base|basket|foot)?ball ?games?|(nba|nfl|nhl|mlb) games?|(see|watch|catch|tickets? (to|for)) (a|an|the) (\w+ ){0,2}(match|game))\b/,
    kinds: ['show', 'sport', 'activity'],
    text: /\b(match(es)?|(ball ?|home |league )games?)\b/,
    not: /\b(tours?|museum)\b/,
    hint: 'We don’t know the fixtures: check the club’s calendar for home games.',
  },
  {
    name: 'neighbourhoods to walk through',
    words: STREET_WORDS,
    kinds: ['neighbourhood', 'street'],
    isOfAnyDay: true,
    isMany: true,
    isReason: true,
  },
  {
    name: 'the old town',
    words: /\b(old (towns?|city|quarter)|historic (centre|center|quarter)|altstadt)\b/,
    kinds: ['neighbourhood', 'street', 'square', 'landmark', 'monument'],
    text: /\b(old (town|city|quarter|centre|core)|historic (centre|center|core|quarter)|medina|altstadt|ciudad vieja|casco|walled city|medieval (streets|lanes|core|centre))\b/,
  },
];
