import type { FoodFile } from '#server/catalogue/catalogue.schema.ts';
import { foldText } from '#server/catalogue/fold-text.ts';
import { DISHES_BY_ALLERGEN } from './dishes-by-allergen.ts';
import { CARD_FOODS, type RefusedFood } from './refused-foods.ts';
import { onceFor, onceForText } from '#shared/remember.ts';

/** What a kitchen works with that some guests cannot or will not have. */
type BasicTrait =
  | 'wheat'
  | 'fish'
  | 'fish-stock'
  | 'shellfish'
  | 'raw-fish'
  | 'pork'
  | 'meat'
  | 'dairy'
  | 'eggs'
  | 'soy'
  | 'peanuts'
  | 'nuts'
  | 'sesame'
  | 'buckwheat'
  | 'hot'
  | 'alcohol';
export type FoodTrait = BasicTrait | RefusedFood;

/** A kitchen that lives on it, or one with a dish of it on the card. */
export type Share = 'core' | 'some';

const words = (...parts: string[]) => new RegExp(String.raw`\b(?:${parts.join('|')})\b`);

/** Words of names, cuisines and dishes, folded, by what they are made of. */
const TRAIT_WORDS: Readonly<Record<BasicTrait, RegExp>> = {
  wheat: words(
    'bak(?:ery|eries|ehouse|er|ed goods)|boulangerie|panaderia|panificio|forno|backerei|padaria|patisserie|pastr(?:y|ies)|viennoiserie|confiser\\w*|konditorei|pasteler\\w*|confeitaria|\\w*cakes?|torte\\w*|strudels?|waffles?|pancakes?|crepes?|creperie|dough\\w*|donuts?|churros?|croissants?|brioche|pretzels?|biscuits?|scones?|muffins?|cookies?|baklava\\w*|past(?:el|eis) de nata|natas?|beignets?|malasadas?',
    'breads?|sourdough|baguettes?|buns?|bao|bagels?|rolls?|toast(?:s|ies?|ie)?|sandwich\\w*|panini|paninoteca|piadin\\w*|focacc\\w*|tramezzin\\w*|cicchetti|pintxos?|crostini|bruschetta|smorrebrod|montaditos?|bocadillos?|banh mi|po ?boys?|hot ?dogs?|deli|delicatessen|\\w*burgers?|tortas|chivitos?|lampredotto|francesinhas?|bifanas?|croque \\w+|subs|wraps|burritos?|gyros?|pita|shawarma|doner|kebab house|souvlaki|falafel|bunny chow|kottu|roti|naan|paratha|puri|simit|pide|lahmacun|bor?ek|burek|gozleme|manakish|manoushe|flatbreads?|tantuni|calzone',
    'pizz\\w*|pasta|spaghetti|tagliatelle|lasagn\\w*|ravioli|tortell\\w*|cappelletti|agnolotti|cacio e pepe|carbonara|amatriciana|gnocchi|orecchiette|pappardelle|pici|bigoli|trofie|linguine|macaroni|mac and cheese|busiate|tajarin|noodles?|ramen|udon|soba|yakisoba|lamian|mian|chow mein|lo mein|mee|bakmi|mi quang|biang\\w*|jajang\\w*|kalguksu|naengmyeon|tsukemen|thukpa|lagman|laghman|beshbarmak|dumplings?|gyoza|jiaozi|xiao ?long ?bao|soup dumplings|wontons?|dim sum|yum cha|momos?|manti|mandu|pierogi|pelmeni|varenyky|khinkali|khachapuri|knodel|knedl\\w*|spatzle|kasespatzle|maultaschen|halusky',
    'pies?|past(?:y|ies)|empanad\\w*|saltenas?|samosas?|travesseiros|queijadas|facturas|medialunas|ensaimadas?|sfogliatell\\w*|cannol[oi]|arancin[ei]|suppli|buchteln|kaiserschmarrn|pastels?|pasteis|coxinhas?|quiche|flammkuchen|tarte flambee|tart|fritt[oi]|fried fish|fish and chips|fish n chips|fried chicken|tempura|tonkatsu|katsu|kushikatsu|kushiage|takoyaki|okonomiyaki|schnitzels?|cutlets?|milanes\\w*|croquet\\w*|kroket\\w*|bitterballen|couscous|bulgur|tabbouleh|kibbeh|koshar[iy]|kushari|fatteh|pastilla|brik|msemen|seitan|gumbo|breaded|battered|haggis|cornish|snack bar|ces?viches? sandwich',
    'gramigna|strozzapreti|passatelli|paccheri|maltagliati|garganelli|strangolapreti|canederli|malloreddus|freg(?:o|u)la|culurgion\\w*|casarecce|caserecce|bucatini|rigatoni|penne|ziti|cannelloni|fettuccine|farfalle|cavatelli|fusilli|tonnarelli|scialatielli|cjarsons|timballo|crescentin[ae]|tigelle|gnocco fritto|zuppa inglese|tiramisu|babas?|zeppol\\w*|struffoli|cassata|panettone|pandoro|trifle|profiteroles?|eclairs?|mille ?feuilles?|choux|savarin|vol au vents?|(?:beef )?wellington|(?:yorkshire|bread|sticky toffee|summer) puddings?|crumbles?|cobblers?|moussaka|pastitsio|spanakopita|tyropita|bougatsa|galaktoboureko|loukoumades|kataifi|k[ua]na(?:fa|feh|fe)|knafeh|basbousa|umm ali|maamoul|lokma|rugelach|challah|kreplach|blintz\\w*|tarte tatin|clafoutis|far breton|kouign amann|caneles?|financiers?|madeleines?|gaufres?|speculoos|stroopwafels?|poffertjes|oliebollen|vlaai|semlor|semla|kanelbullar|trdelnik|kolac\\w*|medovnik|palacin\\w*|palatschinken|nalesniki|zapiekank\\w*|zurek|gateaux?|sacher\\w*|\\w*knodel|\\w*spatzle|lamingtons?',
  ),
  fish: words(
    'quenelles?|\\w*fish\\w*|catch(?:es)? of the day|catch|salmon|tuna|cod|bacalhau|bacalao|baccala|stoccafisso|stockfish|anchov\\w*|sardin\\w*|herrings?|trout|char|haddock|halibut|pike|perch|carp|eel|unagi|mackerel|monkfish|turbot|sea ?bass|branzino|bream|dorad\\w*|swordfish|snapper|hake|barramundi|mahi|grouper|sole|pesce|pescado|poisson|peixe|seafood|sea food|sushi|sashimi|nigiri|chirashi|maki|omakase|kaiten|unaju|kaiseki|cevich\\w*|tiradito|poke|bouillabaisse|caldeirada|cataplana|marisc\\w*|cioppino|fritto misto|fritto|amok|cha ca|moqueca|encebollado|crudo|kibbeling|smokehouse fish|lutefisk|gravlax|gravad|plokkfiskur|fiskesuppe|chowder|dashi|bonito|katsuobushi|takoyaki',
  ),
  shellfish: words(
    'shellfish|seafood\\w*|sea food|shrimps?|prawns?|crabs?|crayfish|crawfish|langoust\\w*|lobsters?|oysters?|mussels?|moules|clams?|vongole|cockles?|scallops?|abalone|conch|whelks?|barnacles|percebes|squids?|calamar\\w*|octopus|pulpo|polvo|cuttlefish|sepia|gambas|gambero\\w*|camar\\w*|marisc\\w*|fruits? de mer|frutti di mare|fritto misto|fritto|frittura|fried fish cones?|bouillabaisse|cioppino|cataplana|paella|fideua|gumbo|jambalaya|laksa|takoyaki|ebi|kaisen|sushi|omakase|nigiri|fish(?: |er)?(?:house|market|grill|shack|bar|restaurant|on the beach|counter|trattoria|tavern|taverna)|fish houses?|fish market\\w*|fish tavern\\w*|fish grills?|fish counters?|fish shacks?|fishermen\\w*|clam chowder|chowder|bo kho muc|bun rieu|pad thai|tom yum|encocado|arroz de marisco|arroz negro|etouffee|balchao|ceviche mixto|raw bar|sea urchin|cevicheria|marisqueria|marisqueira',
  ),
  // What is mostly cooked with a stock, sauce or paste of fish, where nobody says otherwise.
  'fish-stock': words(
    'dashi|udon|soba|ramen|tsukemen|somen|oden|nabe\\w*|yudofu|miso|kaiseki|obanzai|donburi|(?:gyu|katsu|ten|oyako|una|kaisen)don|tamago\\w*|chawanmushi|okonomiyaki|takoyaki|tempura|sukiyaki|shabu\\w*|izakaya|japanese|teishoku|washoku|kappo|bento|inari',
    'fish (?:sauce|stock|broth)|thai|isan|som ?tum|som ?tam|papaya salad|larb|laap|tom (?:yum|yam|kha)|pad thai|massaman|mee krob|miang kham|khmer|cambodian|amok|lao|laotian|vietnamese|pho|bun \\w+|banh xeo|nem|goi cuon|mohinga|burmese|belacan|laksa|sambal|kimchi|korean|jjigae|soft tofu stew|banchan|naengmyeon|kalguksu',
  ),
  'raw-fish': words(
    'sushi|sashimi|nigiri|chirashi|omakase|kaiten|maki|cevich\\w*|tiradito|poke|aguachile|oysters?|raw bar|raw fish|crudo|carpaccio|tartare?s?|kaisen\\w*|kinilaw|gravlax|kokoda|poisson cru|hand rolls|steak tartare|mett|kitfo|herring|matjes',
  ),
  pork: words(
    'pork\\w*|wan ?tan mee|wonton mee|lor bak|cordon bleu|jota|xiao ?long ?bao|soup dumplings|gyozas?|guotie|pot ?stickers?|gua bao|siu mai|shumai|lu rou fan|pepper buns?|dongpo|solomillo|pringa|secreto|presa|carrilladas?|iberico|lacon|morcilla|chicharron(?:es)?|flamenquin|hams?|jamon|prosciutto|bacon|sausages?|\\w*wurst\\w*|choriz\\w*|salami|salumi\\w*|charcuterie|lechon\\w*|leitao|cochin\\w*|carnitas|porchetta|pancetta|lardo|speck|schwein\\w*|knuckle|eisbein|(?<!veal |wiener |chicken |turkey )schnitzel|tonkatsu|tonkotsu|(?<!(?:vegan|veggie|vegetarian|chicken|fish|beef|duck|halal|seafood) )ramen|tsukemen|abura ?soba|maze ?soba|chuka soba|champon|char siu|siu mei|bak kut teh|babi|sow|suckling pig|hog|(?<!lamb |beef |short |veal )ribs|bifanas?|francesinhas?|fabada|cocido|feijoada|cassoulet|choucroute|botifarra|al pastor|cochinita|samgyeopsal|bossam|jokbal|bun cha|carbonara|amatriciana|gricia|winstub|bouchon|mangalica',
    'cerdo|puerco|porco|porc|maiale|maialino|cochon|pluma|torreznos?|cochifrito|panceta|longaniza|sobrasada|linguica|chourico|alheira|rojoes|presunto|toucinho|guanciale|tortellini|(?<!duck |lamb |beef |fish |vegan |mushroom |lentil )ragu|mortadella|nduja|soppressata|capocollo|coppa|culatello|finocchiona|jambon|saucisson|rillettes|boudin|andouill\\w*|lardons|quiche lorraine|tarte flambee|flammkuchen|leberkas\\w*|spanferkel|haxe|hax|haxn|schaufel\\w*|kassler|golonka|kielbasa|schabowy|bigos|vepro\\w*|koleno|slanina|moo|kha mu|kha moo|nam tok moo|sai (?:oua|ua|krok)|thit (?:lon|heo)|thit nuong|cao lau|com tam|mi quang|banh xeo|nem (?:nuong|ran|lui)|gio lua|cha lua|char siew|siu yuk|siew yoke|bak chor mee|bak kwa|hokkien mee|kway chap|tonjiru|chashu|kakuni|kurobuta|katsudon|dwaeji|sisig|crispy pata|tocino|longganisa|adobada|pibil|pepperoni|kasseler|(?<!chicken |lamb |beef |fish |vegan |of mushrooms? |mushroom |veggie )(?:souvlaki|gyros?)',
  ),
  meat: words(
    'meat ?balls?|solomillo|pringa|secreto|presa|carrilladas?|morcilla|chicharron(?:es)?|flamenquin|albondigas|kottbullar|frikadel\\w*|\\w*wurst\\w*|\\w*braten|haxn|hax[ae]|hendl|black pudding|past[io]u?rma|cured meats?|choripan|alpaca|lom(?:o\\w*|itos?)|partridges?|carcamusas|milanesas?|ropa vieja|locro|yukhoe|anticuchos?|picadas?|prego|guinea pig|cuy|carne\\w*|cordero|cerdo|pollo|ternera|cabrito|agnello|manzo|maiale|vitello|boar|bison|elk|ostrich|kangaroo|crocodile|pigeons?|quail|turkey|liver|kidneys?|brains?|bone marrow|oxtail|tongue|sweetbreads|trotters?|pate|foie gras|chili con carne|svickova|mandu|pelmeni|khinkali|manti|lahmacun|adana|iskender|doner|plov|banh xeo|bun bo|bun cha|com tam|cao lau|mi quang|adobo|sisig|samgyetang|gamjatang|seolleongtang|naengmyeon|jajangmyeon|budae jjigae|okonomiyaki|katsu\\w*|gyudon|karaage|feijoada|cozido|cocido|callos|fabada|halusky|saltimbocca|ossobuco|cotoletta|confit|terrine|coq au vin|andouille|haggis|bangers|shepherds pie|cottage pie|stroganov|picanha',
    'steak ?\\w*|moussaka|bolognese|ragu|shawarma|gyros|souvlaki|lu rou fan|pepper buns?|gua bao|xiao ?long ?bao|soup dumplings|grill(?:s|house|ed meats?)?|barbecue|bbq|churrasc\\w*|parrill\\w*|asado|asador|rodizio|meats?|butcher\\w*|rotisserie|roast\\w*|ribs|beef|lamb|mutton|goat|veal|pork\\w*|chicken|duck|goose|venison|reindeer|game|kebabs?|kabobs?|kofte|kofta|cevapi|burgers?|schnitzels?|sausages?|wurst\\w*|bouchon|yakiniku|yakitori|tonkatsu|sukiyaki|shabu\\w*|hot ?pot|samgyeopsal|galbi|bulgogi|tartare|offal|tripe|lampredotto|carnitas|al pastor|birria|tacos de \\w+|bitterballen|kroket\\w*|rendang|spare ?ribs|biefstuk|tafelspitz|bistecca|rabbit|hanger|teppanyaki|cutlets?|minced \\w+|nyama choma|braai|biltong|tagines?|tangia|mechoui|goulash|stroganoff|pastrami|hams?|jamon',
  ),
  dairy: words(
    'chees\\w*|fondues?|raclette|gelat\\w*|ice cream|creamery|dair(?:y|ies)|milk bar|milk|yogh?urt\\w*|lassi|butter|paneer|mozzarella|burrata|parmesan|cacio e pepe|carbonara|alfredo|pizz\\w*|lasagn\\w*|khachapuri|poutine|saganaki|halloumi|feta|quesadill\\w*|queso|mac and cheese|custard\\w*|cream\\w*|crepes?|pancakes?|waffles?|cakes?|cheesecakes?|pastr(?:y|ies)|patisserie|croissants?|natas?|gratin|rosti|tartiflette|aligot|kasespatzle|flammkuchen|tarte flambee|kunafa|knafeh|chocolates?|pudding|tiramisu|milkshakes?|makhani|korma|halusky|mansaf|croque \\w+|francesinhas?',
  ),
  eggs: words(
    'eggs?|omelett?es?|omuric\\w*|shakshuka|tortilla espanola|tortillas? de patatas?|quiche|carbonara|pancakes?|crepes?|waffles?|cakes?|custard\\w*|natas?|meringues?|frittata|tamago\\w*|okonomiyaki|takoyaki|french toast|benedict|menemen|mayonnaise|souffles?|brunch|breakfasts?',
  ),
  soy: words(
    'soy\\w*|tofu|miso|tempeh|edamame|natto|teriyaki|ramen|sukiyaki|yakiniku|yakitori|yuba|mapo|hot ?pot|bibimbap|bulgogi|dim sum',
  ),
  peanuts: words(
    'peanuts?|satay|sate|pad thai|som ?tum|papaya salad|massaman|gado ?\\w*|pecel|groundnut|mafe|rojak|moles?|kung pao|dan dan|summer rolls|fresh rolls|bo bia|nuoc leo|salsa macha|chaat|poha|chikki|isan|kare kare|suya|nasi lemak|popiah|tahu telur|tauhu goreng|rujak|ketoprak|lontong',
  ),
  nuts: words(
    'gluten free (?:cakes?|tarts?|bakery|patisserie|pastr(?:y|ies)|baking|bread)|nuts?|hazelnuts?|walnuts?|chestnuts?|almonds?|pistachios?|cashews?|pecans?|praline\\w*|gianduja|marzipan|nougat|turron|frangipane|macarons?|amaretti|cantucci|baklava\\w*|kunafa|knafeh|halva|lokum|turkish delight|pesto|romesco|satsivi|pkhali|badrijani|muhammara|moles?|korma|pasanda|massaman|satay|pad thai|som ?tum|gado ?\\w*|pastilla|fesenjan|linzer|sachertorte|ajo blanco|trofie|peanuts?|kung pao|bakewell|khinkali and walnut|dukkah|za ?atar',
  ),
  sesame: words(
    'sesame|tahini|hummus|halva|simit|goma\\w*|za ?atar|baba gh?an\\w*|falafel|koshar[iy]|levantine|lebanese|israeli|syrian|jordanian|middle eastern|bibimbap|sushi|ramen|dan dan|tantanmen|bagels?',
  ),
  buckwheat: words(
    'buckwheat|sobas?|soba \\w+|galettes?|crep(?:es?|erie)|blinis?|kasha|pizzoccheri|makguksu|naengmyeon|memil\\w*',
  ),
  // What a small child pushes away.
  hot: words(
    'hot (?:chicken|wings|sauce)|spicy|biryanis?|(?<!katsu |japanese )curr(?:y|ies)(?! puffs?)|laksa|sambal|rendang|chill?i|sichuan|szechuan|mala|chongqing|hunan|tom y[au]m|som ?tum|som ?tam|papaya salad|larb|laap|massaman|isan|vindaloo|madras|jerk|kimchi|jjigae|tteokbokki|dan dan|mapo|piri piri|peri peri|harissa|berbere|doro wat|nduja|arrabbiata|diavola|balado|padang|assam|otak\\w*|pepper soup|suya|aguachile|salsa macha|denningvleis',
  ),
  alcohol: words(
    'brew\\w*|beers?|beer garden|pubs?|gastropubs?|taproom|tap room|taverns? and bar|wine bars?|wine taverns?|wine cellars?|wine|enotec\\w*|bodegas?|heurig\\w*|buschenschank|vinar\\w*|cocktails?|rooftop bar|bar food|bar kitchen|izakaya|winstub|apple ?wine \\w*|cider house|sidrer\\w*|whisky|speakeasy|distillery|sake|bodeguita|biergarten|brauhaus|bierhaus|brasserie and bar|vermut\\w*|vermouth|cicchetti|bacaro',
  ),
};

/** Made of rice, corn, lentils or potato although the word next to it often is not. */
const NO_WHEAT =
  /\b(?:rice (?:noodles?|rolls?|cakes?|paper \w+|dumplings?)|glass noodles?|pho|bun cha|bun bo \w+|bun rieu|corn \w+|cornbread|arepas?|gluten free \w+|summer rolls?|fresh rolls?|spring rolls|fish rolls?|shepherds pie|cottage pie|hoppers?|dosas?)\b/g;

/** What foods that are refused are read by; the others by words of their own. */
const MADE_OF: Partial<Record<RefusedFood, readonly FoodTrait[]>> = {
  pork: ['pork'],
  'raw fish': ['raw-fish'],
  seafood: ['fish', 'shellfish'],
  fish: ['fish'],
  shellfish: ['shellfish'],
  'red meat': ['pork', 'beef', 'lamb', 'veal', 'goat', 'venison'],
};

/** What a kitchen works with that cooks a food. */
export function traitsOfFood(food: RefusedFood): readonly FoodTrait[] {
  return MADE_OF[food] ?? [food];
}

const PATTERNS: ReadonlyMap<FoodTrait, RegExp> = new Map<FoodTrait, RegExp>([
  ...[...CARD_FOODS].filter(([food]) => MADE_OF[food] === undefined),
  ...(Object.entries(TRAIT_WORDS) as [BasicTrait, RegExp][]).map(
    ([trait, pattern]): [BasicTrait, RegExp] => [trait, withKnownDishes(trait, pattern)],
  ),
]);
const ALL_TRAITS = [...PATTERNS.keys()];

/** The words for a trait, with the dishes that hold it although no word says so. */
function withKnownDishes(trait: BasicTrait, pattern: RegExp): RegExp {
  const dishes = (DISHES_BY_ALLERGEN as Partial<Record<BasicTrait, string>>)[trait];

  return dishes === undefined ? pattern : new RegExp(`${pattern.source}|${words(dishes).source}`);
}

/** What a kitchen works with, by its name, its cuisine and the dishes on its card. */
export const traitsOf = onceFor((file: FoodFile): ReadonlyMap<FoodTrait, Share> => {
  const { name, cuisine, dishes, style } = file;
  const own = traitsIn(`${name} , ${cuisine}`);
  const cards = dishes.map(traitsIn);
  const without = absentFrom(file);
  const shares = ALL_TRAITS.flatMap((trait): [FoodTrait, Share][] => {
    const count = cards.filter((card) => card.has(trait)).length;

    if (without.has(trait)) return [];
    if (own.has(trait) || (count > 0 && count * 2 >= dishes.length)) return [[trait, 'core']];
    return count > 0 ? [[trait, 'some']] : [];
  });

  return new Map([...(style === 'bakery' ? [['wheat', 'core'] as const] : []), ...shares]);
});

/** "Vegan sausages", "mock duck". */
const MEATLESS_DISH =
  /\b(?:vegan|vegetarian|veggie|veg|plant based|meatless|vegetables?|plant|meat free|mock|soya?|mushroom|lentil|bean|beet|chickpea|tofu|jackfruit|halloumi|seitan) \w+|^vegan\b/;

const CHEESES: readonly FoodTrait[] = ['cheese', 'blue cheese', 'goat cheese'];
const OF_NO_ANIMAL: ReadonlySet<FoodTrait> = new Set<FoodTrait>([
  ...CHEESES,
  ...(['mushrooms', 'truffles', 'coriander', 'garlic', 'onions', 'olives'] as const),
  ...(['tomatoes', 'aubergine', 'tofu', 'durian'] as const),
]);
const ANIMALS: ReadonlySet<FoodTrait> = new Set<FoodTrait>([
  ...(['fish', 'fish-stock', 'shellfish', 'raw-fish', 'pork', 'meat'] as const),
  ...[...CARD_FOODS.keys()].filter((food) => !OF_NO_ANIMAL.has(food)),
]);

/** Whether a food is meat or fish. */
export function isOfAnimals(food: RefusedFood): boolean {
  return ANIMALS.has(food);
}

/** What a kitchen without meat and fish, or without gluten, never has, whatever it calls its dishes. */
function absentFrom(file: FoodFile): ReadonlySet<FoodTrait> {
  if (file.vegan === 'full') return new Set([...ANIMALS, ...CHEESES, 'dairy', 'eggs']);
  if (/gluten-free/i.test(file.cuisine)) return new Set(['wheat']);
  return isMeatlessHouse(file) ? ANIMALS : new Set();
}

/** Whether a house cooks neither meat nor fish. */
export function isMeatlessHouse({ vegan, name, cuisine }: FoodFile): boolean {
  return (
    vegan === 'full' ||
    /vegetarian(?!-friendly| (?:and|or) (?:fish|seafood|meat))|\bveggie\b|meatless/i.test(
      `${name} ${cuisine}`,
    )
  );
}

/** So many dishes and kitchens are read once: those of all towns that are planned in turn. */
const MOST_TEXTS = 20_000;
/** What a dish, or any words of a card, are made of. */
export const traitsIn = onceForText(readTraits, MOST_TEXTS);

function readTraits(text: string): ReadonlySet<FoodTrait> {
  const folded = foldText(text);
  const floury = folded.replace(NO_WHEAT, ' ');
  const isMeatless = MEATLESS_DISH.test(folded);

  return new Set(
    ALL_TRAITS.filter(
      (trait) =>
        !(isMeatless && ANIMALS.has(trait)) &&
        PATTERNS.get(trait)?.test(trait === 'wheat' ? floury : folded),
    ),
  );
}
