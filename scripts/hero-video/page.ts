import { drawHero, HEIGHT, WIDTH } from './hero-scene.ts';

const canvas = document.body.appendChild(document.createElement('canvas'));

canvas.width = WIDTH;
canvas.height = HEIGHT;
const context = canvas.getContext('2d');

/** The frame at a point of the loop, as base64 of its PNG. The renderer calls it from outside the page. */
function frame(turn: number): string {
  if (!context) throw new Error('No canvas');
  drawHero(context, turn);
  return canvas.toDataURL('image/png').slice('data:image/png;base64,'.length);
}

Object.assign(window, { frame });
