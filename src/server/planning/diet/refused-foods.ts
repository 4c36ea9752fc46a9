import { termsPattern } from './terms-pattern.ts';

/** A food that some refuse: the words for it, what else it is called on cards, and whether cards rarely tell of it. */
type Food = { said: string; card?: string; isHidden?: true };

/** Words in English, German, French, Spanish, Italian, Portuguese and Dutch, folded: `_` is a space, `*` any ending. */
/**
 * In English, German, French, Spanish, Italian, Portuguese and Dutch, folded: `_` is a space, `*` any ending. What is
 * read on cards for diets as well (pork, fish, shellfish) has its card words there.
 */
const FOODS = {
  pork: {
    said: 'pork schwein schweinefleisch schweine porc cochon cerdo puerco maiale porco varken* flask svinekod wieprzowin* domuz_eti domuz 猪肉 豬肉 豚肉 свинин*',
  },
  ham: { said: 'ham hams schinken jambon jamon prosciutto presunto', card: 'iberico speck' },
  bacon: { said: 'bacon speck', card: 'pancetta guanciale carbonara amatriciana gricia lardons' },
  sausages: {
    said: 'sausage* wurst* saucisse* salchichas salsicc* salsichas worst*',
    card: '[a-z]*wurst* bratwurst* choriz* salami kielbasa* butifarra botifarra merguez boerewors andouill* choripan bangers hot_dogs? cevap* cured_meats',
  },
  'red meat': {
    said: 'red_meat rotes_fleisch viandes?_rouges? carnes?_rojas? carne_rossa carnes?_vermelhas? rood_vlees',
  },
  'suckling pig': {
    said: 'suckling_pig* piglets? spanferkel cochon_de_lait cochinillo lechon porchetto maialino leitao speenvarken',
    card: 'cochifrito porceddu',
  },
  lamb: {
    said: 'lamb lambs mutton sheep lamm lammfleisch lammgericht* hammel* schaffleisch agneau* mouton cordero* lechazo ternasco carnero borrego* cordeiro* agnell* abbacchio montone castrato lamsvlees lams? schapenvlees 羊肉 ラム肉 баранин*',
    card: 'kleftiko paidakia kokoretsi kokorec kuzu* adana* urfa iskender cag_kebab* beyti gigot navarin rogan_josh irish_stew shepherds_pie haggis mechoui mansaf ouzi mandi arrosticini jingisukan genghis_khan hangikjot besh?barmak lancashire_hotpot scouse merguez',
  },
  goat: {
    said: 'goat(?!s?_(?:cheese|milk|yoghurt|yoga)) goats(?!_(?:cheese|milk)) ziege ziegen ziegenfleisch zicklein chevreau cabra cabrito* chivo capretto bode geitenvlees',
    card: 'birria kid_goat',
  },
  beef: {
    said: 'beef rind rindfleisch rinder boeuf ternera carne_de_(?:res|vaca) vacuno manzo bovino carne_bovina rundvlees rund 牛肉 говядин*',
    card: '(?<!tuna_|fish_|cauliflower_|celeriac_|pork_)steaks?(?!_of_(?:tuna|fish)) bistecc* fiorentina bourguignon wagyu kobe gyudon asado parrilla bife bifes? entrecote entrana brisket pastrami burgers? cheeseburgers? smash_burgers? rib_?eye sirloin t_bone prime_rib short_ribs? picanha churrasco rodizio cheesesteak ropa_vieja lomo_saltado lomito carne_asada chivito chateaubriand stroganov sauerbraten tafelspitz goulash gulasch gulyas svickova stoofvlees carbonnade pot_roast oxtails? ox corned_beef pho_bo bun_bo* bo_luc_lac bulgogi galbi sukiyaki shabu_shabu peposo tagliata rouladen? cecina bresaola milanes* (?<!fish_|salmon_|tuna_)tartare',
  },
  veal: {
    said: 'veal kalb kalbfleisch kalbs veau vitell* ternera vitela kalfsvlees',
    card: 'wiener_schnitzel ossobuco osso_buco saltimbocca cotoletta blanquette weisswurst* vitello_tonnato geschnetzeltes',
  },
  venison: {
    said: 'venison game_meat wild_game wildfleisch hirsch* reh rehfleisch gibier chevreuil venado selvaggina cervo cinghiale veado wildbraad deer reindeer boar moose elk',
    card: 'rentier poro',
  },
  chicken: {
    said: 'chicken chickens poultry huhn huhnerfleisch hahnchen* geflugel poulet volaille pollo pollos frango galinha kip kippen* 鸡肉 鶏肉',
    card: 'hens? karaage yakitori coq_au_vin poularde backhendl hendl hahn',
  },
  turkey: { said: 'turkey_meat turkey_(?:breast|sandwich*) truthahn pute dinde pavo tacchino' },
  duck: {
    said: 'duck(?!_(?:tour|boat)s?) ente entenfleisch canard pato anatra eend',
    card: 'magret confit_de_canard',
  },
  rabbit: {
    said: 'rabbits? hares? kaninchen* hasen? lapins? conejos? liebre conigli* coelhos? konijn*',
    card: 'fenek stuffat_tal_fenek jugged_hare',
  },
  offal: {
    said: 'offal organ_meats? giblets innereien abats tripes_et_abats casqueria menudencias achuras visceras frattaglie interiora quinto_quarto miudos orgaanvlees ingewanden 内臓 内脏 ホルモン モツ',
    card: 'tripe trippa tripas? callos kutteln livers? leber* fegato higado foie_gras kidneys? nieren rognons? rinones sweetbreads? mollejas? animelle ris_de_veau brains? tongues? gizzards? hearts?(?!_of|_of_palm) beuschel andouill* tablier_de_sapeur haggis oxtails? coda_alla_vaccinara rigatoni_con_la_pajata pajata coratella lampredotto kokorec kokoretsi iskembe patsas chitterlings? intestines? motsu* horumon gopchang black_puddings? blood_(?:sausages?|puddings?) morcilla boudin_noir blutwurst kaszanka flaki flaczki jaternice jitrnice drstkova anticuchos? spleen pani_ca_meusa cow_heel trotters menudo dobrada drisheen ox_blood duck_blood sapeur',
  },
  tripe: {
    said: 'tripe* trippa callos kutteln dobrada lampredotto',
    card: 'tripas? menudo iskembe patsas guatitas flaki flaczki',
  },
  liver: {
    said: 'livers? leber leberkase higado fegato figado',
    card: 'leber* foie_gras foie ciger* chopped_liver pate',
  },
  kidneys: { said: 'kidneys? nieren rognons? rinones rognoni? rins niertjes' },
  tongue: { said: 'tongue ochsenzunge zunge langue_de_boeuf lengua lingua' },
  'foie gras': {
    said: 'foie_gras gansestopfleber stopfleber',
    card: 'foie goose_liver duck_liver',
  },
  'black pudding': {
    said: 'black_pudding* blood_(?:sausage|pudding)s? blutwurst boudin_noir morcilla* sanguinaccio bloedworst',
  },
  haggis: { said: 'haggis' },
  'raw fish': {
    said: '(?:raw|uncooked)_(?:fish|seafood) sushi_(?:or|and|nor)_sashimi sashimi roh[a-z]*_fisch poissons?_crus? pescado_crudo pesce_crudo peixe_cru rauwe_vis 生魚 生鱼 生もの 刺身',
  },
  seafood: {
    said: 'sea_?food meeresfruchte* fruits_de_mer frutti_di_mare frutos_do_mar mariscos?_y_pescado owoc[a-z]*_morza deniz_(?:urunu|urunleri|mahsulleri) zeevruchten vis_en_zeevruchten 海鲜 海鮮',
  },
  fish: {
    said: '(?<!(?:raw|roher|rohen|rauwe)_)(?:fish|fisch|poissons?|pescado|pesce|peixes?|vis|ryb[ay]?|balik)(?!_(?:sauce|stock|broth|spa|tanks?)|_crus?|_crud[oi])',
  },
  shellfish: {
    said: 'shell_?fish crustacean* schalentiere* krustentiere* coquillages? crustaces? mariscos?(?!_y) crostacei schaaldieren',
  },
  prawns: {
    said: 'prawns? shrimps? garnelen? scampi crevettes? gambas? langostinos? camaron* gamberi? gamberetti camarao camaroes garnalen? krewet* karides*',
    card: 'ebi langoustines? pad_thai paella banh_xeo',
  },
  crab: { said: 'crabs? krabben? crabes? cangrejos? granchio caranguejos?', card: 'crabmeat' },
  lobster: {
    said: 'lobsters? hummer homards? langoust[a-z]* bogavante aragost* astice lagosta kreeft*',
  },
  oysters: {
    said: 'oysters?(?!_(?:sauce|mushroom|card)s?) austern? huitres? ostras? ostrich?e ostrica oesters?',
    card: 'raw_bar oyster_bar ecaill*',
  },
  mussels: {
    said: 'mussels? miesmuscheln? muscheln? moules mejillones cozze mexilhoes mosselen',
    card: 'clams? vongole cockles',
  },
  octopus: {
    said: 'octopus* octopi oktopus* krake kraken pulpos? poulpes? polp[oi] polvo 章鱼 タコ',
    card: 'takoyaki htapodi',
  },
  squid: {
    said: 'squids? calamar[a-z]* tintenfisch* kalmare? chipirones lulas? inktvis* seiches? sepia seppi[ae] cuttlefish',
    card: 'chocos? (?:arroz|risotto)_nero',
  },
  eel: { said: 'eels? aal anguill* enguias? paling unagi', card: 'unaju unadon' },
  anchovies: {
    said: 'anchov* sardellen anchois anchoas acciughe alici anchovas ansjovis',
    card: 'boquerones puttanesca',
  },
  sardines: { said: 'sardin*' },
  herring: {
    said: 'herrings? hering* matjes harengs? arenques? aring[ah]e? haring*',
    card: 'surstromming',
  },
  salmon: { said: 'salmon lachs saumon salmone salmao zalm', card: 'gravlax lox' },
  tuna: { said: 'tuna thunfisch thon atun tonno atum tonijn' },
  cod: {
    said: 'salt_cod cod kabeljau stockfisch morue bacalao bacalhau baccala merluzzo kabeljauw stokvis',
    card: 'stoccafisso stockfish',
  },
  caviar: { said: 'caviar kaviar caviale roe' },
  snails: {
    said: 'snails? schnecken escargots? caracoles lumach[ei] caracois slakken',
    card: 'bzbz babbouche',
  },
  frog: {
    said: 'frogs?(?:_legs?)? froschschenkel frosche? grenouilles? (?:ancas_de_)?ranas? (?:cosce_di_)?rane kikkerbil[a-z]*',
  },
  'horse meat': {
    said: 'horse_?meat horse_steaks? horse(?!_(?:rid|draw|carriage|race|racing|back|show|trek|cart|trail)) pferdefleisch viande_de_cheval carne_de_caballo carne_di_cavallo carne_de_cavalo paardenvlees 马肉 馬肉',
    card: 'basashi kazy qazy sfilacci pastissada besh?barmak foal',
  },
  whale: {
    said: 'whale(?:_meat|_steaks?)?(?!_(?:watch|tour|safari|museum|boat|shark)) walfleisch baleine carne_di_balena carne_de_ballena walvisvlees',
  },
  puffin: {
    said: 'puffins?(?=_meat) puffin_meat (?<=no_|nor_|or_)puffin(?!_(?:tour|watch|island|boat)) papageitaucher',
  },
  shark: {
    said: 'shark_(?:fins?|meat|soup) fermented_shark haifisch(?:flossen)? hakarl requin aleta_de_tiburon',
  },
  insects: {
    said: 'insects? insekten insectes insectos insetti insetos insecten grasshoppers? chapulines edible_bugs scorpions',
    card: 'escamoles crickets gusanos? ant_(?:eggs|larvae) ants? (?:agave_|maguey_|silk)?worms?(?!_salt) larvae mealworms beondegi tarantulas?',
  },
  alpaca: {
    said: 'alpacas?(?!_(?:wool|farm|trek|walk|jumper|sweater))(?:_meat|_steaks?)? llama_meat alpakafleisch',
  },
  kangaroo: {
    said: 'kangaroo(?:_meat|_steaks?)?(?!_(?:island|point|valley|park|sanctuary)) kanguru',
  },
  crocodile: {
    said: '(?:crocodile|alligator|gator|krokodil)(?:_meat|_steaks?|fleisch)',
    card: 'crocodile alligator',
  },
  ostrich: { said: 'ostrich_(?:meat|steaks?)', card: 'ostrich' },
  'guinea pig': { said: 'guinea_pigs? cuy meerschweinchen cochon_d_inde porcellino_d_india' },
  'dog meat': { said: 'dog_meat hundefleisch viande_de_chien' },
  'blue cheese': {
    said: 'blue_cheeses? blauschimmel* (?:fromages?_)?bleus?_de roquefort gorgonzola queso_azul formaggi_erborinati queijo_azul blauwe_kaas blauwschimmelkaas',
    card: 'stilton cabrales danablu bleu',
  },
  'goat cheese': {
    said: 'goats?_cheeses? ziegenkase fromages?_de_chevre chevre queso_de_cabra formaggio_di_capra caprino queijo_de_cabra geitenkaas',
  },
  cheese: {
    said: '(?<!(?:blue|goat|goats)_)cheeses? (?<!ziegen)kase fromages?(?!_de_chevre) quesos?(?!_azul|_de_cabra) formaggi?o? queijos?(?!_azul|_de_cabra) kaas',
    card: 'raclettes? fondues? mozzarella parmigiana parmesan pecorino cacio_e_pepe halloumi saganaki khachapuri poutine aligot quesadill* cheese* mac_and_cheese burrata feta pizzas? tartiflette',
  },
  mushrooms: {
    said: 'mushrooms? pilze? champignons? setas hongos funghi cogumelos paddenstoelen (?<=no_|ni_|pas_de_)cepes porcini 蘑菇 きのこ キノコ',
    card: 'chanterelles? shiitake morels? huitlacoche',
  },
  truffles: { said: 'truffles?(?!_(?:hunt|chocolate)) truffel* truffes? trufas? tartuf[oi]' },
  coriander: {
    said: 'coriander cilantro koriander coriandre coriandolo coentros? パクチー 香菜',
    isHidden: true,
  },
  garlic: { said: 'garlic knoblauch ail ajo aglio alho knoflook', isHidden: true },
  onions: { said: 'onions? zwiebeln? oignons? cebollas? cipoll[ae] cebolas? uien', isHidden: true },
  olives: { said: 'olives? oliven aceitunas azeitonas olijven', isHidden: true },
  tomatoes: { said: 'tomato(?:es)? tomaten? tomates? pomodor[oi]', isHidden: true },
  aubergine: {
    said: 'aubergines? eggplants? auberginen berenjenas? melanzan[ae] beringelas?',
    card: 'moussaka baba_gan[a-z]* parmigiana',
  },
  tofu: { said: 'tofu' },
  durian: { said: 'durians?' },
} as const satisfies Record<string, Food>;

export type RefusedFood = keyof typeof FOODS;
export type RefusedNeed = `no-${RefusedFood}`;

export const REFUSED_FOODS = Object.keys(FOODS) as RefusedFood[];
export const REFUSED_NEEDS = REFUSED_FOODS.map((food): RefusedNeed => `no-${food}`);

/** Whether words name a food that somebody refuses: folded notes, and folded cards. */
export const SAID_FOODS = byFood(({ said }) => said);
export const CARD_FOODS = byFood(({ said, card = '' }) => `${said} ${card}`.trim());

function byFood(wordsOf: (food: Food) => string): ReadonlyMap<RefusedFood, RegExp> {
  return new Map(REFUSED_FOODS.map((food) => [food, termsPattern(wordsOf(FOODS[food]))]));
}

/** Whether cards rarely tell of a food. */
export function isHiddenFood(food: RefusedFood): boolean {
  const { isHidden }: Food = FOODS[food];

  return isHidden === true;
}

/** The food that a need of the table refuses. */
export function refusedFood(need: string): RefusedFood | undefined {
  return REFUSED_FOODS.find((food) => `no-${food}` === need);
}
