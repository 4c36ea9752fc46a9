import { type Canvas, atDistance } from './canvas.ts';
import { mix } from './color.ts';
import {
  archBridge,
  bandedTower,
  clockTower,
  greatWheel,
  ironTower,
  sailHotel,
  setbackTower,
  shells,
  steppedNeedle,
} from './famous-buildings.ts';
import type { Landmark } from './famous-buildings.ts';
import { arena, candleSpires, hangingBridge, ribbedDome } from './famous-domes.ts';
import type { Paint } from './paint.ts';

/** What a city is known by, back to front, and the colours that it wears by day. */
type Sight = { draw: readonly Landmark[]; main: string; pale?: string };

const SIGHTS: readonly (readonly [RegExp, Sight])[] = [
  [/^paris\b/i, { draw: [ironTower], main: '#6b4a35' }],
  [/^tokyo\b/i, { draw: [bandedTower], main: '#c2452a', pale: '#f6efe4' }],
  [/^london\b/i, { draw: [greatWheel, clockTower], main: '#b08a4f' }],
  [/^new york\b/i, { draw: [setbackTower], main: '#dccdb0' }],
  [/^sydney\b/i, { draw: [archBridge, shells], main: '#f8f2e6', pale: '#c9a988' }],
  [/^dubai\b/i, { draw: [sailHotel, steppedNeedle], main: '#a9c3d1', pale: '#f4f1ea' }],
  [/^barcelona\b/i, { draw: [candleSpires], main: '#b98a5c', pale: '#f0d9a8' }],
  [/^rome\b/i, { draw: [arena], main: '#cfa578', pale: '#ecd2a6' }],
  [/^florence\b/i, { draw: [ribbedDome], main: '#b4542f', pale: '#efe3cc' }],
  [/^san francisco\b/i, { draw: [hangingBridge], main: '#c8462a', pale: '#efd9c4' }],
];

/** How much of its own colour a sight keeps: little at night, when lamps draw it. */
const KEPT = { day: 0.86, night: 0.56 };

/** The sight that tells a famous city from others, standing at `x`; nothing for places without one. */
export function drawFamous(canvas: Canvas, x: number): string {
  const sight = SIGHTS.find(([name]) => name.test(canvas.name))?.[1];

  if (!sight) return '';
  const paint = paintOf(canvas, sight);

  return `<g transform="translate(${x} ${canvas.horizon})">${sight.draw.map((draw) => draw(paint)).join('')}</g>`;
}

function paintOf(canvas: Canvas, { main, pale = '#f3e6cf' }: Sight): Paint {
  const { palette } = canvas;
  const kept = palette.stars > 0 ? KEPT.night : KEPT.day;
  const tone = (color: string) => atDistance(canvas, 0.1, mix(palette.ink, color, kept));

  return {
    main: tone(main),
    shade: mix(tone(main), palette.ink, 0.45),
    pale: tone(pale),
    glow: palette.lamp ?? mix(tone(main), palette.ink, 0.62),
    dial: palette.lamp ?? tone('#fff6e0'),
  };
}
