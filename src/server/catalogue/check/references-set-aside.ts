/** Why a reference point further than 300 m from ours is not the point to go to. */
type Verdict =
  /** The table's point lies where the place is not. */
  | 'elsewhere'
  /** A beach, bridge, street or trail: ours is where people begin. */
  | 'long'
  /** A park, old town or site: ours is its entrance. */
  | 'wide'
  | `other: ${string}`;

/**
 * Reference points that were looked at one by one and set aside, by destination and place. The comparison prints its
 * figures with and without them; a place that strays later shows up in both.
 */
export const REFERENCES_SET_ASIDE: Readonly<Record<string, Verdict>> = {
  'adelaide/adelaide-central-market': 'elsewhere',
  'amman/jordan-museum': 'elsewhere',
  'auckland/eden-park': 'elsewhere',
  'beijing/national-museum-of-china': 'other: the National Art Museum',
  'berlin/east-side-gallery': 'long',
  'brisbane/mount-coot-tha-lookout': 'wide',
  'budapest/house-of-terror': 'elsewhere',
  'busan/songjeong-beach': 'other: Songdo',
  'cairo/museum-of-islamic-art': 'elsewhere',
  'cape-town/groot-constantia': 'elsewhere',
  'chiang-mai/thai-farm-cooking-school': 'other: its office in town',
  'chicago/chicago-riverwalk': 'elsewhere',
  'edinburgh/holyroodhouse': 'other: the Scottish Parliament',
  'george-town/batu-ferringhi-beach': 'long',
  'hoi-an/hoi-an-ancient-town': 'wide',
  'lisbon/gulbenkian-museum': 'elsewhere',
  'london/kew-gardens': 'wide',
  'los-angeles/universal-studios': 'wide',
  'luxor/colossi-of-memnon': 'elsewhere',
  'malaga/malaga-cathedral': 'elsewhere',
  'malaga/caminito-del-rey': 'long',
  'miami/perez-art-museum': 'other: its former house',
  'mumbai/elephanta-caves': 'wide',
  'mykonos/agios-sostis': 'elsewhere',
  'nairobi/nairobi-national-park': 'other: the city centre',
  'nice/promenade-des-anglais': 'long',
  'reykjavik/blue-lagoon': 'wide',
  'rome/palazzo-altemps': 'elsewhere',
  'rotorua/kuirau-park': 'wide',
  'san-francisco/golden-gate-bridge': 'long',
  'san-jose/jade-museum': 'other: its former house',
  'santorini/archaeological-museum-of-thera': 'elsewhere',
  'seoul/national-museum-of-korea': 'elsewhere',
  'siem-reap/angkor-national-museum': 'elsewhere',
  'singapore/national-museum-of-singapore': 'elsewhere',
  'toronto/toronto-islands': 'other: the mainland',
  'ushuaia/tierra-del-fuego-national-park': 'wide',
  'vancouver/vancouver-aquarium': 'elsewhere',
  'wellington/wellington-zoo': 'elsewhere',
  'zanzibar/nungwi-beach': 'long',
};
