import { hashText, seededRandom } from '../seeded-random.ts';
import type { Canvas } from './canvas.ts';
import { HEIGHT, WIDTH } from './canvas.ts';
import { drawFjord, drawHills, drawIsland, drawMountains, drawVolcano } from './far-land.ts';
import {
  drawBeach, drawBoats, drawBridge, drawCanal, drawDunes, drawGround, drawRiverBanks, drawSavanna, drawVineyard, drawWater,
} from './foreground.ts';
import { drawCastle, drawMosque, drawPyramids, drawRuins, drawTemple } from './landmarks.ts';
import { drawBirds, drawPalms, drawPines } from './near.ts';
import { paletteFor, seasonOf } from './palette.ts';
import type { Scene } from './scene-for.ts';
import type { SceneKind } from './scene-kinds.ts';
import { drawCity, drawOldTown, drawSkyline, WHOLE_WIDTH, windowPatterns } from './settlement.ts';
import { drawNorthernLights, drawSky } from './sky.ts';

type Has = (...kinds: SceneKind[]) => boolean;

/**
 * A picture of a place, 1600 by 900, as SVG text of a few kilobytes: its sky by latitude and season,
 * its land by what it is. The same each time for the same place, different between places.
 */
export function scenePicture(scene: Scene): string {
  const canvas = prepare(scene);
  const has: Has = (...kinds) => kinds.some((kind) => scene.scene.includes(kind));
  const standing = drawFar(canvas, has) + drawStanding(canvas, has);

  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">`,
    drawSky(canvas),
    has('skyline', 'city', 'old-town') ? windowPatterns(canvas) : '',
    has('northern-lights') ? drawNorthernLights(canvas) : '',
    `<g id="t">${standing}</g>`,
    drawForeground(canvas, has),
    drawNear(canvas, has),
    '</svg>',
  ].join('');
}

function prepare(scene: Scene): Canvas {
  const random = seededRandom(hashText(scene.id));
  const season = seasonOf(scene.lat, scene.month);
  const palette = paletteFor(scene, random);
  const isSnowy = scene.scene.includes('snow') || (season === 'winter' && Math.abs(scene.lat) > 48);
  const lightX = random() < 0.5 ? 300 + Math.round(random() * 260) : 1040 + Math.round(random() * 260);

  return { random, palette, horizon: 540 + Math.round(random() * 60), lightX, isSnowy, lat: scene.lat, name: scene.name };
}

/** What lies behind everything: ranges, cones, islands, or soft hills where nothing else does. */
function drawFar(canvas: Canvas, has: Has): string {
  if (has('fjord')) return drawFjord(canvas);
  const parts = [
    has('mountains', 'snow', 'lake') && !has('volcano') ? drawMountains(canvas) : '',
    has('volcano') ? drawVolcano(canvas) : '',
    has('island') && !has('skyline') ? drawIsland(canvas) : '',
  ].join('');

  return parts || (has('sea', 'beach', 'desert', 'savanna', 'skyline') ? '' : drawHills(canvas));
}

/** What people built, the greatest of it opposite the light. */
function drawStanding(canvas: Canvas, has: Has): string {
  const landmark = canvas.lightX < 800 ? 1080 : 520;
  const wild = has('mountains', 'beach', 'forest', 'desert', 'island');
  const span = wild ? (canvas.lightX < 800 ? { from: 700, to: 1620 } : { from: -20, to: 900 }) : WHOLE_WIDTH;

  return [
    has('skyline') ? drawSkyline(canvas, span) : '',
    has('city') && !has('skyline') ? drawCity(canvas, span) : '',
    has('castle') ? drawCastle(canvas, landmark) : '',
    has('ruins') ? drawRuins(canvas, has('temple', 'castle', 'mosque') ? 1600 - landmark : landmark) : '',
    has('old-town') && !has('canal') ? drawOldTown(canvas, has('city', 'skyline') ? { from: 0, to: 1600 } : span) : '',
    has('mosque') ? drawMosque(canvas, landmark) : '',
    has('temple') ? drawTemple(canvas, landmark) : '',
    has('pyramid') ? drawPyramids(canvas, landmark - 60) : '',
  ].join('');
}

/** What lies before us: water, sand, vines, grass. */
function drawForeground(canvas: Canvas, has: Has): string {
  if (has('canal')) return drawCanal(canvas) + drawBoats(canvas, 'row');
  if (has('desert', 'pyramid') && !has('sea', 'beach', 'river')) return drawDunes(canvas);
  if (has('savanna')) return drawSavanna(canvas);
  const water = has('sea', 'beach', 'river', 'lake', 'fjord', 'island');

  return [
    water ? drawWater(canvas) : drawGround(canvas),
    has('river') && has('city', 'old-town', 'castle') ? drawBridge(canvas) : '',
    has('sea', 'island') ? drawBoats(canvas, 'sail') : '',
    has('lake', 'river') && !has('sea') ? drawBoats(canvas, 'row') : '',
    has('river') ? drawRiverBanks(canvas) : '',
    has('beach') ? drawBeach(canvas) : '',
    has('vineyard') ? drawVineyard(canvas) : '',
  ].join('');
}

function drawNear(canvas: Canvas, has: Has): string {
  return [
    has('forest') || (has('lake', 'fjord') && !has('palms')) ? drawPines(canvas, has('lake', 'fjord', 'river', 'sea', 'beach', 'island', 'canal')) : '',
    has('palms') ? drawPalms(canvas) : '',
    canvas.palette.stars < 50 ? drawBirds(canvas) : '',
  ].join('');
}
