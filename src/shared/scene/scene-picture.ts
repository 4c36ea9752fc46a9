import { fnv1a, seededRandom } from '../seeded.ts';
import { type Canvas, HEIGHT, WIDTH } from './canvas.ts';
import { drawFjord, drawHills, drawIsland, drawMountains, drawVolcano } from './far-land.ts';
import {
  drawBeach,
  drawBoats,
  drawBridge,
  drawCanal,
  drawDunes,
  drawGround,
  drawRiverBanks,
  drawSavanna,
  drawVineyard,
  drawWater,
} from './foreground.ts';
import { drawCastle, drawMosque, drawPyramids, drawRuins, drawTemple } from './landmarks.ts';
import { drawBirds, drawPalms, drawPines } from './near.ts';
import { paletteFor, seasonOf } from './palette.ts';
import { drawFamous } from './famous.ts';
import type { Scene } from './scene-for.ts';
import type { SceneKind } from './scene-kinds.ts';
import { drawCity, drawOldTown, drawSkyline, WHOLE_WIDTH, windowPatterns } from './settlement.ts';
import { drawNorthernLights, drawSky } from './sky.ts';

type Site = {
  canvas: Canvas;
  has: (...kinds: SceneKind[]) => boolean;
  /** Where the greatest building stands: opposite the light. */
  landmark: number;
  /** How far houses reach: only to the middle where nature has the other half. */
  span: { from: number; to: number };
};

/** A part of the picture: drawn where the place is one of `of` and none of `not`. */
type Layer = {
  of: readonly SceneKind[];
  not?: readonly SceneKind[];
  draw: (site: Site) => string;
};

/** What lies behind everything. Soft hills stand in where nothing else does. */
const FAR: readonly Layer[] = [
  { of: ['fjord'], draw: ({ canvas }) => drawFjord(canvas) },
  {
    of: ['mountains', 'snow', 'lake'],
    not: ['volcano', 'fjord'],
    draw: ({ canvas }) => drawMountains(canvas),
  },
  { of: ['volcano'], not: ['fjord'], draw: ({ canvas }) => drawVolcano(canvas) },
  { of: ['island'], not: ['skyline', 'fjord'], draw: ({ canvas }) => drawIsland(canvas) },
];
/** Places whose horizon is flat and open. */
const OPEN_LAND: readonly SceneKind[] = ['sea', 'beach', 'desert', 'savanna', 'skyline'];

/** What people built. */
const STANDING: readonly Layer[] = [
  { of: ['skyline'], draw: ({ canvas, span }) => drawSkyline(canvas, span) },
  { of: ['city'], not: ['skyline'], draw: ({ canvas, span }) => drawCity(canvas, span) },
  { of: ['castle'], draw: ({ canvas, landmark }) => drawCastle(canvas, landmark) },
  {
    of: ['ruins'],
    draw: ({ canvas, has, landmark }) =>
      drawRuins(canvas, has('temple', 'castle', 'mosque') ? WIDTH - landmark : landmark),
  },
  {
    of: ['old-town'],
    not: ['canal'],
    draw: ({ canvas, has, span }) =>
      drawOldTown(canvas, has('city', 'skyline') ? WHOLE_WIDTH : span),
  },
  { of: ['mosque'], draw: ({ canvas, landmark }) => drawMosque(canvas, landmark) },
  { of: ['temple'], draw: ({ canvas, landmark }) => drawTemple(canvas, landmark) },
  { of: ['pyramid'], draw: ({ canvas, landmark }) => drawPyramids(canvas, landmark - 60) },
];

const WATERS: readonly SceneKind[] = ['sea', 'beach', 'river', 'lake', 'fjord', 'island'];
const BUILT: readonly SceneKind[] = ['city', 'skyline', 'old-town', 'castle'];

/** What lies before us, where neither canal nor sand nor grass takes the whole of it. */
const BEFORE: readonly Layer[] = [
  { of: WATERS, draw: ({ canvas }) => drawWater(canvas) },
  { of: ['river'], draw: ({ canvas, has }) => (has(...BUILT) ? drawBridge(canvas) : '') },
  { of: ['sea', 'island'], draw: ({ canvas }) => drawBoats(canvas, 'sail') },
  {
    of: ['lake', 'river'],
    not: ['sea'],
    draw: ({ canvas, has }) => drawBoats(canvas, has(...BUILT) ? 'launch' : 'row'),
  },
  { of: ['river'], draw: ({ canvas }) => drawRiverBanks(canvas) },
  { of: ['beach'], draw: ({ canvas }) => drawBeach(canvas) },
  { of: ['vineyard'], draw: ({ canvas }) => drawVineyard(canvas) },
];

/** What frames the picture. */
const NEAR: readonly Layer[] = [
  { of: ['forest'], draw: ({ canvas, has }) => drawPines(canvas, has(...WATERS, 'canal')) },
  {
    of: ['lake', 'fjord'],
    not: ['palms', 'forest'],
    draw: ({ canvas }) => drawPines(canvas, true),
  },
  { of: ['palms'], draw: ({ canvas }) => drawPalms(canvas) },
];

/**
 * A picture of a place, 1600 by 900, as SVG text of a few kilobytes: its sky by latitude and season,
 * its land by what it is. The same each time for the same place, different between places.
 */
export function scenePicture(scene: Scene): string {
  const site = prepareSite(scene);
  const { canvas, has } = site;
  const far = draw(FAR, site) || (has(...OPEN_LAND) ? '' : drawHills(canvas));

  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">`,
    drawSky(canvas),
    has('skyline', 'city', 'old-town') ? windowPatterns(canvas) : '',
    has('northern-lights') ? drawNorthernLights(canvas) : '',
    `<g id="t">${far}${draw(STANDING, site)}${drawFamous(canvas, famousAt(site))}</g>`,
    drawForeground(site),
    draw(NEAR, site),
    canvas.palette.stars < 50 ? drawBirds(canvas) : '',
    '</svg>',
  ].join('');
}

/** Where the sight of a famous city stands: clear of other great buildings and of palms. */
function famousAt({ has, landmark }: Site): number {
  if (has('temple', 'castle', 'ruins', 'mosque', 'pyramid')) return WIDTH - landmark;
  return has('palms') ? Math.round((landmark + WIDTH / 2) / 2) : landmark;
}

function drawForeground(site: Site): string {
  const { canvas, has } = site;

  if (has('canal')) return drawCanal(canvas) + drawBoats(canvas, 'row');
  if (has('savanna')) return drawSavanna(canvas);
  if (has('desert', 'pyramid') && !has('sea', 'beach', 'river')) return drawDunes(canvas);
  return (has(...WATERS) ? '' : drawGround(canvas)) + draw(BEFORE, site);
}

function draw(layers: readonly Layer[], site: Site): string {
  return layers
    .filter(({ of, not = [] }) => site.has(...of) && !site.has(...not))
    .map((layer) => layer.draw(site))
    .join('');
}

function prepareSite(scene: Scene): Site {
  const canvas = prepare(scene);
  const has: Site['has'] = (...kinds) => kinds.some((kind) => scene.scene.includes(kind));
  const isLightLeft = canvas.lightX < WIDTH / 2;
  const half = isLightLeft ? { from: 700, to: WIDTH + 20 } : { from: -20, to: 900 };

  return {
    canvas,
    has,
    landmark: isLightLeft ? 1080 : 520,
    span: has('mountains', 'beach', 'forest', 'desert', 'island') ? half : WHOLE_WIDTH,
  };
}

function prepare(scene: Scene): Canvas {
  const random = seededRandom(fnv1a(scene.id));
  const season = seasonOf(scene.lat, scene.month);
  const palette = paletteFor(scene, random);
  const isSnowy = scene.scene.includes('snow') || (season === 'winter' && Math.abs(scene.lat) > 48);
  const lightX =
    random() < 0.5 ? 300 + Math.round(random() * 260) : 1040 + Math.round(random() * 260);

  return {
    random,
    palette,
    horizon: 540 + Math.round(random() * 60),
    lightX,
    isSnowy,
    lat: scene.lat,
    name: scene.name,
  };
}
