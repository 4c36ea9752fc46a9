import { foldText } from '#server/catalogue/fold-text.ts';
import { readDinnerHours } from '../asked/dinner-hours.ts';
import { NUMBER_WORDS } from './wish-words.ts';

/** How a party likes to eat, where it says so. */
const MEAL_STYLES = ['markets', 'stalls', 'cheap', 'fine', 'relaxed', 'cook'] as const;
export type MealStyle = (typeof MEAL_STYLES)[number];

export type MealWishes = {
  mealStyle?: MealStyle;
  earlyNights?: boolean;
  /** Who dines sooner than others do there. */
  earlyDinners?: boolean;
  /** Neither fine tables nor the bars where people dress up. */
  isPlain?: boolean;
  /** Between which hours dinner is to begin, where they say so. */
  dinnerHours?: { from?: number; to?: number };
  /** When the party is back at the stay in the evening, in minutes after midnight. */
  homeBy?: number;
};

const RESTAURANTS = '(?:restaurants?|restaurantes?|ristoranti|lokale)';

/** In the six languages of the notes; the first that is found counts. */
const STYLE_WORDS: readonly (readonly [MealStyle, RegExp])[] = [
  [
    'cook',
    /\b(?:self ?cater\w*|cook (?:for )?ourselves|cook for myself|we (?:will |shall |plan to |want to )?cook (?:at|in) (?:the|our)|(?:selbst|selber) (?:zu )?kochen|(?:kochen|koche) (?:selbst|selber)|selbstversorg\w*|nous cuisin(?:ons|erons)|cuisiner (?:nous memes|sur place)|cocin(?:amos|aremos)|cocinar nosotros(?: mismos)?|cucin(?:iamo|eremo)|cucinare da soli|cozinh(?:amos|aremos)|cozinhar (?:nos mesmos|em casa))\b/,
  ],
  [
    'markets',
    new RegExp(
      String.raw`\b(?:(?:rather than|instead of|no|avoid|skip|statt|anstatt|keine|plutot que|au lieu|pas|en vez|en lugar|sin|invece|niente|senza|em vez|sem)(?: (?:of|in|at|the|sit ?down|des?|du|les?|dans|los|di|dei|i|ai|os|nos))* ${RESTAURANTS}(?! (?:with|that|near|in|for|on|where(?! (?:possible|we can|it))|which|mit|avec|con|com)\b)|picnics? (?:every|each|for lunch|lunches)|(?:eat\w*|lunch(?:es)?|food|din(?:e|ner)|meals?|liv(?:e|ing)) (?:mostly |only |mainly |all our meals )?(?:at|from|in|on|off) (?:the |local |street )?(?:food |night )?(?:markets|stalls|courts|hawkers?(?: cent(?:re|er)s?| stalls?)?|street ?food)|hawker (?:cent(?:re|er)s?|stalls|food) (?:every|only|for (?:every|all))|street ?food (?:above all|most of all|first|every day|wherever|all the way)|(?:mostly|mainly) street ?food|(?:all about|lives? for|here for) (?:the )?street ?food)\b`,
    ),
  ],
  [
    'fine',
    /(?<!\b(?:no|not|without|one|a|once|kein|keine|pas de|sin|senza|sem|a single|une? seule?) )\b(?:fine dining|michelin|gourmet (?:dinners?|restaurants?)|tasting menus|haute cuisine|gehobene (?:kuche|restaurants?)|sterne ?(?:kuche|restaurants?)|(?:restaurants? |tables? )gastronomiques?|alta cocina|alta cucina|ristoranti (?:stellati|gourmet)|alta (?:cozinha|gastronomia))\b/,
  ],
  [
    'relaxed',
    /\b(?:(?:not|isnt|arent|nothing|nowhere|no|never|hates?|without|dont (?:do|want|like|need)|cant stand) (?:(?:too|so|very|any|anything|anywhere|places?|restaurants?|be|to be|that|is|are|at all|all) )*(?:stiff|fancy|stuffy|posh|formal|pretentious|snobby|ceremon\w+|jackets?(?: and tie| required)?|suits? and ties?|white table ?cloths?|dress codes?|tasting menus?|michelin)|unstuffy|(?:relaxed|casual|laid back|informal|unpretentious|unfussy|down to earth|homely) (?:restaurants?|places? to eat|food|dinners?|meals?|eating|dining|tables?|bistros?)|(?:nicht|nichts) (?:zu )?(?:steif\w*|schick\w*|vornehm\w*)|(?:pas|rien de) (?:trop )?(?:guinde|chic)\w*|sans chichis?|nada (?:formal|pijo|elegante)|niente di (?:formale|elegante)|alla buona)\b/,
  ],
  [
    'cheap',
    /\b(?:cheap eats?|street food only|only street food|nothing but street food|eat(?:ing)? cheap(?:ly)?|cheap (?:food|meals|restaurants)|nur street ?food|(?:gunstig|billig) essen|(?:uniquement|seulement|que) (?:de la )?street food|manger (?:pas cher|bon marche)|solo (?:comida callejera|street food|cibo di strada)|comer barato|mangiare (?:economico|spendendo poco|a poco)|(?:so|apenas) comida de rua)\b/,
  ],
];
const NOTHING_FANCY =
  /\b(?:(?:nothing|not|no|isnt|arent|dont (?:want|need|like)|hate) (?:(?:too|so|very|anything|be|to be|that|overly) )*(?:fancy|posh|fine dining|pretentious|stuffy|snobby|dressing up)|nichts (?:zu )?(?:schick\w*|vornehm\w*|feines)|rien de (?:trop )?chic|nada (?:pijo|elegante)|niente di elegante)\b/;
/** "Nothing fancy, but one rooftop bar": that one is meant all the same. */
const FINE_WISH =
  /\b(?:cocktails?|rooftops?|sky ?bars?|speakeas(?:y|ies)|(?:special|splurge|festive|anniversary|birthday) (?:dinner|meal)s?)\b/;
const STALLS = /\b(?:street ?food|hawkers?|stalls?|food courts?)\b/;
const EARLY_NIGHTS =
  /\b(?:(?:done|asleep|finished) by (?:about |around )?(?:[6-9]|10)\b|(?:back|home) (?:\w+ ){0,4}by (?:about |around )?(?:[6-9]|10|six|seven|eight|nine|ten|half past \w+)\b(?! ?(?:am|days?))|early nights?|no late (?:evenings?|nights?)|(?:not?|never) (?:be |stay |to be )?(?:out|up) (?:very |too |so |that )?late|(?:short|early) evenings|evenings (?:short|early)|(?:early to|in) bed (?:early|by|before|at|around|about|from)|bed ?time (?:is |at |by |around |about ){1,2}(?:[6-9]|10)\b|early to bed|early bedtimes?|go to bed early|(?:fruh|zeitig) (?:ins bett|schlafen)|keine (?:spaten|langen) (?:abende|nachte)|(?:couche tot|(?:nous |se )?coucher tot|couchons tot)|pas de (?:soirees? tardives?|longues soirees)|acostar(?:nos|se|me)? (?:temprano|pronto)|(?:sin|no) trasnochar|(?:a letto|a dormire) presto|niente (?:serate lunghe|ore piccole)|senza fare tardi|deitar(?:mo nos|se|me)? cedo|dormir cedo|sem noites longas)\b/;

const EARLY_DINNERS =
  /\b(?:(?:eat(?:ing)?|dine|dining|(?:have|eat|having|eating|likes?|prefer|want|our) (?:our |an )?(?:dinners?|supper|evening meals?)) (?:quite |rather |fairly |pretty |very )?early|early (?:dinners?|suppers?|diners)|early bird dinners?|(?:fruh|zeitig) (?:zu )?(?:abend ?)?(?:essen|dinieren)|(?:diner|manger) tot|cenar (?:temprano|pronto)|cenare presto|jantar cedo)\b/;

/** What the notes say of how to eat, and of how long the evenings are. */
export function readMealWishes(notes: string): MealWishes {
  const text = foldText(notes);
  const homeBy = homeByIn(foldText(withPlainHours(notes)));
  const [style] = STYLE_WORDS.find(([, words]) => words.test(text)) ?? [];
  // At a stall one eats what is cooked there; in a market one may buy for a picnic as well.
  const mealStyle = style === 'markets' && STALLS.test(text) ? 'stalls' : style;

  const earlyNights = EARLY_NIGHTS.test(text) || homeBy !== undefined ? true : undefined;

  const isPlain = (NOTHING_FANCY.test(text) && !FINE_WISH.test(text)) || undefined;

  const earlyDinners = EARLY_DINNERS.test(text) || undefined;

  return {
    mealStyle,
    earlyNights,
    homeBy,
    ...(earlyDinners ? { earlyDinners } : {}),
    ...(isPlain ? { isPlain } : {}),
    ...dinnerHoursIn(notes),
  };
}

function dinnerHoursIn(notes: string): Pick<MealWishes, 'dinnerHours'> {
  const hours = readDinnerHours(notes);

  return hours.from === undefined && hours.to === undefined ? {} : { dinnerHours: hours };
}

/** "7.30 pm" and "7:30" alike; of the evening is meant as it is. */
function withPlainHours(notes: string): string {
  return notes.replace(/(\d)[.:](?=[0-5]\d\b)/g, '$1 ').replace(/(\d) ?p\.?m\b\.?/gi, '$1');
}

const HOUR = String.raw`(?:(half past) )?([6-9]|10|six|seven|eight|nine|ten)(?: ([0-5]\d))?\b(?! ?(?:am|days?|years?|nights?))`;
const ABOUT = '(?:(?:about|around|at|latest|no later than) )?';
const IN_BED = new RegExp(
  String.raw`\b(?:(?:(?:in|to|into) )?bed (?:by|before|at|around|about|from)|asleep by|bed ?time (?:is|at|by|around|about)) ${ABOUT}${HOUR}`,
);
/** But for the journey home: "we fly back by 8 on Sunday". */
const AT_HOME = new RegExp(
  String.raw`(?<!\b(?:fly|flying|flight|train|drive|driving|ride|go|get|getting)(?: \w+){0,3} )\b(?:back|home) (?:(?:at|in|to) (?:the|our) (?:hotel|stay|room|apartment|house) |(?:\w+ ){0,1})by ${ABOUT}${HOUR}(?! (?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)day)`,
);
const NOTHING_AFTER = new RegExp(
  String.raw`\b(?:nothing|no (?:plans|activities|programme)) (?:planned |at all |on |much )?(?:after|past|later than) ${ABOUT}${HOUR}`,
);
/** To wash and to read a story. */
const BEFORE_BED = 30;

/** "In bed around 8:30", "back by nine": the minute of the evening at which they are home. */
function homeByIn(text: string): number | undefined {
  const bed = IN_BED.exec(text);
  const [, half, said = '', minutes = half ? 30 : 0] =
    bed ?? AT_HOME.exec(text) ?? NOTHING_AFTER.exec(text) ?? [];
  const hour = NUMBER_WORDS[said] ?? Number(said);

  return hour > 0 ? (hour + 12) * 60 + Number(minutes) - (bed ? BEFORE_BED : 0) : undefined;
}
