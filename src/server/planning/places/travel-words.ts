import { THEMES } from '../themes/themes.ts';
import {
  CROWD_WORDS,
  GEM_WORDS,
  OFF_TRACK_WORDS,
  QUIET_WORDS,
} from '../understanding/off-track.ts';
import {
  CLIMATE_WORDS,
  KIND_WORDS,
  LATE_WORDS,
  NEED_WORDS,
  OCCASION_WORDS,
  PACKED_WORDS,
  SCENE_WORDS,
  SLOW_WORDS,
} from '../understanding/wish-words.ts';
import { isMoodWord } from './mood-words.ts';
import { onceForText } from '#shared/remember.ts';
import { wordSet } from '#shared/word-set.ts';

/** Words of travel that lists of common words lack, in the languages that travellers mostly write. */
const TRAVEL = wordSet(`
  stair stairs staircase steps honeymoon honeymooners christmas xmas christmassy advent snorkelling snorkeling rooftop rooftops brunch stroller pram huskies husky gelato
  babymoon staycation layover stopover hostel hostels airbnb daytrip daytrips sightseeing foodie foodies
  scuba kayaking paddleboarding rafting zipline ziplining paragliding canyoning glamping campervan roadtrip
  citybreak citytrip stedentrip weekendje allinclusive allergic allergy allergies allergia allergie alergia alergica alergico allergico
  allergica allergique vegan vegans vegana vegano vegane veganer veganerin vegetarian vegetarians vegetariano
  vegetariana vegetarien vegetarienne vegetarier vegetarierin vegetarisch pescatarian pescetarian halal
  kosher koscher celiac coeliac celiaca celiaco celiachia celiaque gluten glutenfrei lactose laktose
  rollstuhl wheelchair wheelchairs rollator buggy kinderwagen poussette cochecito passeggino carrinho
  wandern wandert wanderung wanderungen wattwandern radfahren radtour stadtereise stadtetrip kurztrip
  flitterwochen hochzeitsreise hochzeitstag geburtstag kirchen museen strand strande weihnachtsmarkt
  weihnachtsmarkte leuchtturm leuchtturme gondel gondeln bitte schnorcheln tauchen faulenzen seele baumeln
  randonnee randonnees plages eglises musees montagnes anniversaire croisiere phares crepes
  playas iglesias mezquitas museos senderismo luna miel aniversario tapas pintxos mariscos marisco
  spiagge chiese musei carrozzina gelati aperitivo viaggio nozze sposi mare montagna
  praia praias museus igrejas lua mel cadeira rodas pasteis orcamento viagem ferias
  kpop karaoke ramen sushi dumplings noodles streetfood hawker tagine paella churros croissants baguette
  currywurst schnitzel pretzels goulash pierogi waffles fondue raclette whisky whiskey cocktails cava cidre
  jazz techno opera ballet musicals flamenco tango fado salsa samba karaoke cabaret speakeasy speakeasies
  kidfriendly
  toddler toddlers teen teens teenager teenagers newborn twins grandma grandpa granddad nana mum mums mom moms
  altitude altitudes walking luggage twenties thirties forties fifties sixties seventies eighties thirtysomething
  dusk dawn twilight daybreak hopping islandhopping
  clear clearest sunniest driest nap naps naptime siesta siestas
  birthday bday anniversary reunion bachelorette bachelor hen stag proposal graduation babymoon
  earlybird nightowl jetlag jetlagged dogfriendly seafood shellfish peanut peanuts sesame jain diabetic
  zorbing skiing snowboarding surfing windsurfing kitesurfing sauna saunas onsen hammam spa spas wellness
  geysers glaciers glacier fjord fjords volcano volcanoes waterfall waterfalls lighthouse lighthouses
  incl approx max min asap btw pls plz thx idk tbh lol etc approx ish yrs yr hrs mins wks wk nts
  midge midges mosquito mosquitoes cenote cenotes volcano volcanoes volcan volcans volcanes vulkan ferries ferry
  claustrophobic claustrophobia vegetariani vegetariane vegetarianos vegetarianas vegetariens thermalbader nussallergie erdnussallergie
  ruckflug hinflug abflug ankunft filmkulissen altar altarpiece pintxo punting yoga pilates
  zug zuge bahn flieger thermen kurkonzert klassentreffen respectful baie palenque palenques mezcaleria speedboat motoscafo motorboot trabucco agriturismo agriturismi ryokan onsens izakayas
  burnt exhausted knackered frazzled stressed skint overworked shattered besotted newlyweds pensioner pensioners hubby
  missus grandad flatmate flatmates besties bestie veggie veggies anxious pumped hammams mosaic mosaics tailor tailors
  tailored pushchair pushchairs budgeting splurge splurging frugal introvert introverts insomniac squeamish arthritic
  acrophobic vertigo pregnant widowed widow divorced bookworm bookworms geek geeks nerd nerds nerdy petrolhead twitcher
  birder birders birding oldies youngsters tween tweens hungover tipsy teetotal teetotaller sober
  hbf hauptbahnhof nacht nachte nachten nuits noches notti noites nights reveillon nocleg noclegi ferrate kitesurf
  seasick seasickness carsick airsick eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth
  zuerst schluss finish finishes finishing
  clients amoureux wochenende lieber statt weihnachten navidad natale ostern paques pasqua
  rupestri rupestre staircase staircases
  airport airports checkin checkout lounge wifi laptop coworking
`);
/** German nouns that travellers make up of others: the last part tells what they are. */
const GERMAN_NOUN =
  /^\w{3,}(?:allergie|intoleranz|unvertraglichkeit|flug|fahrt|reise|urlaub|bader|kulissen|markt|markte|wanderung|woche|wochen|wochenende|ferien|vakantie|zimmer|essen|feier|termin|konzert|karten)$/;
const TABLES = [
  ...[KIND_WORDS, NEED_WORDS, SCENE_WORDS, CLIMATE_WORDS, OCCASION_WORDS].flatMap((table) =>
    table.map((row) => row[1]),
  ),
  ...THEMES.map(({ words }) => words),
];
const SINGLES = [
  SLOW_WORDS,
  PACKED_WORDS,
  LATE_WORDS,
  OFF_TRACK_WORDS,
  CROWD_WORDS,
  GEM_WORDS,
  QUIET_WORDS,
];

/** The words of some thousand requests. */
const MOST_KNOWN = 20_000;

/** Whether a folded word belongs to what travellers write about any journey. */
export const isTravelWord = onceForText(
  (word) =>
    TRAVEL.has(word) ||
    isMoodWord(word) ||
    GERMAN_NOUN.test(word) ||
    [...TABLES, ...SINGLES].some((words) => words.test(word)),
  MOST_KNOWN,
);
