import { BARS } from '../understanding/bar-words.ts';
import type { PlaceKind } from '#server/catalogue/place.schema.ts';
import type { Theme } from './theme.ts';

const PROGRAMME = 'We don’t know the programs: check each hall’s calendar for what’s on.';
const STAGES: readonly PlaceKind[] = ['show', 'bar', 'club'];

/** Music, stages and nights out. */
export const EVENING_THEMES: readonly Theme[] = [
  { name: 'fado', words: /\bfados?\b/, kinds: STAGES, text: /\bfado\b/ },
  {
    name: 'tango',
    words:
      /\b((?<!\blearn(ing)? (\w+ ){0,4}|\b(lessons?|class(es)?|courses?) (of|in) )tangos?(?! (shows?|lessons?|class(es)?|courses?)))\b/,
    kinds: [...STAGES, 'class'],
    text: /\b(tango|milonga)\b/,
  },
  {
    name: 'a tango show',
    words: /\b(tango (dinner )?shows?|dinner (and|with) tango)\b/,
    kinds: ['show'],
    text: /\btango\b/,
  },
  { name: 'a milonga', words: /\bmilongas?\b/, kinds: STAGES, text: /\bmilonga\b/ },
  {
    name: 'flamenco',
    words: /\b(flamencos?|tablaos?)\b/,
    kinds: [...STAGES, 'class'],
    text: /\b(flamenco|tablao|zambra)\b/,
  },
  {
    name: 'jazz',
    isOfBars: true,
    words: /\bjazz\w*\b/,
    kinds: STAGES,
    text: /\b(jazz|saxophone|blue note|preservation hall)\b/,
    not: /\bmusicals?\b/,
  },
  {
    name: 'blues',
    isOfBars: true,
    words: /\bblues (club|bar|music)s?\b/,
    kinds: STAGES,
    text: /\bblues\b/,
  },
  { name: 'samba', words: /\b(samba|bossa nova)\b/, text: /\b(samba|bossa)\b/ },
  {
    name: 'salsa',
    words: /\bsalsa\b/,
    kinds: [...STAGES, 'class'],
    text: /\bsalsa|casa de la musica\b/,
  },
  {
    name: 'live music',
    isOfBars: true,
    words:
      /\b(live (music|bands?)|gigs?|trad (music|sessions?)|irish music|country music|live musik|musique live|musica en vivo|musica dal vivo|musica ao vivo)\b/,
    kinds: STAGES,
    text: /\b(live|(?<!electronic |set to )music|musicians|bands?|jazz|blues|samba|fado|sessions?|fiddle\w*|fiddles|trad|concerts?|country|opry|honky|pena|folk)\b/,
  },
  {
    name: 'an evening of music',
    isOfBars: true,
    words:
      /\b((real|proper|great|beautiful|traditional|local) music(?! (museum|festival)s?)|(evening|night)s? (of|with|full of) (\w+ ){0,2}music|music(al)? (evening|night)s?|hear (some |a little )?music|musikabende?|abend mit musik|soiree musicale|noche de musica|serata (di musica|musicale)|noite de musica)\b/,
    kinds: STAGES,
    text: /\b(live|music|musicians|concerts?|opera|oper|philharmon\w*|symphon\w*|orchestras?|musikverein|chamber|quartets?|recitals?|jazz|blues|fado|samba|sessions?|fiddles?)\b/,
    not: /\b(comedy|tours? by day)\b/,
  },
  {
    name: 'music',
    words:
      /(?<!\b(no|loud|live|classical|soiree|evenings?|nights?|country|irish|folk|rock|pop|house|background|trad|traditional|electronic|of|full of|hear|some|real|proper|great|beautiful|local|chamber) )\bmusic\b(?! (museum|festival|is|in|on|from|too|at|not|box|school|video|evening|night|bar|pub)s?\b)/,
    kinds: ['show', 'museum'],
    text: /\b(music|concerts?|opera|oper|philharmon\w*|symphon\w*|orchestras?|musikverein|chamber|mozart|beethoven|strauss|chopin|jazz|fado|flamenco)\b/,
    not: /\b(comedy|musicals?|tours? by day)\b/,
  },
  {
    name: 'opera or ballet',
    hint: PROGRAMME,
    words:
      /\b(opera (performance|evening|night|ticket)s?|(evening|night|performance|tickets?) (at|of|to|for) (the )?opera|an opera|the opera(?! house)|(?<=\b(?:no|loves?|likes?|not|hates?|any) )operas?(?! (?:house|garnier|bastille))|opernabend|oper|ballets?|soiree a l opera|noche de opera)\b/,
    kinds: ['show'],
    text: /\b(opera|ballet|oper|scala|liceu|la fenice|bolshoi)\b/,
  },
  {
    name: 'a classical concert',
    hint: PROGRAMME,
    words:
      /\b(classical (music|(music )?(concert|evening|recital)s?)|klassische\w* (musik|konzert\w*)|(musique|concerts?) classiques?|musica c?lassica|musica clasica|conciertos? clasicos?|concert[io] (di musica )?classic[ai]|philharmon\w*|symphony|orchestra|chamber music|string quartets?|(organ|piano) (concert|recital)s?)\b/,
    kinds: ['show'],
    text: /\b(concertgebouw|philharmon\w*|symphon\w*|orchestras?|chopin|mozart|vivaldi|strauss|musikverein|musiikkitalo|elbphilharmonie|classical|chamber|quartets?|organ|concert hall)\b/,
    not: /\b(jazz|tours? by day)\b/,
  },
  {
    name: 'a concert',
    hint: PROGRAMME,
    words:
      /\b((?<!\b(classical|classical music|organ|piano) )concerts?(?! classiques?)|(?<!\bklassische[snm]? )konzert\w*|conciertos?(?! clasicos?)|concert[io](?! (di musica )?classic)|concertos?)\b/,
    kinds: ['show', 'club'],
    text: /\b(concerts?|concertgebouw|philharmon\w*|symphon\w*|orchestra|chopin|mozart|vivaldi|musikverein|musica|music hall|concert hall|musiikkitalo|elbphilharmonie|jazz|live music)\b/,
  },
  {
    name: 'a musical or a play',
    hint: PROGRAMME,
    words:
      /\b(broadway|west end (shows?|plays?|musicals?)|musicals?|(?<!\b(movie|opera|home|lecture|imax|film|anatomical|amphi|greek|roman|ancient|puppet|shadow|moroni|ball) )theat(re|er)s?(?! (of|district|square|street|royal)\b))\b/,
    kinds: ['show'],
    text: /\b(musicals?|broadway|west end|theat(re|er)|(?<!to )plays?|globe)\b/,
    not: /\b(comedy|jazz)\b/,
  },
  {
    name: 'comedy',
    words:
      /\b(comedy(?! of errors)|comedians?|stand ?up( shows?| nights?)?(?! (for|to|paddle|paddling))|improv(isation)?( shows?| theat(re|er))?)\b/,
    kinds: STAGES,
    text: /\b(comedy|comedians?|stand ?up|improv\w*)\b/,
  },
  {
    name: 'a cabaret or dance show',
    words:
      /\b(cabarets?|burlesque|revues?|moulin rouge|dance shows?|a pena|penas|folk(loric)? dances?|drag shows?|folklore shows?|whirling dervish\w*|kabuki|noh|khon|puppet (show|theat(re|er))s?)\b/,
    kinds: ['show'],
    text: /\b(cabarets?|burlesque|revue|moulin|pena|danc\w*|drag|folklor\w*|dervish\w*|kabuki|noh|khon|puppets?)\b/,
  },
  {
    name: 'ruin bars',
    words: /\bruin (bars?|pubs?)\b/,
    kinds: ['bar', 'club'],
    text: /\bruin\w*\b/,
  },
  {
    name: 'a club night',
    words:
      /\b((?<!\b(jazz|beach|golf|yacht|comedy|book|country|football|tennis|blues|boat) )clubs?(?! (sandwich|med))|club nights?|night ?clubs?|clubbing|(?:somewhere|some ?place|places?|a spot|where) to (?:go )?danc(?:e|ing)|(?:go|going|night of|out) dancing|dance ?floors?|dance (?:the night|all night)|techno|raves?|discos?|discotheque\w*|discotecas?|boliches?|baladas?|boites?|go dancing|(want|like|love) to dance|dancing(?! (lessons?|class\w*|shows?|house|fountains?))|dance all night|tanzen gehen)\b/,
    kinds: ['club'],
  },
  {
    name: 'a pub',
    words:
      /\b(?<!\bgastro )(?<!\b(dinners?|lunch|meals?|suppers?|eat|eating) (in|at) (an? |the )?(\w+ )?)pub\b(?! (dinners?|lunch(es)?|food|meals?|grub|suppers?|crawls?|nights?))/,
    kinds: ['bar'],
    text: /\b(pubs?|inn|ale ?houses?|ales?|real ale)\b/,
  },
  {
    name: 'rooftop bars',
    words:
      /\b(roof ?top (bars?|drinks?|cocktails?|aperitifs?|aperitivos?|sundowners?|beers?|nights?|parties|party)|sky bars?|dachterrasse\w*|(drinks?|cocktails?|sundowners?|aperitivos?) (up )?(on|from) (a |the )?(roof ?top|roof|terrace)s?|(drinks?|cocktails?|sundowners?) (somewhere )?with (a |an )?(\w+ )?views?|bar with (a |an )?(\w+ )?view|azoteas?|toits? terrasses?|terrazz[ae] panoramic\w+)\b/,
    kinds: ['bar'],
    text: /\b(roof\w*|sky|terrace|\d+(st|nd|rd|th) floor|view\w*|high above|above the (city|town|river|bay|harbour|bean|rooftops|lights))\b/,
    tag: 'rooftop',
  },
  {
    name: 'nightlife',
    words: new RegExp(
      String.raw`\b(night ?life|nights? out(?! (?:at|in|under|of|to|on)\b)|bar (hop\w*|crawls?)|pub (crawls?|nights?)|pubs|${BARS}|cocktails?|partying|nachtleben|vie nocturne|faire la fete|vida nocturna|salir de fiesta|vita notturna|vida noturna|stag (do|party|weekend|trip|night)?|hen (do|party|weekend|trip|night)|bachelor(ette)?s?|junggesell\w*|addio al \w+|despedida de solter\w+|evjf|evg)\b`,
    ),
    kinds: ['bar', 'club'],
    isMany: true,
  },
  {
    name: 'beer',
    words:
      /\b(beer (hall|garden)s?|craft beers?|beers?|pints?(?! size)|brewer(y|ies)|bier\w*|birra|cerveza\w*|cerveja\w*)\b/,
    not: /\bsake\b/,
    text: /\b(beers?|brew\w*|\w*brau(haus|keller)?|litre mugs|lager|pilsner|stout|ales?|guinness)\b/,
  },
  {
    name: 'whisky',
    words: /\b(whisk(e)?y|distiller(y|ies)|bourbon)\b/,
    text: /\b(whisk(e)?y|bourbon|malts?|scotch)\b|^(?!.*\b(gin|rum|vodka|brandy|absinthe|tequila|mezcal|liqueurs?|schnapps|cognac|armagnac|calvados|pisco|cachaca|jenever|genever|perfume)\b).*\bdistiller(y|ies)\b/,
  },
];
