import { box, shape } from './canvas.ts';
import { type Paint, arches, lines, pair } from './paint.ts';

/** Draws a landmark that stands on 0, 0; up is negative. */
export type Landmark = (paint: Paint) => string;

const LATTICE_LEGS =
  'M-104 6C-76 -60 -46 -116 -36 -170C-24 -240 -10 -330 -4 -430H4C10 -330 24 -240 36 -170C46 -116 76 -60 104 6H62C56 -44 32 -70 0 -70S-56 -44 -62 6z' +
  'M-38 -106H38L25 -150H-25zM-15 -182L0 -300L15 -182z';
const LATTICE_BRACES = pair(
  'M84 -4L66 -26L70 -46L54 -64L56 -84L44 -98M32 -118L30 -140L24 -150M22 -180L15 -214L18 -228L10 -258L13 -276L5 -312L8 -330L3 -360',
);

/** Four legs that lean together, and the platforms between them. */
const latticeTower = (paint: Paint, band: string) =>
  shape(paint.main, LATTICE_LEGS, 'fill-rule="evenodd"') +
  lines(band, LATTICE_BRACES, 3) +
  shape(paint.shade, box(-64, -108, 128, 10) + box(-40, -174, 80, 10) + box(-9, -416, 18, 9)) +
  shape(paint.main, box(-2, -474, 4, 50));

export const ironTower: Landmark = (paint) => latticeTower(paint, paint.glow);

export const bandedTower: Landmark = (paint) =>
  latticeTower(paint, paint.pale) +
  shape(paint.pale, 'M-22 -250H22L17 -286H-17zM-12 -330H12L9 -360H-9z' + box(-30, -208, 60, 26)) +
  shape(paint.shade, box(-30, -200, 60, 7) + box(-10, -348, 20, 5));

export const clockTower: Landmark = (paint) =>
  shape(
    paint.main,
    box(30, -86, 300, 96) +
      box(330, -172, 66, 182) +
      [40, 88, 136, 184, 232, 280].map((at) => `M${at} -84l8 -42 8 42z`).join('') +
      [328, 350, 372, 388].map((at) => `M${at} -170l5 -30 5 30z`).join(''),
  ) +
  shape(
    paint.main,
    `${box(-30, -270, 60, 280)}${box(-38, -342, 76, 74)}M-34 -360h68v20h-68zM-32 -358L-11 -416H11L32 -358z${box(-11, -432, 22, 18)}M-11 -430L0 -478L11 -430z`,
  ) +
  shape(paint.shade, `${box(8, -268, 22, 278)}M0 -478L11 -430V-414L32 -358H8z`) +
  lines(paint.shade, [-18, -6].map((at) => `M${at} -262V4`).join(''), 3) +
  shape(paint.glow, arches([46, 78, 110, 142, 174, 206, 238, 270, 302], -34, [11, 34])) +
  shape(paint.dial, 'M-26 -306a26 26 0 1 1 52 0a26 26 0 1 1 -52 0z') +
  lines(paint.shade, 'M0 -324V-306L11 -299', 5);

/** The great wheel by the river, for beside the clock tower. */
export const greatWheel: Landmark = ({ pale, shade }) =>
  lines(
    pale,
    'M-436 -138a126 126 0 1 1 252 0a126 126 0 1 1 -252 0zM-420 -138a110 110 0 1 1 220 0a110 110 0 1 1 -220 0zM-310 -264V-12M-436 -138H-184M-399 -227L-221 -49M-399 -49L-221 -227',
    3,
  ) + lines(shade, 'M-372 8L-310 -138L-248 8', 7);

export const setbackTower: Landmark = (paint) => {
  const steps: readonly [half: number, top: number][] = [
    [76, 120],
    [60, 196],
    [46, 336],
    [34, 362],
    [22, 384],
  ];

  return (
    shape(
      paint.main,
      steps.map(([half, top]) => box(-half, -top, half * 2, top + 10)).join('') +
        `M-13 -384L-7 -424H7L13 -384z${box(-2, -496, 4, 74)}`,
    ) +
    shape(paint.shade, steps.map(([half, top]) => box(12, -top, half - 12, top + 10)).join('')) +
    lines(
      paint.glow,
      [-34, -20, -6].map((at) => `M${at} -326V-10`).join('') +
        [24, 38].map((at) => `M${at} -318V-10`).join('') +
        'M-50 -186V-10M54 -186V-10M-68 -112V-10M70 -112V-10M-8 -378H8M-16 -352H16',
      4,
      'stroke-dasharray="9 8"',
    )
  );
};

export const shells: Landmark = (paint) => {
  const shell = (x: number, scale: number, turn = 1) =>
    `<g transform="translate(${x} -24) scale(${scale * turn} ${scale})">` +
    shape(paint.shade, 'M70 0C52 -70 70 -130 128 -162C118 -110 122 -50 142 0z') +
    shape(paint.main, 'M0 0C2 -80 50 -146 128 -162C96 -120 86 -60 100 0z') +
    lines(paint.shade, 'M22 0C28 -70 64 -132 124 -160M54 0C54 -66 78 -124 122 -158', 2) +
    '</g>';

  return (
    shell(-128, 0.74) +
    shell(-14, 0.56) +
    shell(-96, 0.5, -1) +
    shell(-96, 1.02) +
    shell(10, 0.8) +
    shell(104, 0.54) +
    shape(paint.pale, 'M-210 -26H204L222 10H-228z') +
    shape(paint.shade, box(-228, 2, 450, 8))
  );
};

/** An arch of steel with its road between two gates of stone. */
export const archBridge: Landmark = ({ shade, pale }) =>
  lines(shade, 'M262 -66Q486 -290 710 -66', 9) +
  lines(shade, 'M262 -40Q486 -236 710 -40', 5) +
  lines(
    shade,
    [306, 342, 378, 414, 450, 486, 522, 558, 594, 630, 666]
      .map((at) => `M${at} -56V${Math.round(-66 - 112 * (1 - ((at - 486) / 224) ** 2))}`)
      .join(''),
    2,
  ) +
  shape(shade, box(170, -60, 640, 9)) +
  shape(pale, [244, 700].map((at) => box(at, -96, 28, 106) + box(at - 4, -102, 36, 8)).join(''));

export const steppedNeedle: Landmark = (paint) =>
  shape(
    paint.main,
    'M-70 10V-76H-56V-160H-44V-236H-33V-306H-23V-366H-14V-416H-7V-456H-3V-524H3V-440H8V-396H17V-338H27V-272H38V-196H50V-116H63V-36H76V10z',
  ) +
  shape(paint.shade, 'M6 10V-440H8V-396H17V-338H27V-272H38V-196H50V-116H63V-36H76V10z') +
  lines(
    paint.glow,
    'M-58 -66V0M-42 -150V0M-26 -296V0M-10 -400V0M22 -262V0M36 -186V0M50 -106V0',
    3,
    'stroke-dasharray="14 9"',
  );

/** The hotel like a sail, for the shore beside the needle. */
export const sailHotel: Landmark = ({ pale, shade, glow }) =>
  shape(shade, `M-330 8V-186C-276 -150 -240 -84 -236 8z${box(-335, -226, 6, 234)}`) +
  lines(pale, 'M-326 -182C-276 -146 -243 -84 -239 8', 4) +
  lines(glow, 'M-324 -146H-292M-324 -110H-272M-324 -74H-258M-324 -38H-252', 4);
