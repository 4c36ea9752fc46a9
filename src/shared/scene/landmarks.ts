import { type Canvas, atDistance, between, box, shape } from './canvas.ts';
import { mix } from './color.ts';

/** A dome between minarets. */
export function drawMosque(canvas: Canvas, x: number): string {
  const y = canvas.horizon + 10;
  const dome = (cx: number, base: number, r: number) =>
    `M${cx - r} ${base}c0 -${Math.round(r * 0.9)} ${Math.round(r * 0.5)} -${Math.round(r * 1.1)} ${r} -${Math.round(r * 1.34)} ${Math.round(r * 0.5)} ${Math.round(r * 0.24)} ${r} ${Math.round(r * 0.44)} ${r} ${Math.round(r * 1.34)}z${box(cx - 2, base - Math.round(r * 1.34) - 24, 4, 28)}`;
  const minaret = (cx: number, height: number) =>
    `${box(cx - 8, y - height, 16, height)}${box(cx - 13, y - height + 34, 26, 9)}M${cx - 8} ${y - height}l8 -46 8 46z`;
  const body = `${box(x - 130, y - 96, 260, 96)}${box(x - 84, y - 128, 168, 34)}${dome(x, y - 126, 84)}${dome(x - 100, y - 94, 34)}${dome(x + 100, y - 94, 34)}`;
  const arches = [-84, -42, 0, 42, 84]
    .map((at) => `M${x + at - 11} ${y}v-36q0 -18 11 -24 11 6 11 24v36z`)
    .join('');

  return (
    shape(atDistance(canvas, 0.34), minaret(x - 168, 250) + minaret(x + 168, 250)) +
    shape(atDistance(canvas, 0.26), body) +
    shape(canvas.palette.lamp ?? atDistance(canvas, 0.1), arches, 'opacity=".7"')
  );
}

/** Towers and battlements on a hill of their own. */
export function drawCastle(canvas: Canvas, x: number): string {
  const y = canvas.horizon;
  const top = y - 116;
  const hill = `M${x - 330} ${y + 14}q130 -20 190 -96 50 -40 130 -40t150 44q60 72 190 92z`;
  const tower = (cx: number, width: number, height: number) =>
    `${box(cx - width / 2, top - height, width, height + 40)}M${cx - width / 2 - 6} ${top - height}l${width / 2 + 6} -${Math.round(width * 1.25)} ${width / 2 + 6} ${Math.round(width * 1.25)}z`;
  const walls = `${box(x - 120, top - 34, 240, 70)}${[-120, -88, -56, -24, 8, 40, 72, 104].map((at) => box(x + at, top - 46, 16, 14)).join('')}`;
  const lit =
    [-72, -30, 22, 66].map((at) => box(x + at, top - 16, 7, 14)).join('') +
    box(x - 4, top - 100, 8, 16);

  return (
    shape(atDistance(canvas, 0.4, mix(canvas.palette.ink, canvas.palette.land[1], 0.55)), hill) +
    shape(
      atDistance(canvas, 0.24),
      walls +
        tower(x - 112, 44, 72) +
        tower(x + 112, 44, 60) +
        tower(x, 56, 118) +
        tower(x + 56, 30, 84),
    ) +
    shape(canvas.palette.lamp ?? atDistance(canvas, 0.5), lit)
  );
}

const PAGODA_COUNTRIES = /japan|china|korea|taiwan|hong kong|macau|vietnam|nepal|bhutan|mongolia/i;
const STEPPED_COUNTRIES = /mexico|guatemala|peru|bolivia|honduras|belize|cambodia/i;
const SPIRE_COUNTRIES =
  /thailand|cambodia|laos|myanmar|indonesia|malaysia|singapore|sri lanka|india|bangladesh/i;

/** A temple as its country builds them: roof above roof, stone spires, or columns. */
export function drawTemple(canvas: Canvas, x: number): string {
  if (PAGODA_COUNTRIES.test(canvas.name)) return drawPagoda(canvas, x);
  return SPIRE_COUNTRIES.test(canvas.name) ? drawPrang(canvas, x) : drawRuins(canvas, x);
}

function drawPagoda(canvas: Canvas, x: number): string {
  const y = canvas.horizon + 10;
  const tiers = [0, 1, 2, 3, 4];
  const roofs = tiers.map((tier) => {
    const half = 96 - tier * 12;
    const at = y - 62 - tier * 56;

    return `M${x - half} ${at + 4}q${Math.round(half * 0.5)} -6 ${Math.round(half * 0.66)} -34h${Math.round(half * 0.68)}q${Math.round(half * 0.16)} 28 ${Math.round(half * 0.66)} 34 -${half} -14 -${half * 2} 0z`;
  });
  const walls = tiers.map((tier) =>
    box(x - 50 + tier * 6, y - 60 - tier * 56, 100 - tier * 12, 60),
  );
  const lit = tiers.map((tier) =>
    [-24, 0, 24].map((at) => box(x + at - 5, y - 46 - tier * 56, 10, 20)).join(''),
  );
  const red =
    canvas.palette.stars > 50 ? canvas.palette.ink : mix(canvas.palette.ink, '#b23a26', 0.5);

  return (
    shape(atDistance(canvas, 0.3, red), walls.join('')) +
    shape(canvas.palette.lamp ?? atDistance(canvas, 0.7), lit.join(''), 'opacity=".75"') +
    shape(
      atDistance(canvas, 0.16),
      roofs.join('') +
        box(x - 3, y - 380, 6, 70) +
        box(x - 9, y - 350, 18, 5) +
        box(x - 7, y - 364, 14, 5),
    )
  );
}

function drawPrang(canvas: Canvas, x: number): string {
  const y = canvas.horizon + 10;
  const spire = (cx: number, height: number) => {
    const w = Math.round(height * 0.2);

    return `M${cx - w} ${y}l${Math.round(w * 0.2)} -${Math.round(height * 0.34)}h-6l${Math.round(w * 0.28)} -${Math.round(height * 0.1)}q${Math.round(w * 0.16)} -${Math.round(height * 0.34)} ${Math.round(w * 0.56) + 4} -${Math.round(height * 0.5)}q${Math.round(w * 0.4)} ${Math.round(height * 0.16)} ${Math.round(w * 0.56) + 4} ${Math.round(height * 0.5)}l${Math.round(w * 0.28)} ${Math.round(height * 0.1)}h-6l${Math.round(w * 0.2)} ${Math.round(height * 0.34)}z${box(cx - 2, y - Math.round(height * 1.06), 4, Math.round(height * 0.14))}`;
  };
  const steps = `${box(x - 250, y - 26, 500, 26)}${box(x - 210, y - 48, 420, 24)}`;

  return (
    shape(atDistance(canvas, 0.44), spire(x - 170, 190) + spire(x + 170, 190)) +
    shape(atDistance(canvas, 0.26), steps + spire(x - 96, 230) + spire(x + 96, 230) + spire(x, 320))
  );
}

/** Great triangles with one side in the light. */
export function drawPyramids(canvas: Canvas, x: number): string {
  const y = canvas.horizon + 14;
  const { sand } = canvas.palette;
  const one = (cx: number, half: number, distance: number) => {
    const height = Math.round(half * 1.22);
    const edge = canvas.lightX < cx ? -0.32 : 0.32;

    return (
      shape(
        atDistance(canvas, distance, mix(sand, canvas.palette.ink, 0.2)),
        `M${cx - half} ${y}L${cx} ${y - height}L${cx + half} ${y}z`,
      ) +
      shape(
        atDistance(canvas, distance, mix(sand, canvas.palette.ink, 0.58)),
        `M${cx} ${y - height}L${Math.round(cx + half * edge)} ${y}H${cx + (edge < 0 ? half : -half)}z`,
      )
    );
  };

  return one(x + 330, 130, 0.5) + one(x - 220, 190, 0.36) + one(x + 60, 240, 0.18);
}

/** What an old world left: columns, or stepped stone where people built that way. */
export function drawRuins(canvas: Canvas, x: number): string {
  return STEPPED_COUNTRIES.test(canvas.name) ? drawSteppedRuins(canvas, x) : drawColumns(canvas, x);
}

function drawSteppedRuins(canvas: Canvas, x: number): string {
  const y = canvas.horizon + 12;
  const stone = mix(
    canvas.palette.ink,
    canvas.palette.sand,
    canvas.palette.stars > 50 ? 0.12 : 0.42,
  );
  const steps = [0, 1, 2, 3, 4, 5].map((step) =>
    box(x - 230 + step * 34, y - 34 - step * 32, 460 - step * 68, 34),
  );
  const stairs = `M${x - 44} ${y}l16 -192h56l16 192z`;

  return (
    shape(atDistance(canvas, 0.3, stone), steps.join('') + box(x - 34, y - 236, 68, 46)) +
    shape(atDistance(canvas, 0.5, stone), stairs) +
    shape(atDistance(canvas, 0.1), box(x - 10, y - 222, 20, 30))
  );
}

function drawColumns(canvas: Canvas, x: number): string {
  const y = canvas.horizon;
  const hill = `M${x - 380} ${y + 14}q140 -16 210 -64 80 -22 190 -20t180 26q80 46 200 58z`;
  const columns = Array.from({ length: 8 }, (_, index) => {
    const height = index < 5 ? 116 : between(canvas, 46, 104);
    const at = x - 168 + index * 48;

    return `${box(at, y - 64 - height, 18, height)}${box(at - 5, y - 64 - height, 28, 8)}`;
  });
  const roof = `M${x - 184} ${y - 178}h236l-12 -18h-212zM${x - 176} ${y - 196}l112 -44 100 44z`;
  const stone = mix(
    canvas.palette.ink,
    canvas.palette.sand,
    canvas.palette.stars > 50 ? 0.12 : 0.5,
  );

  return (
    shape(atDistance(canvas, 0.36, mix(canvas.palette.ink, canvas.palette.land[1], 0.6)), hill) +
    shape(
      atDistance(canvas, 0.22, stone),
      `${columns.join('')}${roof}${box(x - 200, y - 68, 420, 12)}${box(x - 214, y - 58, 448, 14)}`,
    )
  );
}
