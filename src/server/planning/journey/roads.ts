import type { Destination } from '#server/catalogue/catalogue.ts';
import { distanceKm } from '#server/catalogue/distance.ts';
import { landmassOf } from '#server/gazetteer/landmass.ts';
import { once, onceFor } from '#shared/remember.ts';
import { wordSet } from '#shared/word-set.ts';

type Spot = readonly [lat: number, lon: number];
type Place = Pick<Destination, 'id' | 'country' | 'lat' | 'lon'>;

/** Countries from which no road leads abroad, on whatever land they lie. */
const CLOSED = wordSet('KR');
/** Islands that the map draws as a part of the land beside them. */
const DRAWN_AS_LAND = wordSet('holbox');
/** Countries whose islands are joined by bridges and tunnels to the land of Europe or Asia, which the map does not show. */
const JOINED_BY_BRIDGES = wordSet('CN DK HK KR NO SE');
/** Their islands that are not: Jeju, Ulleungdo, Hainan, Bornholm, Gotland and Spitsbergen. */
const WITHOUT_BRIDGE: readonly Spot[] = [
  [33.4, 126.5],
  [37.5, 130.87],
  [20.03, 110.35],
  [55.15, 14.9],
  [57.63, 18.3],
  [78.2, 15.6],
];
const EUROPE: Spot = [52.5, 13.4];
const AMERICA: Spot = [39, -95];
const HONSHU: Spot = [35.7, 139.7];
/** Islands elsewhere that bridges, tunnels and dams join to the land beside them. */
const BRIDGED: readonly (readonly [mainland: Spot, ...islands: Spot[]])[] = [
  // Kyushu and Shikoku
  [HONSHU, [33.6, 130.4], [33.84, 132.77]],
  // Skye and Anglesey
  [
    [52.5, -1.5],
    [57.3, -6.2],
    [53.27, -4.3],
  ],
  // Montréal with Laval, New York, Staten and Long Island, Mount Desert, the Florida Keys, Galveston, Whidbey, Prince
  // Edward Island, Cape Breton and Florianópolis
  [
    AMERICA,
    [45.52, -73.57],
    [45.58, -73.7],
    [40.75, -72.9],
    [40.58, -74.15],
    [44.38, -68.21],
    [24.57, -81.75],
    [25.1, -80.44],
    [29.3, -94.8],
    [48.2, -122.7],
    [46.24, -63.13],
    [46.14, -60.19],
    [-27.6, -48.52],
  ],
  // Rügen, Krk, Lefkada, Djerba, Bahrain, Abu Dhabi, Phuket, Koh Lanta, Penang and Singapore
  [
    EUROPE,
    [54.42, 13.43],
    [45.07, 14.6],
    [38.83, 20.7],
    [33.8, 10.9],
    [26.2, 50.55],
    [24.45, 54.38],
    [7.88, 98.39],
    [7.58, 99.04],
    [5.41, 100.33],
    [1.29, 103.85],
  ],
  // Phillip Island
  [
    [-37.8, 145],
    [-38.48, 145.24],
  ],
];
/**
 * Lines down the middle of seas, and one through the forest of Darién: between two places of one land on either side no
 * road leads that one would drive.
 */
const MIDDLES: readonly (readonly Spot[])[] = [
  // the Adriatic and the Ionian Sea
  [
    [44.2, 13.9],
    [43.5, 14.8],
    [42.3, 17],
    [40.9, 18.7],
    [37.5, 19.5],
    [34, 20],
  ],
  // from the Atlantic through the strait of Gibraltar to Sicily
  [
    [35.95, -12],
    [35.95, -5.3],
    [36, -2],
    [37.2, 0],
    [37.6, 5],
    [37.9, 10],
    [35, 15],
    [34, 20],
    [33.5, 30],
  ],
  // the Gulf of Bothnia and the Baltic Sea, and the Gulf of Finland
  [
    [65.3, 23],
    [63.3, 20.5],
    [60.2, 19],
    [58.5, 20],
    [56, 18.5],
    [55.3, 16.5],
    [54.9, 14.2],
  ],
  [
    [60.2, 19],
    [59.9, 22.5],
    [59.95, 26.5],
  ],
  // the Red Sea
  [
    [29.5, 32.6],
    [27.6, 34.05],
    [24, 36.5],
    [20, 38.5],
    [12.6, 43.3],
  ],
  // the Gulf of California
  [
    [31.3, -114.3],
    [28, -111.8],
    [24.5, -109.2],
    [21, -108.3],
  ],
  // Darién
  [
    [12, -77],
    [7, -78.2],
  ],
];

/** Further than this a straight line tells nothing of the way by land. */
const MOST_ACROSS_KM = 900;

/** Whether one can drive from one place to the other without a ship. */
export function hasRoad(from: Place, to: Place): boolean {
  if (from.country !== to.country && [from, to].some(({ country }) => CLOSED.has(country)))
    return false;
  const [here, there] = [landOf(from), landOf(to)];

  return from.id === to.id || (here !== undefined && here === there && !isAcrossWater(from, to));
}

/** The piece of land of a place, with all that bridges join to it; undefined on an island of its own. */
function landOf(place: Place): number | undefined {
  return landsOf(place)[0];
}

/** None or one. */
const landsOf = onceFor((place: Place): readonly number[] => {
  const land = landmassOf(place);

  if (land === undefined || DRAWN_AS_LAND.has(place.id)) return [];
  if (JOINED_BY_BRIDGES.has(place.country) && !withoutBridge().has(land)) return lands(EUROPE);
  return [bridged().get(land) ?? land];
});

const withoutBridge = once(() => new Set(WITHOUT_BRIDGE.flatMap(lands)));

/** The land that an island is joined to, by the numbers of both. */
const bridged = once(
  () =>
    new Map(
      BRIDGED.flatMap(([mainland, ...islands]) =>
        islands.flatMap((island) =>
          lands(island).flatMap((own) =>
            lands(mainland).map((other): [number, number] => [own, other]),
          ),
        ),
      ),
    ),
);

function lands([lat, lon]: Spot): number[] {
  const land = landmassOf({ lat, lon });

  return land === undefined ? [] : [land];
}

function isAcrossWater(from: Place, to: Place): boolean {
  return distanceKm(from, to) <= MOST_ACROSS_KM && MIDDLES.some((line) => crosses(from, to, line));
}

/** Whether the straight line between two places crosses a line of several parts. */
function crosses(from: Place, to: Place, line: readonly Spot[]): boolean {
  const ends: readonly [Spot, Spot] = [
    [from.lat, from.lon],
    [to.lat, to.lon],
  ];

  return line.slice(1).some((next, at) => {
    const part: readonly [Spot, Spot] = [line[at] ?? next, next];

    return areOnEitherSide(ends, part) && areOnEitherSide(part, ends);
  });
}

/** Whether two points lie on different sides of the line through two others. */
function areOnEitherSide(
  [one, other]: readonly [Spot, Spot],
  [a, b]: readonly [Spot, Spot],
): boolean {
  const side = ([lat, lon]: Spot) =>
    Math.sign((b[0] - a[0]) * (lon - a[1]) - (b[1] - a[1]) * (lat - a[0]));

  return side(one) !== side(other);
}
