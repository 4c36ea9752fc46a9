import { fnv1a } from '../seeded.ts';

const MAX_KEYWORDS = 4;
const MIN_KEYWORD_LENGTH = 3;
/** The placeholder service's picture numbers that may be asked for. */
const PLACEHOLDER_IDS = { from: 100, to: 999 } as const;
const NO_KEYWORDS = new Set(['and', 'the', 'with', 'from', 'near', 'over', 'for']);

/** At most four keywords of three or more letters, in the order in which they stand in the text. */
export function imageKeywords(text: string): string[] {
  const words = text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= MIN_KEYWORD_LENGTH && !NO_KEYWORDS.has(word));

  return [...new Set(words)].slice(0, MAX_KEYWORDS);
}

/** The address of a stock photo of what the text names first; undefined when none shows it. */
export function stockPhoto(text: string, width = 1600): string | undefined {
  const keywords = imageKeywords(text);
  const phrase = keywords.join(' ');
  const subject =
    keywords.find((keyword) => Object.hasOwn(STOCK_PHOTOS, keyword)) ??
    Object.keys(STOCK_PHOTOS).find(
      (name) => name.includes(' ') && phrase.includes(imageKeywords(name).join(' ')),
    );
  const photos = subject === undefined ? undefined : STOCK_PHOTOS[subject];
  const photo = photos?.[fnv1a(text) % photos.length];

  return (
    photo &&
    `https://images.unsplash.com/photo-${photo}?auto=format&fit=crop&w=${width}&h=${heightOf(width)}&q=80`
  );
}

/** The address of a placeholder photo, the same each time for the same text. */
export function placeholderPhoto(text: string, width = 1600): string {
  const count = PLACEHOLDER_IDS.to - PLACEHOLDER_IDS.from + 1;

  return `https://picsum.photos/id/${PLACEHOLDER_IDS.from + (fnv1a(text) % count)}/${width}/${heightOf(width)}`;
}

/** Pictures are 16 by 9. */
function heightOf(width: number): number {
  return Math.round((width * 9) / 16);
}

/** Photo numbers at images.unsplash.com by what they show; each was seen before it was listed. */
const STOCK_PHOTOS: Readonly<Record<string, readonly string[]>> = {
  agra: ['1524492412937-b28074a5d7da', '1564507592333-c60657eea523'],
  airplane: ['1436491865332-7a61a109cc05'],
  amsterdam: ['1534203137048-137aa03c692e', '1556654953-2205826b17a2'],
  athens: ['1664111943859-fb9637c97723'],
  bali: [
    '1537996194471-e657df975ab4',
    '1555400038-63f5ba517a47',
    '1581032841303-0ba9e894ebc3',
    '1613278435217-de4e5a91a4ee',
  ],
  bangkok: ['1546945344-e830559a0601'],
  barcelona: [
    '1583422409516-2895a77efded',
    '1653677903266-1d814985b3cc',
    '1662494501848-113e87d90cdd',
  ],
  budapest: ['1523649943785-3ea395fefd8e'],
  'buenos aires': ['1580414225001-a2496caf3453'],
  'cape town': ['1548766255-344f0e8085c4', '1580837119756-563d608dd119'],
  car: ['1565043666747-69f6646db940'],
  coffee: ['1453614512568-c4024d13c247'],
  concert: ['1631061434620-db65394197e2'],
  dubai: ['1512453979798-5ea266f8880c', '1576159470850-494c8b17aca0', '1628155092735-d1146f19cd58'],
  hiking: ['1478145046317-39f10e56b5e9', '1538422314488-83e8e11d298c'],
  'hong kong': [
    '1536599018102-9f803c140fc1',
    '1646062142799-73dd49cf315a',
    '1698416286339-7edbf0922953',
  ],
  hotel: ['1561501900-3701fa6a0864', '1731336478850-6bce7235e320'],
  iceland: [
    '1488415032361-b7e238421f1b',
    '1610123598147-f632aa18b275',
    '1671274503532-563633e07688',
    '1681834418277-b01c30279693',
  ],
  istanbul: ['1524231757912-21f4fe3a7200', '1527838832700-5059252407fa'],
  kyoto: ['1649009792206-d8ddb5e18914'],
  lisbon: ['1536663815808-535e2280d2c2', '1604400555082-b6131dfc4d95'],
  london: ['1513635269975-59663e0ac1ad', '1654271166015-d87ab7097752'],
  'machu picchu': ['1587595431973-160d0d94add1', '1600913248959-c1752bdd05e3'],
  maldives: [
    '1637576308588-6647bf80944d',
    '1682308999971-208126ba75ec',
    '1698726654862-377c0218dfdc',
  ],
  marrakech: [
    '1596750320291-a082a23dcc19',
    '1672753325594-6ed7cd706380',
    '1702057830533-2afff81a57f2',
  ],
  massage: ['1598901986949-f593ff2a31a6'],
  morocco: ['1662009867642-933d25d401fe'],
  'new york': ['1496442226666-8d4d0e62e6e9', '1514565131-fce0801e5785', '1543716091-a840c05249ec'],
  norway: ['1656490246727-a58085b306d2'],
  paris: ['1502602898657-3e91760cbb34', '1686317508857-3b91999d6ec8'],
  phuket: ['1708656705549-14bcdf9b4921'],
  prague: ['1654084747154-0b21cfd57aa0', '1732841020457-80b1e50ebf60'],
  restaurant: ['1532117472055-4d0734b51f31'],
  riga: ['1729705794604-a7226acab62f'],
  'rio de janeiro': ['1483729558449-99ef09a8c325', '1513648197777-861864c16509'],
  rome: ['1555992828-ca4dbe41d294', '1698103182362-51abdc45d008'],
  santorini: ['1570077188670-e3a8d69ac5ff', '1669203408570-4140ee21f211'],
  scotland: ['1589489873423-d1745278a8f4'],
  seoul: ['1628308868241-29539fb51fa9', '1682090369590-c4c82f3cc065', '1724416823399-a4ca50ebfe62'],
  shanghai: ['1627484986972-e544190b8abb'],
  singapore: [
    '1525625293386-3f8f99389edd',
    '1558289675-f8a783516e7b',
    '1727880676753-9ba90268d3ce',
  ],
  spa: ['1554424518-336ec861b705'],
  switzerland: ['1527668752968-14dc70a27c95'],
  sydney: ['1523059623039-a9ed027e7fad'],
  taipei: ['1583889659384-64d9df2347ba'],
  'theme park': ['1502136969935-8d8eef54d77b'],
  tokyo: ['1583915223588-7d88ebf23414', '1679862669461-a3b513673919'],
  vancouver: ['1730661906876-18bfc6e95f2f'],
  venice: ['1514890547357-a9ee288728e0', '1523906834658-6e24ef2386f9'],
  vienna: ['1516550893923-42d28e5677af', '1639512823524-da888c501765'],
  vietnam: ['1585155683190-0e92394ac1ea'],
  vilnius: ['1612769229205-5fc9d18970e2'],
  warsaw: ['1635076603029-14409920fb60'],
  yoga: ['1549576490-b0b4831ef60a'],
};
