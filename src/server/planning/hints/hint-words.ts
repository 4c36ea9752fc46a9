import type { Destination } from '#server/catalogue/catalogue.ts';
import type { Interest } from '#shared/preferences/options.ts';
import { groupOfEach } from '#shared/groups.ts';

/** One hint for each kind of scenery; true of every destination that has it. */
export const SCENE_HINTS: Record<Destination['scene'][number], string> = {
  sea: 'There is salt in the air: the sea is part of the picture.',
  beach: 'You will find sand in your shoes by the second day.',
  city: 'Street lights, not stars: you are going to a proper city.',
  skyline: 'Look up when you arrive; the towers draw the horizon.',
  'old-town': 'The oldest lanes are best on foot, so bring shoes that like cobbles.',
  desert: 'Sand and dry heat begin where the last houses end.',
  mountains: 'Mountains stand at the end of many streets.',
  snow: 'Snow belongs to this place, at least for part of the year.',
  forest: 'Trees close in quickly once you leave the last road.',
  canal: 'Water runs where other places have roads.',
  river: 'A river has shaped everything you will see.',
  lake: 'Still water and reflections: there is a lake at the heart of it.',
  temple: 'Take shoes that slip off easily; temple steps await.',
  pyramid: 'Some of what you will see was built for kings of another age, in steps toward the sky.',
  mosque:
    'Pack something that covers shoulders and knees: domes and minarets are part of the skyline.',
  castle: 'Somebody once defended this place with thick walls, and they still stand.',
  palms: 'Palm trees will throw the shade you rest in.',
  volcano: 'The ground has a temper: fire once shaped the land.',
  savanna: 'Binoculars are worth their weight; the grassland is alive.',
  fjord: 'Cliffs fall straight into deep, quiet water.',
  vineyard: 'What grows on the slopes around it ends up in your glass.',
  'northern-lights': 'Bring a tripod: on clear winter nights the sky itself is the show.',
  ruins: 'People lived here so long ago that only their stones are left to tell of it.',
  island: 'Whichever way you walk, you come to water in the end.',
};

/** A hint for each interest in which a destination is outstanding. */
export const INTEREST_HINTS: Record<Interest, string> = {
  Hiking: 'Boots are worth the space in your bag: the paths are among the best anywhere.',
  Beach: 'The bathing is good enough to fly there for it alone.',
  History: 'You will walk on centuries: its history fills books.',
  Architecture: 'People cross oceans to look at its buildings.',
  Culinary: 'Come hungry: few places on earth eat this well.',
  Nightlife: 'Sleep before you travel; the nights there are famous.',
  Photography: 'Clear your memory card: it is a photographer’s dream.',
  Relaxation: 'It is a place made for doing very little, beautifully.',
  Urban: 'It hums day and night: city life at its fullest.',
  Nature: 'Nature is the headline act there.',
  Romantic: 'Poets and newlyweds have been sent there for ages.',
  Honeymoon: 'More than one couple has started married life there.',
  Anniversary: 'It is a favourite for raising a glass to the years.',
  'Family Fun': 'Young travelers never run out of things to do there.',
  'Solo Adventure': 'It is one of the easiest places to be on your own.',
  'Girls Trip': 'Groups of friends come for cafés, shops and late nights.',
  'Lads Trip': 'Friends come for a weekend and talk about it for years.',
  'Wellness Retreat': 'Bring loose clothes: rest and treatments are an art there.',
  'Cultural Immersion': 'Traditions are lived there, not put on show.',
  'Extreme Sports': 'Check your insurance: thrill seekers go there on purpose.',
  'Off the Grid': 'Expect patchy signal and wide silence.',
  'Luxury Shopping': 'Leave room in your suitcase: its shop windows are legendary.',
  Backpacking: 'It is a classic stop for people with a rucksack.',
  'Digital Nomad': 'Many arrive with a laptop and forget to leave.',
  'Northern Lights': 'Dress for standing still outdoors at night, looking up.',
};

/** The writing that signs are in, by the language most useful to a visitor; Latin when not listed. */
export const SCRIPTS = groupOfEach({
  'east-asian': ['ja', 'zh', 'zh-Hant', 'yue', 'ko'],
  'right-to-left': ['ar', 'he', 'fa', 'ur'],
  cyrillic: ['ru', 'bg', 'sr', 'uk', 'mk', 'kk', 'mn'],
  greek: ['el'],
  indic: [
    'th',
    'lo',
    'km',
    'my',
    'hi',
    'bn',
    'ta',
    'te',
    'ml',
    'mr',
    'gu',
    'kn',
    'pa',
    'ne',
    'si',
    'dz',
    'bo',
  ],
  caucasian: ['ka', 'hy'],
  ethiopic: ['am', 'ti'],
});

export const SCRIPT_HINTS: Record<string, string> = {
  latin: 'You can read the street signs aloud: they use the letters of this sentence.',
  'east-asian':
    'Download a translator with a camera: menus are written in characters, not letters of the Latin kind.',
  'right-to-left': 'Books open from the other side there: people write from right to left.',
  cyrillic: 'Learn your way around a С that is an S: signs are in Cyrillic.',
  greek: 'You know some letters of the signs from mathematics class.',
  indic: 'Signs are written in one of the rounded scripts of South and South-East Asia.',
  caucasian: 'The alphabet is used by one people only, and looks like vines.',
  ethiopic: 'Each sign of the script is a whole syllable, and there are over two hundred.',
};

/** Families of the languages written in Latin letters, for those whose family tells something. */
export const FAMILIES = groupOfEach({
  romance: ['es', 'fr', 'it', 'pt', 'ro', 'ca', 'ht'],
  english: ['en'],
  germanic: ['de', 'nl', 'da', 'sv', 'no', 'nb', 'is', 'af'],
  slavic: ['pl', 'cs', 'sk', 'sl', 'hr', 'sr', 'bs', 'ru', 'bg', 'uk', 'mk'],
  uralic: ['fi', 'et', 'hu'],
  austronesian: ['id', 'ms', 'tl', 'fil', 'mi', 'mg'],
});

export const FAMILY_HINTS: Record<string, string> = {
  romance: 'The words for “thank you” and “sun” there go back to Latin.',
  english: 'No phrasebook needed if you read this without trouble.',
  germanic: 'The local language is a cousin of English: you will spot familiar words.',
  slavic: 'The language is Slavic; expect long consonants and warm toasts.',
  uralic: 'The language has no close relatives among its neighbours, and a great many cases.',
  austronesian: 'The language belongs to a family of sailors that reaches across two oceans.',
};
