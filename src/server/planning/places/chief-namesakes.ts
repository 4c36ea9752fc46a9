/** Names of several towns that travellers use for one of them alone, by its country. */
const CHIEF =
  'valencia ES, granada ES, toledo ES, salamanca ES, segovia ES, cadiz ES, guadalajara MX, ' +
  'manchester GB, birmingham GB, oxford GB, bath GB, york GB, brighton GB, ' +
  'plymouth GB, canterbury GB, windsor GB, bristol GB, liverpool GB, glasgow GB, inverness GB, ' +
  'aberdeen GB, dundee GB, cardiff GB, dover GB, chester GB, stratford upon avon GB, boston US, ' +
  'houston US, dallas US, austin US, denver US, memphis US, nashville US, phoenix US, charleston US, ' +
  'savannah US, san diego US, san antonio US, sacramento US, orlando US, las vegas US, santa fe US, ' +
  'santa barbara US, alexandria EG, athens GR, rome IT, naples IT, venice IT, florence IT, verona IT, ' +
  'milan IT, genoa IT, siena IT, parma IT, lucca IT, pisa IT, palermo IT, turin IT, paris FR, nancy FR, ' +
  'tours FR, orleans FR, avignon FR, colmar FR, nice FR, berlin DE, hamburg DE, dresden DE, hanover DE, ' +
  'frankfurt DE, heidelberg DE, rothenburg DE, bamberg DE, vienna AT, salzburg AT, geneva CH, lucerne CH, ' +
  'bern CH, dublin IE, cork IE, galway IE, limerick IE, lisbon PT, porto PT, odessa UA, moscow RU, ' +
  'st petersburg RU, saint petersburg RU, warsaw PL, cracow PL, delhi IN, hyderabad IN, goa IN, perth AU, ' +
  'sydney AU, melbourne AU, wellington NZ, queenstown NZ, christchurch NZ, halifax CA, vancouver CA, ' +
  'toronto CA, quebec CA, santo domingo DO, la paz BO, sucre BO, lima PE, ' +
  'salvador BR, petra JO, luxor EG, split HR, male MV, bruges BE, ghent BE, leuven BE, ' +
  'panama PA, bali ID, monterrey MX, puebla MX, oaxaca MX, cancun MX, acapulco MX, montreal CA, ' +
  'los angeles US, san francisco US, philadelphia US, washington US, seattle US, miami US, chicago US, ' +
  'new orleans US, new york US, honolulu US, havana CU, bari IT, ravenna IT, como IT, modena IT, ' +
  'kos GR, rhodes GR, corfu GR, sparta GR, delphi GR, olympia GR, antalya TR, izmir TR, troy TR, ' +
  'bayeux FR, gordes FR, bayonne FR, obidos PT, nazare PT, pinhao PT, comillas ES, horta PT, matala GR, ' +
  'st ives GB, saint ives GB, padstow GB, keswick GB, grasmere GB, rye GB, tobermory GB, glencoe GB, iona GB, ' +
  'st andrews GB, saint andrews GB, westport IE, middelburg NL, valkenburg NL, binz DE, heringsdorf DE, ' +
  'oban GB, ambleside GB, olympia GR, kemer TR, sanur ID, amed ID, kusatsu JP, picton NZ, coromandel NZ, ' +
  'trancoso BR, alter do chao BR, providencia CO, puerto escondido MX, tamarindo CR, jasper CA, nelson NZ, ' +
  'lom NO, bol HR, salina IT, san teodoro IT, reine NO, ella LK, paje TZ, aguas calientes PE, kep KH, ' +
  'tangier MA, meknes MA, tunis TN, carthage TN, nara JP, nikko JP, kobe JP, hakone JP, yoshino JP, ' +
  'dunedin NZ, derry GB, portsmouth GB, shrewsbury GB, hastings GB, waterford IE, brest FR, pamplona ES, ' +
  'pontevedra ES, madison US, columbus US, st louis US';

export const CHIEF_NAMESAKES: ReadonlyMap<string, string> = new Map(
  CHIEF.split(', ').map((entry) => [entry.slice(0, -3), entry.slice(-2)]),
);

/**
 * Names of places that travellers go to equally, however many people live there: two cities, a country and a state, an
 * island and many villages. Only what stands beside such a name tells which one is meant.
 */
const EQUAL =
  'portland, cambridge, durham, san juan, georgia, saint martin, st martin, sankt martin, saint pierre, st pierre, ' +
  'saint george, st george, st georges, saint jean, saint laurent, san ignacio, cartagena, kingston, congo, guadalupe, tripoli, lagos, antigua, santiago, santa elena, merida, syracuse';

export const EQUAL_NAMESAKES: ReadonlySet<string> = new Set(EQUAL.split(', '));

/** Names that are mostly the first part of a longer one. */
export function isBegun(key: string): boolean {
  return /^(villefranche|vila nova|villanova|villeneuve|neustadt|neuville|castelnuovo|castiglione)$/.test(
    key,
  );
}
