import { SIGHTS, type Theme } from './theme.ts';

/** A theme that the entries of places name as travellers do. */
const plain = (name: string, words: RegExp): Theme => ({ name, words, text: words });

/** A style, which the entries of what one looks at name: a perfume workshop in a Renaissance cellar is none of it. */
const style = (name: string, words: RegExp, text = words): Theme => ({
  name,
  words,
  text,
  kinds: SIGHTS,
});

/** Styles and ages of art, building and history. */
export const AGE_THEMES: readonly Theme[] = [
  {
    name: 'modern art',
    words:
      /\b((modern|contemporary|20th century) art|moderne kunst|zeitgenossische kunst|art (moderne|contemporain)|arte (moderno|contemporaneo|moderna|contemporanea)|installations?|pop art|surrealis\w+|avant ?garde)\b/,
    kinds: ['museum', 'gallery', 'park', 'landmark', 'garden', 'island', 'day-trip'],
    text: /\b(modern|contemporary|moma|tate|20th century|pop art|surrealis\w+|avant garde|picasso|dali|miro|warhol|installations?|guggenheim|art (museum|gallery))\b/,
  },
  {
    name: 'art',
    words:
      /\b(?<!\b(modern|contemporary|street|martial|century|pop|latte|rock|byzantine|islamic|public|of the|state of the|urban|african|asian|wall|digital|light|video|folk|nail|body) )(arts?(?! (nouveau|deco|moderne|contemporain|director|teacher|of|school|supplies|installations?|house|form)\b)|art (museum|galler)(s|y|ies)|galleries|kunst|beaux arts|belle arti)\b/,
    kinds: [
      'museum',
      'gallery',
      'street',
      'neighbourhood',
      'palace',
      'activity',
      'garden',
      'island',
    ],
    text: /\b(arts?|artists?|paint(ing|ings|ers?)|sculptures?|murals?|galler(y|ies)|masterpieces?|picassos?|monets?|impressionis\w+|contemporary|kunst\w*|old masters)\b/,
    not: /\b(martial|art of (tea|coffee|cooking)|art nouveau (hotel|cafe|pharmacy))\b/,
    isMany: true,
  },
  {
    name: 'painting',
    words:
      /\b(impressionis\w+|old masters|painters?|paintings?|gemalde\w*|peintures?|pintura|pittura)\b/,
    kinds: ['museum', 'gallery', 'palace', 'church'],
    text: /\b(impressionis\w+|masters|(monet|manet|van gogh|rembrandt|vermeer|turner|constable|rubens)s?|caravaggio\w*|velazquez|goyas?|klimt\w*|paint(ings?|ers?|ing)|picture gallery|titian|raphael|botticelli|bruegels?|portraits?|masterpieces|(fine|italian|dutch|flemish|western|national) art|art (gallery|museum)|gemaldegalerie|national gallery)\b/,
  },
  {
    name: 'Jewish heritage',
    words:
      /\b(jewish (heritage|history|quarter|sites?|sights?|life|roots|culture|museums?|past|cemeter\w+|memorials?)|synagogues?|holocaust|judisch\w* (viertel|geschichte|leben|erbe|museum)|(histoire|quartier|patrimoine|memoire|culture) jui(f|ve)|(historia|barrio|herencia) judi[oa]|(storia|quartiere|ghetto) ebraic[oa])\b/,
    kinds: [...SIGHTS, 'activity', 'class'],
    text: /\b(jew(s|ish|ry)|synagogues?|ghetto|holocaust|shoah|kazimierz|juderia|yiddish)\b/,
  },
  {
    name: 'Roman remains',
    words:
      /\b(roman (ruins|history|sites?|sights?|remains|engineering|empire|heritage|times|antiquity|past|era)|ancient rome|the romans|romans|(antike|romische\w*) (ruinen|statten|geschichte)|vestiges romains|ruinas romanas|rovine romane)\b/,
    kinds: [...SIGHTS, 'activity', 'show'],
    text: /\b((?<!holy )romans?(?! (holiday|pasta|jews|catholics?|dishes|food|kitchen|cooking|cuisine|trattoria))|amphitheat\w+|forum|imperial rome|hadrian\w*|augustus|gladiators?|pantheon)\b/,
  },
  {
    name: 'the Middle Ages',
    words:
      /\b(medieval|mediaeval|middle ages|knights?|crusaders?|mittelalter\w*|ritter\w*|moyen age|medievales?|medioevo|medievali)\b/,
    kinds: [...SIGHTS, 'activity', 'show'],
    text: /\b(medieval|gothic|middle ages|knights?|crusader\w*|13th century|14th century|15th century|city walls)\b/,
  },
  {
    name: 'Art Nouveau',
    words:
      /\b(art nouveau|jugendstil|secession(ist|s)?|modernis(me|mo|ta)|liberty style|stile liberty|arte nova|secesn\w*|szecesszio)\b/,
    text: /\b(art nouveau|jugendstil|secession\w*|modernis(me|mo|t)|modernista|gaudi|horta|mucha|klimt|lechner|liberty style|national romantic)\b/,
    tag: 'art-nouveau',
  },
  { ...plain('Art Deco', /\b(art deco|deco (buildings?|architecture))\b/), tag: 'art-deco' },
  {
    name: 'Bauhaus',
    words: /\b(bauhaus|international style|mies van der rohe|gropius)\b/,
    text: /\b(bauhaus|mies van der rohe|gropius)\b/,
    tag: 'bauhaus',
  },
  {
    name: 'brutalism',
    words: /\b(brutalis\w+|concrete architecture|beton brut)\b/,
    text: /\b(brutalis\w+)\b/,
    tag: 'brutalism',
  },
  {
    name: 'modern architecture',
    words:
      /\b((modern|contemporary|modernist|new|cutting edge|futuristic|recent|20th century|21st century) (\w+ (and|&) )?(architecture|buildings?)|architecture (that is|of) (modern|today)|skyscrapers?|starchitects?|le corbusier|zaha hadid|moderne\w* (architektur|bauten)|architecture (moderne|contemporaine)|arquitectura (moderna|contemporanea))\b/,
    text: /\b(architects?(?! house)|architecture|skyscrapers?|corbusier|gehry|hadid|foster|calatrava|niemeyer|koolhaas|modernis\w+|modern building|bauhaus|nouvel|renzo piano|herzog|libeskind|snohetta|chipperfield|ingels|kengo kuma|tadao ando|sanaa|mvrdv|utzon|aalto)\b/,
    tag: 'modern-architecture',
    kinds: [
      'landmark',
      'museum',
      'tower',
      'gallery',
      'bridge',
      'neighbourhood',
      'viewpoint',
      'library',
      'market',
      'show',
      'church',
      'square',
      'park',
    ],
  },
  {
    name: 'the Cold War',
    words:
      /\b(cold war|iron curtain|communis\w+|soviet\w*|ussr|stasi|ddr|east german\w*|berlin wall history|kalter krieg|kommunis\w+|guerre froide)\b/,
    text: /\b(cold war|iron curtain|(communis|socialis)\w+|soviet\w*|stasi|ddr|east german\w*|berlin wall|wall (memorial|paintings)|checkpoint charlie|kgb|secret police|nuclear bunker|dictator\w*)\b/,
  },
  {
    name: 'the World Wars',
    words:
      /\b(world wars?|ww ?(1|2|i|ii)|wwii|d day|war history|military history|second world war|zweiter weltkrieg|seconde guerre mondiale|segunda guerra mundial|seconda guerra mondiale)\b/,
    text: /\b(world wars?|ww[12i]+|war (museum|rooms?|cemetery|memorial)|wartime|resistance|d day|blitz|churchill|german occupation|nazis?|rising|anne frank|atomic|shelter)\b/,
  },
  {
    name: 'ancient temples',
    words:
      /\b((greek|ancient|doric|roman|egyptian|classical) temples?|(griechische|antike|agyptische) tempel|temples? (grecs?|antiques?)|templos? (griegos?|antiguos?)|templi (greci|antichi))\b/,
    kinds: ['ruins', 'temple', 'monument', 'landmark', 'day-trip'],
    text: /\b(temples?|parthenon|pantheon|acropolis)\b/,
    isMany: true,
  },
  {
    name: 'ancient sites',
    words:
      /\b((ancient|archaeological|antique|classical) (sites?|ruins|sights?|history|greece|greek|world|monuments?|cit(y|ies))|ruins|archaeology|archeology|antiquity|antiquities|ausgrabung\w*|antike\w* statten|ruinen|sites? (antiques?|archeologiques?)|ruinas|rovine|siti archeologici)\b/,
    kinds: ['ruins', 'museum', 'monument', 'landmark', 'temple', 'day-trip'],
    text: /\b(ancient|ruins?|archaeolog\w*|acropolis|agora|forum|excavat\w*|antiquit\w+|temple of|greek temples?|romans?|bronze age|pyramids?|tombs?|inca|maya|aztecs?|etruscan\w*|phoenician\w*)\b/,
    not: /\b(buddhas?|shrine|zen|garden)\b/,
    isMany: true,
  },
  plain('Vikings', /\b(vikings?|wikinger)\b/),
  {
    ...style(
      'the Renaissance',
      /\b(renaissance|rinascimento|renacimiento|renascimento)\b/,
      /\b(renaissance|botticellis?|michelangelos?|leonardos?|raphaels?|donatellos?|brunelleschis?|fra angelico|masaccios?|ghibertis?|ghirlandaios?|titians?|mantegnas?|bramantes?|palladi(o|os|an)|durers?)\b/,
    ),
    not: /\b(windows?|piazzale)\b/,
  },
  style(
    'Baroque',
    /\b(baroque|barock\w*|barroc[oa]|barocc[oa])\b/,
    /\b(baroque|berninis?|borrominis?|caravaggios?|rubens|churriguera\w*)\b/,
  ),
  {
    ...style('Gothic buildings', /\b(gothic|gotik|gotisch\w*|gothique|gotic[oa])\b/),
    tag: 'gothic',
  },
  {
    name: 'myths and gods',
    words:
      /\b(myths?|mytholog\w+|(greek|roman|norse|egyptian|hindu|viking|aztec|mayan?) (gods|goddess(es)?|legends|heroes|sagas?)|gods and (heroes|goddesses|legends)|legends and (gods|myths)|percy jackson|odyssey|odysseus|zeus|mythen|gotter(sagen)?|(griechische|nordische) sagen|mythologies?|mitos?|mitologi\w+|miti)\b/,
    kinds: [
      'museum',
      'ruins',
      'temple',
      'monument',
      'landmark',
      'day-trip',
      'viewpoint',
      'palace',
      'gallery',
    ],
    text: /\b(myth\w*|gods?|goddess\w*|zeus|poseidon|athena|apollo(?! \d)|artemis|dionys\w*|aphrodite|hephaestus|olympian|minotaur|labyrinth|hercules|heracles|odysseus|odyssey|oracle|parthenon|agamemnon|medusa|neptune|venus(?! of willendorf)|jupiter|minerva|thor|odin|sagas)\b/,
    tag: 'myths',
    isMany: true,
  },
  plain('mosaics', /\b(mosaics?|mosaik\w*|mosaiques?|mosaicos?|mosaici)\b/),
  plain('Byzantine art', /\b(byzantine|byzantium)\b/),
  plain('Ottoman heritage', /\b(ottomans?)\b/),
  plain('Moorish heritage', /\b(moorish|moors|al andalus|islamic (art|architecture)|mudejar)\b/),
  plain('samurai', /\b(samurais?|ninjas?)\b/),
  plain('geisha', /\b(geishas?|maikos?)\b/),
  plain('sumo', /\b(sumo)\b/),
  plain(
    'the Maya, Aztecs and Inca',
    /\b(mayas?(?! (?:(?:xcommax )?\d|is |who |loves |and i ))|mayans?|aztecs?|incas?|pre columbian|precolumbian)\b/,
  ),
  plain('pharaohs', /\b(pharaohs?|ancient egypt\w*|tutankhamun)\b/),
  {
    name: 'mummies',
    // A mummy is a mother as well.
    words:
      /\b(mummies|mummy (?:fanatic|fan|nerd|lover|room|museum|mad)|(?:egyptian|royal) mummy)\b/,
    text: /\b(mummies|mummy)\b/,
  },
];
