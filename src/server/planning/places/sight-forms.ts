import { type Catalogue, type Destination, globalPlaceId } from '#server/catalogue/catalogue.ts';
import { foldText } from '#server/catalogue/fold-text.ts';
import { loadNicknames } from '#server/catalogue/other-names.ts';
import { namedPlacesOf } from '#server/catalogue/named-places.ts';
import { isOrdinary } from '#server/gazetteer/ordinary-words.ts';
import { withoutAnd } from './text-words.ts';
import { isTravelWord } from './travel-words.ts';
import { onceFor, onceInParts } from '#shared/remember.ts';
import { wordSet } from '#shared/word-set.ts';
import { addToGroups, groupBy } from '#shared/groups.ts';

/** One way in which a sight is called: its words without articles, kinds of places in English. */
export type SightForm = {
  id: string;
  appeal: number;
  tokens: readonly string[];
  isFood: boolean;
  /** By its own name rather than by another one or a part of it. */
  isOwnName: boolean;
  /** By one half of its own name: "Sintra" for Sintra and Pena Palace. */
  isOwnPart: boolean;
  /** By a nickname of several words, which is one in small letters as well: "the iron lady". */
  isNickname: boolean;
  /** One word behind an article: "The Bean". */
  hasArticle: boolean;
};

const APPEAL_PER_FAME = 18;
const ARTICLES = wordSet(`
  the of de del della dei delle di da do dos das du des la le les l el los las il lo gli i a o au aux al and y
  et e und der die das den dem im in at no zu zum zur s d st
`);
/** Words for kinds of places, by the English one. */
const KINDS: Readonly<Record<string, string>> = {
  museum: 'museo musee museu museums musei museos musees museen muzeum muzeul',
  tower: 'tour torre turm towers torri tours torres wieza',
  bridge: 'bridges pont puente ponte brucke most',
  castle: 'castles chateau castillo castello castelo schloss burg kastel zamek hrad',
  palace: 'palaces palais palacio palazzo palast paleis',
  cathedral: 'cathedrals cathedrale catedral cattedrale dom duomo munster minster kathedrale',
  basilica: 'basilique basilika',
  church: 'churches eglise iglesia chiesa igreja kirche',
  square: 'squares place plaza piazza praca platz plac piata',
  garden: 'gardens jardin jardins giardino giardini jardim garten jardines',
  park: 'parc parque parco',
  market: 'mkt markets marche mercado mercato markt marches mercati',
  island: 'islands ile isla isola ilha insel',
  house: 'maison casa haus',
  street: 'rue calle via rua strasse',
  temple: 'temples tempel templo tempio',
  mosque: 'mosques mosquee mezquita moschea mesquita moschee',
  statue: 'statues estatua statua',
  wall: 'muraille mur muralla muro mauer',
  gate: 'porte puerta porta tor',
  fountain: 'fountains fontaine fuente fontana fonte brunnen',
  opera: 'oper operahouse',
  tomb: 'tombs tombe tumba grab',
  fall: 'falls waterfall waterfalls cascade cascada cascata cataratas wasserfall chutes',
  mount: 'mountain mt mtn monte montagne montana berg',
  beach: 'plage playa praia spiaggia strand beaches',
  river: 'fleuve rio fiume fluss',
  cruise: 'boat bateau barco barca cruises croisiere crucero crociera',
  tram: 'trams tramway tranvia strassenbahn electrico eletrico',
  aquarium: 'acquario acuario aquario',
  liberty: 'liberte libertad liberta liberdade',
  london: 'londres londra',
  british: 'britannique britanico britannico',
  chinese: 'chinesische china',
};
const CANONICAL = new Map(
  Object.entries(KINDS).flatMap(([kind, words]) =>
    words.split(' ').map((word) => [word, kind] as const),
  ),
);
const PLACE_KINDS = new Set(Object.keys(KINDS).slice(0, 27));
const GENERIC = new Set([
  ...PLACE_KINDS,
  ...'national city old royal central grand great modern art arts history science new big house tour walk day trip visit centre center town hall street road avenue lane district quarter area house station royal opera view lake sea ocean coast hill national contemporary fine natural state free local traditional historic historical hotel hotels bar bars morning mornings evening evenings wat pura candi therme thermen food wine cooking class workshop lesson tasting tuk hike hikes hiking trek trekking cliff cliffs'.split(
    ' ',
  ),
]);

/** Every name of the sights, day trips and restaurants of a destination. */
export const sightForms = onceFor((destination: Destination): readonly SightForm[] =>
  namedPlacesOf(destination).flatMap((place) => {
    const { type, name, localName = '', aliases = [], appeal, fame } = place;
    const id = globalPlaceId(destination.id, place.id);

    return type === 'food'
      ? formsOf([name, '', ...aliases], { id, appeal: fame * 10, isFood: true })
      : formsOf([name, localName, ...aliases, ...nicknames(id)], {
          id,
          appeal: appeal ?? fame * APPEAL_PER_FAME,
          isFood: false,
        });
  }),
);

/** Sights of the whole catalogue by the words of their names, for a text that names no place. */
export const sightsByWords = onceInParts(function* (
  catalogue: Catalogue,
): Generator<void, ReadonlyMap<string, readonly SightForm[]>> {
  const known = yield* knownByKinds(catalogue);
  const byWords = new Map<string, SightForm[]>();

  for (const destination of catalogue.destinations) {
    yield;
    const forms = sightForms(destination).filter(
      (form) => !form.isFood && (!isKindsAlone(form) || known.has(form)),
    );

    addToGroups(byWords, forms, keysOf);
  }
  return byWords;
});

/** Whether a name is made of kinds of places alone, and no name by which people know it either. */
function isKindsAlone({ tokens, isNickname }: SightForm): boolean {
  return !isNickname && tokens.every(isGeneric);
}

/** "Tower Bridge": kinds of places that are the own name of what everybody knows, and of nothing elsewhere. */
function* knownByKinds(catalogue: Catalogue): Generator<void, ReadonlySet<SightForm>> {
  const forms: SightForm[] = [];

  for (const destination of catalogue.destinations) {
    yield;
    forms.push(
      ...sightForms(destination).filter(
        (form) => form.isOwnName && !form.isFood && form.tokens.length > 1 && isKindsAlone(form),
      ),
    );
  }
  const byName = groupBy(forms, ({ tokens }) => tokens.join(' '));

  return new Set(
    [...byName.values()].flatMap(([form, ...others]) =>
      form && others.length === 0 && form.appeal >= KNOWN_TO_ALL ? [form] : [],
    ),
  );
}

const KNOWN_TO_ALL = 80;

function keysOf(form: SightForm): string[] {
  return [...new Set([form.tokens.join(' '), bareKey(form)])].filter(Boolean);
}

/** "Louvre" for the Louvre Museum: a name without its kind, where a word of no language is left. */
function bareKey({ tokens, isOwnName }: SightForm): string {
  const bare = tokens.filter((token) => !isGeneric(token));

  return isOwnName && bare.length > 0 && !bare.every((token) => isOrdinary(token))
    ? bare.join(' ')
    : '';
}

/** The words of a name that tell it from others, kinds of places in English. */
export function sightTokens(name: string): string[] {
  return foldText(withoutAnd(name).replace(/\b(l|d|dell|all|nell|sull|dall)['’]/gi, '$1 '))
    .split(' ')
    .filter((word) => word !== '' && !ARTICLES.has(word))
    .map((word) => CANONICAL.get(word) ?? word);
}

/** Of the articles the words that part one name from the next: "Mezquita and Alhambra". */
export const PARTS_NAMES = /^(?:and|und|et|y|e)$/;

export function isArticle(word: string): boolean {
  return ARTICLES.has(word);
}

/** A word for a kind of place in any of the languages that are read: "museum", "palazzo", "jardins". */
export function isPlaceKind(word: string): boolean {
  return PLACE_KINDS.has(CANONICAL.get(word) ?? word);
}

const LANDSCAPES =
  /^(?:lakes?|lagos?|lac|laguna|lagoon|bay|bahia|baia|cape|cabo|capo|cap|cerro|mont|mirador|miradouro|belvedere|viewpoint|lookout|playa|cala|canyon|valley|valle|val|vallee|glacier|glaciar|cueva|caves?|grotta|grotte)$/;

/** A word for a landscape or a view of one, before or behind its name: "Lake X", "Mirador de X". */
export function isLandscape(word: string): boolean {
  return LANDSCAPES.test(word);
}

/** A word that many sights bear, and that tells none of them. */
export function isGeneric(token: string): boolean {
  return GENERIC.has(token);
}

function formsOf(
  names: readonly string[],
  sight: Omit<SightForm, 'tokens' | 'isOwnName' | 'isOwnPart' | 'isNickname' | 'hasArticle'>,
): SightForm[] {
  const [own, local] = names;
  const written = names.filter(Boolean).flatMap((name) => [name, ...partsOf(name)]);
  const parts = new Set(partsOf(own ?? '').map((part) => sightTokens(part).join(' ')));
  const seen = new Set<string>();
  const known = new Set(nicknames(sight.id));

  return written.flatMap((name) => {
    const tokens = sightTokens(name);
    const key = tokens.join(' ');

    if (key === '' || seen.has(key)) return [];
    seen.add(key);
    const isOwnName = name === own || name === local;

    const isNickname = known.has(name) && tokens.length > 1;

    const hasArticle = tokens.length === 1 && /^the \S+$/i.test(name);

    const { id, appeal, isFood } = sight;

    // Field by field and words once each: there are 60,000 of them, which a spread would make twice as large.
    return [
      {
        id,
        appeal,
        tokens: tokens.map(onlyOnce),
        isFood,
        isOwnName,
        isOwnPart: parts.has(key),
        isNickname,
        hasArticle,
      },
    ];
  });
}

const words = new Map<string, string>();

/** The same word, held once however many names bear it. */
function onlyOnce(word: string): string {
  const known = words.get(word);

  if (known === undefined) words.set(word, word);
  return known ?? word;
}

function nicknames(id: string): string[] {
  return loadNicknames().sights[id] ?? [];
}

/**
 * "Vatican Museums and Sistine Chapel" goes by either half, and by what stands before a bracket or a comma; behind a
 * comma mostly stands where it is.
 */
function partsOf(name: string): string[] {
  const [head = ''] = name.split(', ');
  const halves = head.split(/ and | & | with |[()]| – | - /).map((part) => part.trim());
  const parts = head === name ? halves : [head, ...(halves.length > 1 ? halves : [])];

  return parts.length > 1 || head !== name ? parts.filter(isTellingPart) : [];
}

/** "Lonna island and sauna" goes by the island, not by any sauna. */
function isTellingPart(part: string): boolean {
  const tokens = sightTokens(part);

  return (
    tokens.some((one) => !isGeneric(one)) && !(tokens.length === 1 && tokens.every(isTravelWord))
  );
}
