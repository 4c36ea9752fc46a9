import { box, shape } from './canvas.ts';
import type { Landmark } from './famous-buildings.ts';
import { arches, lines } from './paint.ts';

const SPIRES: readonly (readonly [at: number, height: number, half: number])[] = [
  [-100, 226, 15],
  [100, 226, 15],
  [-64, 268, 17],
  [64, 268, 17],
  [0, 366, 24],
  [-30, 318, 18],
  [30, 318, 18],
];

/** Spires like candles above three porches. */
export const candleSpires: Landmark = (paint) =>
  shape(paint.main, `${box(-128, -96, 256, 106)}M-128 -94l32 -40 32 40zM64 -94l32 -40 32 40z`) +
  SPIRES.map(
    ([at, height, half]) =>
      shape(
        paint.main,
        `M${at - half} 0C${at - half} ${-height * 0.6} ${at - half * 0.5} ${-height * 0.9} ${at - 2} ${-height}h4C${at + half * 0.5} ${-height * 0.9} ${at + half} ${-height * 0.6} ${at + half} 0z`,
      ) +
      shape(
        paint.shade,
        `M${at + 2} 0V${-height}C${at + half * 0.5} ${-height * 0.9} ${at + half} ${-height * 0.6} ${at + half} 0z`,
        'opacity=".55"',
      ) +
      lines(
        paint.glow,
        `M${at - half * 0.36} -110V${Math.round(-height * 0.8)}M${at + half * 0.36} -110V${Math.round(-height * 0.8)}`,
        3,
        'stroke-dasharray="7 8"',
      ) +
      shape(paint.pale, `M${at - 6} ${-height - 4}h12l-3 -14h-6z`),
  ).join('') +
  shape(paint.pale, box(-2, -410, 4, 34) + box(-10, -400, 20, 4)) +
  shape(paint.shade, `M-26 10V-60Q0 -112 26 -60V10z${arches([-94, 58], 10, [36, 78])}`) +
  lines(paint.pale, 'M-44 10V-58Q0 -138 44 -58V10', 4);

/** Storeys of arches around an arena, its outer wall broken off on one side. */
export const arena: Landmark = (paint) => {
  const columns = (count: number) => Array.from({ length: count }, (_, index) => -196 + index * 33);

  return (
    shape(paint.shade, 'M40 -122Q140 -132 214 -108V10H40z') +
    shape(
      paint.main,
      'M-214 10V-148Q-120 -178 20 -180L36 -164L44 -138L70 -122Q150 -122 214 -100V10z',
    ) +
    shape(paint.pale, 'M-214 -148Q-120 -178 20 -180L30 -170Q-120 -168 -214 -138z') +
    shape(
      paint.glow,
      arches(columns(13), 2, [21, 36]) +
        arches(columns(12), -48, [21, 34]) +
        arches(columns(7), -96, [21, 32]),
    ) +
    lines(paint.shade, 'M-214 -42H214M-214 -90H100M-214 -134H40', 3)
  );
};

/** A ribbed dome between its half-domes, with the bell tower beside it. */
export const ribbedDome: Landmark = (paint) =>
  shape(paint.pale, `${box(-182, -84, 364, 94)}${box(-96, -146, 192, 64)}`) +
  shape(
    paint.main,
    'M-98 -144C-98 -214 -48 -274 0 -296C48 -274 98 -214 98 -144zM-182 -82a46 44 0 0 1 92 0zM90 -82a46 44 0 0 1 92 0z',
  ) +
  shape(paint.shade, 'M0 -296C48 -274 98 -214 98 -144H52C52 -210 30 -262 0 -296z', 'opacity=".5"') +
  lines(
    paint.pale,
    'M-96 -146C-96 -214 -48 -272 0 -294C48 -272 96 -214 96 -146M-50 -146C-50 -210 -28 -260 0 -294C28 -260 50 -210 50 -146M0 -294V-146',
    5,
  ) +
  shape(
    paint.pale,
    `${box(-14, -326, 28, 36)}M-15 -324L0 -350L15 -324z${box(-2, -368, 4, 20)}${box(-286, -262, 58, 272)}${box(-292, -270, 70, 12)}`,
  ) +
  shape(
    paint.shade,
    `${box(-242, -258, 14, 268)}${box(-182, -86, 364, 6)}${box(-96, -112, 192, 5)}`,
    'opacity=".6"',
  ) +
  shape(
    paint.glow,
    `${arches([-272, -256], -202, [10, 42])}${arches([-272, -256], -134, [10, 34])}${[-66, -22, 22, 66].map((at) => `M${at - 8} -128a8 8 0 1 1 16 0a8 8 0 1 1 -16 0z`).join('')}${arches([-150, -118, -50, -8, 34, 104, 136], -26, [14, 38])}`,
  ) +
  lines(paint.main, 'M-286 -208H-228M-286 -142H-228M-286 -76H-228', 3);

/** Cables from tower to tower over the strait, and the headlands they reach. */
export const hangingBridge: Landmark = ({ main, shade, pale, glow }) => {
  const cable = (at: number) => Math.round(-236 + 176 * (1 - ((at - 250) / 250) ** 2));
  const hangers = [50, 100, 150, 200, 250, 300, 350, 400, 450]
    .map((at) => `M${at - 250} ${cable(at)}V-44`)
    .join('');
  const sides = [40, 80, 120, 160]
    .map((at) => {
      const top = Math.round(-236 + at * 1.62 - at * at * 0.0026);

      return `M${-250 - at} ${top}V-44M${250 + at} ${top}V-44`;
    })
    .join('');

  return (
    shape(
      shade,
      'M-700 12C-640 -30 -560 -70 -470 -52S-380 -10 -350 12zM340 12C380 -24 430 -92 540 -84S700 -20 760 12z',
      'opacity=".9"',
    ) +
    lines(main, hangers + sides, 3) +
    lines(
      main,
      'M-250 -236Q0 116 250 -236M-250 -236Q-330 -120 -470 -46M250 -236Q330 -120 470 -46',
      8,
    ) +
    shape(main, box(-500, -46, 1000, 12)) +
    lines(pale, 'M-500 -40H500', 2, 'stroke-dasharray="10 10"') +
    [-250, 250]
      .map(
        (at) =>
          shape(
            main,
            `M${at - 17} 6V-120H${at - 14}V-196H${at - 11}V-252H${at + 11}V-196H${at + 14}V-120H${at + 17}V6z`,
          ) +
          shape(
            shade,
            `M${at + 3} 6V-252H${at + 11}V-196H${at + 14}V-120H${at + 17}V6z`,
            'opacity=".5"',
          ) +
          shape(pale, box(at - 26, -6, 52, 18)) +
          shape(glow, `M${at - 4} -256a4 4 0 1 1 8 0a4 4 0 1 1 -8 0z`),
      )
      .join('')
  );
};
