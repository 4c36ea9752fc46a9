import { type ThemeRow, themesOf } from './theme.ts';

/**
 * Worlds of books, films, bands and their makers that people travel for: the name, how notes write it and how the
 * entries of places do, folded. Names that are ordinary words or first names too are asked for with what they are.
 */
const WORLDS: readonly ThemeRow[] = [
  [
    'Harry Potter',
    /\b(harry potter|hogwarts|wizarding world|diagon alley|potter ?heads?|j ?k rowling)\b/,
    /\b(harry potter|hogwarts|wizarding world|potter s)\b/,
  ],
  ['Game of Thrones', /\b(game of thrones|house of the dragon|westeros|king s landing)\b/],
  ['the Beatles', /\b(beatles|john lennon|paul mccartney)\b/],
  ['Studio Ghibli', /\b(ghibli|miyazaki|totoro|spirited away)\b/],
  [
    'The Lord of the Rings',
    /\b(lord of the rings|lotr|tolkien|hobbits?|hobbiton|middle earth)\b/,
    /\b(lord of the rings|tolkien|hobbits?|hobbiton|middle earth|weta|rivendell)\b/,
  ],
  ['James Bond', /\b(james bond|007|bond (films?|movies?))\b/],
  ['Sherlock Holmes', /\b(sherlock( holmes)?|conan doyle)\b/],
  ['The Sound of Music', /\b((the )?sound of music|von trapps?)\b/],
  [
    'Amélie',
    /\b(amelie (poulain|film|movie|locations?|fans?|places)|(film|movie) amelie|(fabuleux destin|fabulous destiny) d ?amelie)\b/,
    /\bamelie\b/,
  ],
  ['Star Wars', /\b(star wars|tatooine|jedi|naboo)\b/, /\bstar wars\b/],
  ['Kafka', /\bkafkas?\b/],
  ['Mozart', /\bmozarts?\b/],
  [
    'The Da Vinci Code',
    /\b(da vinci code|angels (and|&) demons|dan brown)\b/,
    /\b(da vinci code|angels (and )?demons)\b/,
  ],
  ['Outlander', /\boutlander\b/, /\b(outlander|culloden|clava)\b/],
  ['Jane Austen', /\b(jane austen|pride and prejudice|mr darcy)\b/, /\bausten\b/],
  ['Bridgerton', /\bbridgerton\b/],
  [
    'Shakespeare',
    /\b(shakespeares?|romeo (and|&) juliet)\b/,
    /\b(shakespeare|juliets?|romeo|the bard|hamlet)\b/,
  ],
  ['Don Quixote', /\b(don qui(x|j)ote|cervantes)\b/],
  ['James Joyce', /\b(james joyce|leopold bloom|bloomsday)\b/, /\b(joyce|ulysses|bloomsday)\b/],
  ['Charles Dickens', /\b(charles dickens|dickens|oliver twist)\b/, /\bdickens\b/],
  ['Hemingway', /\bhemingways?\b/],
  [
    'Alice in Wonderland',
    /\b(alice (in|s) (wonderland|adventures)|lewis carroll|mad hatter)\b/,
    /\b(alice|lewis carroll)\b/,
  ],
  ['Narnia', /\b(narnia|c ?s lewis)\b/],
  [
    'Hans Christian Andersen',
    /\b(hans christian andersen|andersen s (tales|fairy tales))\b/,
    /\b(andersen|little mermaid)\b/,
  ],
  [
    'Pippi and Astrid Lindgren',
    /\b(pippi|astrid lindgren|junibacken)\b/,
    /\b(pippi|lindgren|junibacken)\b/,
  ],
  [
    'Tintin and comics',
    /\b(tintin|herge|asterix|smurfs?|comic (strips?|books?|art))\b/,
    /\b(tintin|herge|asterix|smurfs|comics?)\b/,
  ],
  [
    'Bach',
    /\b((johann sebastian|j s) bach|bach (museum|motets?|cantatas?|music|fans?|lovers?))\b/,
    /\bbach\b/,
  ],
  ['Beethoven', /\bbeethovens?\b/],
  ['Chopin', /\bchopins?\b/],
  ['ABBA', /\b(abba|mamma mia)\b/],
  ['Elvis', /\b(elvis( presley)?|graceland)\b/],
  ['Queen and Freddie Mercury', /\bfreddie mercury\b/],
  ['Emily in Paris', /\bemily in paris\b/],
  [
    'Friends',
    /\b(friends (fans?|series|sitcom|apartment|building|locations)|(series|sitcom|show) friends|central perk)\b/,
    /\bseries friends\b/,
  ],
  ['Sex and the City', /\b(sex and the city|carrie bradshaw)\b/],
  ['Ghostbusters', /\bghostbusters\b/],
  ['Home Alone', /\bhome alone\b/],
  [
    'Roman Holiday',
    /\broman holiday (film|movie|with|places|locations)|(film|movie) roman holiday|audrey hepburn\b/,
    /\broman holiday\b/,
  ],
  [
    'Your Name',
    /\b(kimi no na wa|(film|movie|anime) your name|makoto shinkai)\b/,
    /\bkimi no na wa\b/,
  ],
  ['The Third Man', /\bthe third man\b/],
  ['the Titanic', /\btitanic\b/],
];

/** A world is seen in several places: its chief one, and the small ones on the way. */
export const WORLD_THEMES = themesOf(WORLDS, { isMany: true, isReason: true });
