import type { PlaceKind } from '#server/catalogue/place.schema.ts';
import { SIGHTS, type Theme } from './theme.ts';

const SHOWN: readonly PlaceKind[] = [
  'museum',
  'gallery',
  'activity',
  'theme-park',
  'landmark',
  'sport',
  'day-trip',
  'monument',
];

/** One animal, which people travel to see: other animals are not it. */
const animal = (name: string, words: RegExp): Theme => ({
  name,
  words,
  text: words,
  kinds: [
    'zoo',
    'aquarium',
    'wildlife',
    'nature',
    'park',
    'activity',
    'boat-trip',
    'island',
    'beach',
    'day-trip',
  ],
  likely: ['zoo'],
});

/** What children and enthusiasts are keen on. */
export const KEEN_THEMES: readonly Theme[] = [
  {
    name: 'dinosaurs',
    words: /\b(dinosaurs?|dinos?|fossils?|dinosaurier\w*|dinosaures?|dinosauri\w*|dinossauros?)\b/,
    text: /\b(dinosaurs?|fossils?|t rex|tyrannosaur\w*|natural history)\b/,
    not: /\bballoons?\b/,
  },
  { name: 'LEGO', words: /\b(lego|legos)\b/, text: /\b(lego|legoland)\b/ },
  {
    name: 'trains',
    words:
      /\b((?<!\b(by|take|taking|with|night|express|late|early|fast|speed|regional|local|bullet|catch|no|few|on|only|all|just|use|using|prefer|prefers|rather) )trains(?! (between|from|ok|okay|fine|are|run|rather|over|instead|only|please|everywhere|to|than|where|when|if))|steam (trains?|engines?)|locomotives?|heritage railways?|model railways?|railway museums?|train (museum|spott\w+|nerd|fan|enthusiast|mad)s?|eisenbahn\w*|dampflok\w*|locomotoras?|chemins? de fer)\b/,
    kinds: [...SHOWN, 'bridge'],
    text: /\b((scenic|heritage|mountain|toy|steam|narrow gauge|historic|model|rack|ofoten) (railways?|trains?)|rail(way)? museum|locomotives?|steam engines?|trains|transport museum|metro museum|deutsches museum|technolog\w+)\b/,
  },
  {
    name: 'planes and space',
    words:
      /\b((?<!\b(by|two|no|take|change|changing|switch|switching) )(aero|air)?planes|aviation|aircrafts?|helicopters?|rockets?|space (museum|travel|flight|cent(er|re))s?|astronauts?|astronomy|planetariums?|flugzeuge?|avions|aviones|aerei|raumfahrt)\b/,
    kinds: [...SHOWN, 'viewpoint', 'nature'],
    text: /\b(aviation|aircrafts?|(aero|air)?planes?|air (and space|force|museum)|space (museum|center|centre)|flight|spaceships?|rockets?|astronom\w+|planetarium|observator\w+|zeppelins?(?! hangar)|deutsches museum)\b/,
  },
  {
    name: 'cars and racing',
    words:
      /\b(classic cars?|sports cars?|super ?cars?|racing cars?|car (museum|fan|nut|lover|enthusiast)s?|old cars|(?<!\b(rental|hire|no|without|by|two|of|cable|street|tram|sleeping|dining|our|your|in|with|the|tuk tuk) )cars|formula (1|one)|f1|motor ?racing|motor ?sports?|oldtimer\w*|voitures anciennes)\b/,
    kinds: SHOWN,
    text: /\b((?<!cable )cars|(classic|vintage|old) cars?|car museum|automobiles?|motor\w*|ferrari|lamborghini|bmw|porsche|mercedes|racing|formula|speedway)\b/,
  },
  {
    name: 'science',
    words: /\b(science|technology museums?|experiments|wissenschaft\w*|naturwissenschaft\w*)\b/,
    kinds: SHOWN,
    text: /\b(science|technolog\w+|planetarium|hands on|experiments?|discovery)\b/,
  },
  {
    name: 'film locations',
    words:
      /\b((film|movie|filming|tv) (locations?|sets?|tours?|spots)|movie buffs?|cinephiles?|cinema (history|lovers?)|drehorte?)\b/,
    text: /\b(films?|filmed|movies?|thrones|hobbit\w*|film studios?|film ?making|tv series)\b/,
  },
  {
    name: 'anime and games',
    words: /\b(anime|manga|video ?games?|gaming|gamers?|pokemon|arcades|nintendo|otaku|cosplay)\b/,
    text: /\b(anime|manga|ghibli|akihabara|pokemon|(video|arcade|computer) games?|nintendo|electronics (street|town|district))\b/,
  },
  {
    name: 'ghosts',
    words:
      /\b(ghosts?|haunted|spooky|creepy|vampires?|dracula|witch(es|craft)?|dungeons?|catacombs|geister\w*|fantomes|fantasmas|fantasmi)\b/,
    text: /\b(ghost\w*|haunted|catacombs?|dungeons?|witch\w*|vampires?|dracula|ossuary|kirkyard|underground (city|vaults)|closes?(?! (to|set|by|at|early|on|in|its|for)\b))\b/,
    not: /\bwitches of oz\b|\bclose (set|to)\b/,
  },
  {
    name: 'bookshops and writers',
    words:
      /\b(book ?(shops?|stores?|sellers?|ish|worms?)|books|literary|literature|writers?|authors?|librar(y|ies)|buchhandlung\w*|buchladen|bibliothek\w*|librairies?|librer[ií]as?|librerie|livrarias?|litteraire|literari[oa]s?)\b/,
    text: /\b(book ?(shops?|stores?|sell\w+|stalls?|boxes|towns?|markets?|fairs?|dealers?)|books|bookish|(rare|old|used|antiquarian) book|literary|literature|librar(y|ies)|writers?|novels?|novelists?|manuscripts?|authors?|biblioteca|livraria|shakespeare)\b/,
  },
  {
    name: 'records and music shops',
    words: /\b(vinyls?|record (shops?|stores?|digging)|schallplatten\w*|disquaires?|vinilos?)\b/,
    text: /\b(record (shops?|stores?)|vinyl\w*|records and|music shops?)\b/,
  },
  {
    name: 'rock and pop music',
    words: /\b(rock (music|history)|bowie|motown|country music|punk)\b/,
    text: /\b(beatles|rock (music|n roll|and roll|bands?|museum)|abba|elvis|bowie|motown|country music|pop music|punk|music (museum|hall of fame)|cavern)\b/,
  },
  {
    name: 'fashion',
    words:
      /\b(fashion|couture|fashionistas?|moda|(la|pour la|pr la) mode|mode shop\w*|modemuseum)\b/,
    kinds: [...SIGHTS, 'shopping', 'market', 'class', 'activity'],
    text: /\b(fashion|couture|boutiques?|tailor\w*|costume museum|museum of costume|textiles?(?! mill)|fashion designers?)\b/,
  },
  {
    name: 'design',
    words: /\b(design(?! (my|our|a|the)\b)|designers?|mid century)\b/,
    text: /\b(design\w*|bauhaus|furniture|applied arts|decorative arts|ceramics)\b/,
  },
  {
    name: 'vintage shops',
    words:
      /\b(vintage (shops?|stores?|clothes|clothing|fashion|markets?|and thrift|finds)|vintage|thrift\w*|second ?hand\w*|charity shops?|retro shops?|friperies?|ropa de segunda mano|trodeln)\b/,
    text: /\b(vintage|second hand|thrift|flea|antiques?|charity shops?|retro)\b/,
    kinds: ['market', 'shopping', 'street', 'neighbourhood'],
  },
  {
    name: 'chocolate',
    words: /\b((?<!\bhot )chocolat\w*|schokolad\w*|cioccolat\w*|cacao|pralines?)\b/,
    text: /\b(chocolat\w*|cocoa|cacao|praline\w*)\b/,
  },
  {
    name: 'coffee',
    words:
      /\b(kaffeehauser|kaffeehaus(kultur)?|kawiarni\w*|koffiehui\w+|kavarn\w*|cafes (historiques|historicos)|caffe storici|coffee (culture|tasting|shops?|houses?|roaster\w*|farms?|plantations?|tour)|speciality coffee|specialty coffee|coffee (nerd|lover|geek|trip|bar|scene)s?|coffee and (?!(?:a |some )?(?:cake|croissant|pastr\w+|breakfast|snack|sandwich|tea|then|go|off|back|walk)s?\b)\w+|(?:art|design|books?|food|music|wine|beer|vintage|bakeries|museums) and coffee|(interested in|into|loves?) (\w+ (and|y|e|und|et) )?coffee|kaffeehaus\w*|kaffeehauser|cafeterias historicas)\b/,
    // A museum with a café is no coffee house.
    named: /\b(coffee\w*|cafes?|kaffee\w*)\b/,
    text: /\bcoffee\w*\b/,
    kinds: ['activity', 'class', 'day-trip', 'street', 'neighbourhood', 'market', 'bar'],
  },
  {
    name: 'cats',
    words: /\b(cats|cat cafes?|kittens?|katzen|chats|gatos|gatti)\b/,
    text: /\b(cats?|kittens?)\b/,
  },
  {
    name: 'animals',
    words:
      /\b(animals(?! in cages)|zoos?|aquariums?|(?:some)?thing with (?:fish|fishes)|(?:see|watch|seeing) (?:the |some )?fish(?:es)?|tiere|zootiere|animaux|animales|animali|animais)\b/,
    kinds: ['zoo', 'aquarium', 'wildlife', 'nature', 'park'],
    text: /\b(animals?|zoo|aquarium|pandas?|penguins?|koalas?|kangaroos?|elephants?|monkeys?|sloths?|turtles?|wildlife|birds?|deer|seals?|sharks?|fish|lions?)\b/,
  },
  animal('elephants', /\b(elephants?|elefanten|elefantes?|elefanti)\b/),
  animal('pandas', /\bpandas?\b/),
  animal('penguins', /\b(penguins?|pinguin(e|en|os?|s)|pingouins?|manchots?|pinguini)\b/),
  animal('koalas', /\bkoalas?\b/),
  animal('kangaroos', /\b(kangaroos?|kangurus?|kangourous?|canguros?|canguri)\b/),
  animal(
    'monkeys',
    /\b(monkeys|monkey (forest|hill|park|mountain|temple)|affen|singes|scimmie|macacos)\b/,
  ),
  animal('sloths', /\b(sloths?|faultiere?)\b/),
  animal('turtles', /\b(turtles?|schildkroten?|tortues|tortugas?|tartarugh?e|tartarugas?)\b/),
  {
    name: 'bears',
    words: /\b(?<!\b(teddy|gummy|chicago) )(bears|grizzl(y|ies)|baren|osos|orsi)\b/,
    kinds: ['zoo', 'wildlife', 'nature', 'day-trip', 'boat-trip'],
    text: /\b(bears?|grizzl(y|ies))\b/,
  },
  {
    name: 'ships',
    words: /\b(ships|maritime|naval|tall ships|submarines?|schiffe|bateaux anciens|pirates?)\b/,
    kinds: [...SHOWN, 'boat-trip', 'island', 'castle', 'neighbourhood'],
    text: /\b(ships?|maritime|naval|vasa|submarines?|cutty sark|shipyards?|dockyards?|docks|pirates?)\b/,
  },
  {
    name: 'trams and cable cars',
    words:
      /\b((?<!\b(by|use|using|take|taking|on|via|with|prefer|and|or) (the |more |a )?)trams?(?! stop)|street ?cars?|cable cars?|funiculars?|strassenbahn\w*|seilbahn\w*|tranvias?|eletricos?|bondes?)\b/,
    text: /\b((?<!\bby (old )?)(trams?|street ?cars?|cable cars?)|funiculars?|gondola lift|cableway|elevador|tramway)\b/,
  },
  {
    name: 'LGBT life',
    words: /\b(gay|queer|lgbt\w*|lesbian)\b/,
    text: /\b(gay|queer|lgbt\w*|pride)\b/,
  },
];
