import { type Season, seasonAt } from '../season.ts';
import type { Scene } from './scene-for.ts';
import type { SceneKind } from './scene-kinds.ts';

/** The colours of one kind of light. Layers of land blend from `ink` (near) to `haze` (far). */
export type Palette = {
  /** From the top of the sky to the horizon. */
  sky: readonly [string, string, string, string];
  /** Sun or moon, and the light around it. */
  light: string;
  glow: string;
  haze: string;
  ink: string;
  /** Ground near by, and its shade. */
  land: readonly [string, string];
  sand: string;
  /** Water at the horizon and at our feet. */
  water: readonly [string, string];
  /** Windows and lamps; undefined in broad daylight. */
  lamp?: string;
  stars: number;
  /** How high the sun or moon stands: 0 on the horizon, 1 at the top. */
  height: number;
};

const PALETTES = {
  dawn: {
    sky: ['#35598c', '#7f8fb8', '#eeb7a0', '#ffd9a8'],
    light: '#fff1cf',
    glow: '#ffd29b',
    haze: '#e9b3a0',
    ink: '#24344f',
    land: ['#4d6b52', '#31493f'],
    sand: '#e8c9a0',
    water: ['#e8b9a2', '#31597c'],
    lamp: '#ffd98a',
    stars: 0,
    height: 0.1,
  },
  golden: {
    sky: ['#4a86b5', '#8db4c6', '#f3d6a2', '#ffe3a3'],
    light: '#fff6d8',
    glow: '#ffdf96',
    haze: '#efcf9f',
    ink: '#34414a',
    land: ['#7d8a45', '#556337'],
    sand: '#efd29a',
    water: ['#efcf9d', '#2f6f88'],
    stars: 0,
    height: 0.28,
  },
  clear: {
    sky: ['#2f7fc0', '#69aedb', '#bfe0ea', '#f1f0dd'],
    light: '#fffdf0',
    glow: '#ffffff',
    haze: '#c4dde2',
    ink: '#294a5c',
    land: ['#5f9a5b', '#3c7650'],
    sand: '#f3dfb4',
    water: ['#a9d9e2', '#14698d'],
    stars: 0,
    height: 0.62,
  },
  tropical: {
    sky: ['#1f8fb8', '#58bcc9', '#b9e3d4', '#ffe9bd'],
    light: '#fffbe3',
    glow: '#fff1c2',
    haze: '#b5dccc',
    ink: '#12454f',
    land: ['#3f9a68', '#1f6b55'],
    sand: '#fae3b3',
    water: ['#9fe0d3', '#0a7d96'],
    stars: 0,
    height: 0.5,
  },
  sunset: {
    sky: ['#3d2f6b', '#a4507c', '#f2805d', '#ffc46b'],
    light: '#fff0b8',
    glow: '#ffb45e',
    haze: '#e08767',
    ink: '#2b1f47',
    land: ['#5b3f55', '#3a2a49'],
    sand: '#e2a077',
    water: ['#f39a63', '#4a2f66'],
    lamp: '#ffe08f',
    stars: 14,
    height: 0.06,
  },
  mist: {
    sky: ['#7e97a9', '#a5b7bf', '#d3d6cf', '#efe6d3'],
    light: '#fffaf0',
    glow: '#fff4dd',
    haze: '#d5d9d3',
    ink: '#33474f',
    land: ['#66806a', '#465f55'],
    sand: '#ddd2bb',
    water: ['#cfd6d2', '#4d7180'],
    lamp: '#ffe2a0',
    stars: 0,
    height: 0.4,
  },
  blueHour: {
    sky: ['#0b1b3d', '#1f3f70', '#5a78a3', '#d9a68c'],
    light: '#fdf3d8',
    glow: '#f0bd92',
    haze: '#7c8db0',
    ink: '#0d1a33',
    land: ['#26405a', '#162a45'],
    sand: '#8d8596',
    water: ['#8d90ac', '#12284c'],
    lamp: '#ffd27a',
    stars: 60,
    height: 0.05,
  },
  amber: {
    sky: ['#3a78a8', '#96b3b5', '#f2c98c', '#ffd79a'],
    light: '#fff4cf',
    glow: '#ffd98c',
    haze: '#e8b98a',
    ink: '#5a3a2c',
    land: ['#c98a4b', '#96592f'],
    sand: '#eec083',
    water: ['#eac197', '#3b7b86'],
    stars: 0,
    height: 0.2,
  },
  alpine: {
    sky: ['#2a68a8', '#6ea4d2', '#c6d8ea', '#fbe3d9'],
    light: '#fffdf5',
    glow: '#fff0e2',
    haze: '#c9d5e6',
    ink: '#25405f',
    land: ['#47705f', '#2c5150'],
    sand: '#e6ddcf',
    water: ['#b9d2e2', '#1f5c83'],
    stars: 0,
    height: 0.45,
  },
  polar: {
    sky: ['#040d22', '#0a2140', '#123c58', '#3a6a78'],
    light: '#f2f6ff',
    glow: '#9fc9d2',
    haze: '#2f5b72',
    ink: '#061224',
    land: ['#16324a', '#0c2036'],
    sand: '#3f566c',
    water: ['#2d6272', '#071a33'],
    lamp: '#ffce73',
    stars: 130,
    height: 0.7,
  },
} as const satisfies Record<string, Palette>;

type LightName = keyof typeof PALETTES;

type Facts = { has: (...kinds: SceneKind[]) => boolean; north: number; season: Season };

/** The season at a place; undefined without a month, and near the equator, where there is none. */
export function seasonOf(lat: number, month: number | undefined): Season | undefined {
  return month === undefined || Math.abs(lat) < 18 ? undefined : seasonAt(lat, month);
}

/** The light that a place is drawn in: one of those that suit it, always the same one for the same place. */
export function paletteFor({ scene, lat, month }: Scene, random: () => number): Palette {
  const has = (...kinds: SceneKind[]) => kinds.some((kind) => scene.includes(kind));
  const lights = lightsFor({ has, north: Math.abs(lat), season: seasonOf(lat, month) ?? 'summer' });

  return PALETTES[lights[Math.floor(random() * lights.length)] ?? 'golden'];
}

/** The first rule that fits decides; the last one always does. */
const LIGHT_RULES: readonly { fits: (facts: Facts) => boolean; lights: readonly LightName[] }[] = [
  { fits: ({ has }) => has('northern-lights'), lights: ['polar'] },
  {
    fits: ({ has, north, season }) => season === 'winter' && north > 45 && has('mountains', 'snow'),
    lights: ['alpine', 'blueHour'],
  },
  { fits: ({ north, season }) => season === 'winter' && north > 45, lights: ['blueHour', 'mist'] },
  { fits: ({ has }) => has('desert') && has('skyline'), lights: ['sunset', 'amber', 'blueHour'] },
  { fits: ({ has }) => has('desert', 'pyramid', 'savanna'), lights: ['amber', 'sunset', 'amber'] },
  { fits: ({ has }) => has('snow', 'fjord'), lights: ['alpine', 'alpine', 'dawn', 'mist'] },
  {
    fits: ({ has, north }) => has('palms', 'beach', 'island') && north < 36,
    lights: ['tropical', 'sunset', 'tropical', 'golden'],
  },
  { fits: ({ has }) => has('skyline'), lights: ['blueHour', 'golden', 'dawn', 'sunset'] },
  { fits: ({ north }) => north > 48, lights: ['mist', 'golden', 'dawn', 'blueHour', 'clear'] },
  { fits: ({ season }) => season === 'autumn', lights: ['golden', 'dawn', 'sunset'] },
  { fits: () => true, lights: ['dawn', 'golden', 'clear', 'sunset', 'blueHour'] },
];

function lightsFor(facts: Facts): readonly LightName[] {
  return LIGHT_RULES.find(({ fits }) => fits(facts))?.lights ?? ['golden'];
}
