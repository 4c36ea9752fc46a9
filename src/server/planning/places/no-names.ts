import { foldText } from '#server/catalogue/fold-text.ts';
import { loadTransport } from '#server/catalogue/transport.ts';
import { NO_TOWNS } from './name-words.ts';
import { NATIONS } from './nations.ts';
import { once } from '#shared/remember.ts';
import { wordSet } from '#shared/word-set.ts';

/** Words with a capital letter that name nothing to see: families, faiths, money, short forms, brands of travel. */
const PLAIN = wordSet(`
  viajamos viajo vamos somos queremos buscamos reisen fahren voyageons partons viaggiamo andiamo
  midday noon midnight i im ive id ill we air airlines airways unesco michelin airbnb booking expedia tripadvisor uber bolt lyft grab instagram tiktok
  netflix google iphone hilton marriott hyatt ibis accor sheraton radisson novotel mercure westin ritz bnb
  catholic protestant orthodox jewish muslim christian buddhist hindu jain sikh ok usd eur gbp inr jpy chf aud
  cad nzd zar sek nok dkk pln aed sgd mxn brl ars clp wifi tv atm am pm bbq diy lgbt lgbtq lgbtqia vip suv ev dj
  covid mum dad mom mama papa nan nana gran granny grandma grandpa granddad oma opa mamie papi abuela abuelo
  nonna nonno vovo aunt auntie uncle mr mrs ms dr prof sir madam bff bffs hen stag bachelorette bachelor
  airtag interrail eurail eurostar flixbus amtrak thalys tgv ice renfe trenitalia italo sncf deutsche bahn
  pokemon anime manga cosplay marvel pixar lego barbie hobbit franken euros dollars pounds pesos reais rupien kronen forint
  advent oktoberfest christkindlmarkt weihnachtsmarkt marathon ironman bundesliga
  bonjour bonsoir salut hallo servus moin hola buenas ciao buongiorno salve ola bom dia greetings cheers regards grazie danke merci gracias obrigado obrigada
  toussaint pfingsten pfingstferien osterferien herbstferien sommerferien winterferien faschingsferien noel paques ascension ferragosto pasqua semana puente navidad natal paasvakantie meivakantie hemelvaart
  jan feb mar apr jun jul aug sep sept oct nov dec monsoon sabbath shabbat friends
  ptsd adhd autism asd ibs id pin gps xl ceo cto hr phd mba b2b saas ai q1 q2 q3 q4 eta etd tbd tbc fyi asap ps nb fwd fw belated important urgent erw
`);
const CONTINENTS = new Set(['asia', 'africa', 'europe', 'america', 'oceania']);
/** The first names that are given most where people write to us. */
const PEOPLE = wordSet(`
  finn ava maya theo leo ella isla noah mila emma mia jonas felix lukas luca luis zoe lily ruby ivy freya arlo oscar alfie archie
  deniz can emre asha arjun priya anya
  anna ana anne annie emma emily olivia sophia sophie sofia mia mila lena lea leah hannah hanna laura lara julia
  juliet julie maria marie mary marta martha martina monika monica nina nora nadia natalia natalie katie kate
  katherine catherine caroline carolina carla clara claire chloe charlotte camille elena ellen ella elisa lisa
  elizabeth eva eve fatima aisha amina amira priya ananya divya neha pooja mei ling yuki sakura jessica jennifer
  jenny sarah sara susan susanne sabine petra ursula ingrid helen helena ines isabel isabella giulia chiara
  francesca alessia valentina paola lucia luisa rosa teresa beatriz mariana gabriela rachel rebecca becky megan
  linda karen nancy patricia pat tina vera zoe alice amy angela andrea barbara bea ben benjamin tom thomas tim
  john johnny james jack jacob jake josh joshua joe joseph george henry harry william will bill bob robert rob
  richard david dave daniel dan michael mike mark marc marco mario matteo luca lucas luke leo liam noah oliver
  oscar paul paolo peter pedro pablo pierre philip philippe patrick rafael raj rahul ravi sanjay amit arjun omar
  ali ahmed mohamed mohammed hassan ibrahim yusuf chen wei kenji hiroshi takeshi alex alexander andrew andreas
  anton antonio carlos charlie charles chris christian christine christina diego eduardo eric erik ethan felix
  fernando francesco francois frank fritz hans heinz jan jean jens jonas jorge jose juan julian karl klaus lars
  louis luis manuel martin max miguel moritz nick nico nicolas olaf otto ralf roberto sam samuel sebastian simon
  stefan stephan steve steven sven theo uwe victor vincent wolfgang xavier
`);
/** Artists and bands that people travel for; what is called after one is a sight: "casa de Neruda". */
const ARTISTS = wordSet(`
  jane austen dickens kafka hemingway neruda shakespeare tolkien potter goethe schiller dante cervantes lorca pessoa joyce wilde
  mozart beethoven bach vivaldi verdi puccini wagner chopin strauss sinatra elvis beatles abba queen taylor swift coldplay beyonce
  metallica rammstein stones dylan bowie madonna shakira rosalia oasis blackpink bts
  picasso dali gaudi klimt monet rembrandt vermeer caravaggio michelangelo leonardo raphael botticelli rodin aleijadinho niemeyer frida kahlo warhol banksy
`);

/** Whether a folded word is a first name. */
export function isFirstName(key: string): boolean {
  return PEOPLE.has(key);
}

/** Whether a folded word is the name of an artist or a band. */
export function isArtist(key: string): boolean {
  return ARTISTS.has(key);
}

/** Dishes and drinks, which are written with a capital in some languages. */
const FOOD = wordSet(`
  sachertorte apfelstrudel weisswurst bratwurst glühwein gluhwein pizza pasta prosecco champagner champagne
  guinness rioja chianti barolo aperol spritz negroni sangria ouzo raki sake matcha udon bibimbap kimchi pho
  carbonara amatriciana tapas pintxos paella gelato mozzarella burrata risotto ravioli lasagne ossobuco cannoli arancini polenta
  tiramisu espresso cappuccino fondue raclette rosti schnitzel knodel spatzle brezel currywurst kasespatzle moussaka souvlaki gyros meze
  kebab baklava falafel hummus shawarma couscous tajine tagine harira ramen sushi tempura okonomiyaki takoyaki yakitori izakaya soba
  bulgogi tteokbokki banh mi bun cha laksa satay rendang roti naan thali samosa empanadas asado parrilla feijoada caipirinha moqueca
  tortillas mole churrasco poutine gumbo jambalaya po boy clam chowder bagel brisket barbecue jerk burger haggis pierogi goulash gulasch
  langos borscht khinkali khachapuri smorrebrod gravlax fado flamenco tango cremant cider calvados cognac grappa limoncello sherry port madeira
  vermouth vermut vermuts hygge kaiseki omakase izakayas yuba kappo parrillada pad curry biryani dosa chai ceviche pisco tacos mezcal tequila pastel nata pasteis bacalhau croissant
`);

/** Whether a folded word with a capital letter is no name that a plan could be made of. */
export function namesNobodysGoal(key: string): boolean {
  return (
    PLAIN.has(key) ||
    isContinent(key) ||
    NATIONS.has(key) ||
    PEOPLE.has(key) ||
    FOOD.has(key) ||
    NO_TOWNS.test(key) ||
    airlines().has(key)
  );
}

/** A continent by its English name, folded. */
export function isContinent(key: string): boolean {
  return CONTINENTS.has(key);
}

const airlines = once(
  () =>
    new Set(
      loadTransport().airlines.flatMap(({ name }) => {
        const folded = foldText(name);

        return [folded, ...folded.split(' ').filter((word) => word.length > 5)];
      }),
    ),
);
