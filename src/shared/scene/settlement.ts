import { type Canvas, atDistance, between, box, shape, WIDTH } from './canvas.ts';
import { mix } from './color.ts';

/** Plain walls, and what stands on them without windows. */
type Built = { walls: string; crowns: string };
type Span = { from: number; to: number };

/** Towers of glass, the farther row paler; lit where the light allows. */
export function drawSkyline(canvas: Canvas, { from, to }: Span): string {
  const far = row(canvas, { from, to }, (x) => tower(canvas, x, heightAt(x, { from, to }, 330)));
  const near = row(canvas, { from, to }, (x) => tower(canvas, x, heightAt(x, { from, to }, 270)));

  return shape(atDistance(canvas, 0.6), far.walls + far.crowns) + built(canvas, near, 0.36);
}

/** Houses of many storeys, with the odd dome or spire among them. */
export function drawCity(canvas: Canvas, span: Span): string {
  const far = row(canvas, span, (x) => block(canvas, x, 120));
  const near = row(canvas, span, (x) => block(canvas, x, 84));

  return shape(atDistance(canvas, 0.56), far.walls + far.crowns) + built(canvas, near, 0.3);
}

/** Gabled roofs crowded together, warm where the light falls on them, with a bell tower or two. */
export function drawOldTown(canvas: Canvas, { from, to }: Span): string {
  const { horizon, palette, random } = canvas;
  const walls: string[] = [];
  const roofs: string[] = [];
  let x = from;

  while (x < to) {
    const width = between(canvas, 38, 74);
    const height = between(canvas, 46, 104);
    const rise = between(canvas, 20, 40);

    walls.push(box(x, horizon - height, width, height + 14));
    roofs.push(
      `M${x - 4} ${horizon - height}l${Math.round(width / 2) + 4} -${rise} ${Math.round(width / 2) + 4} ${rise}z`,
    );
    if (random() < 0.13) {
      const belfry = bellTower(canvas, x + Math.round(width / 2));

      walls.push(belfry.walls);
      roofs.push(belfry.spire);
    }
    x += width - between(canvas, 0, 6);
  }
  const warm = palette.stars > 50 ? palette.ink : mix(palette.ink, '#b5583c', 0.5);

  return (
    shape(
      atDistance(canvas, 0.42, mix(palette.ink, palette.sand, palette.stars > 50 ? 0.1 : 0.4)),
      walls.join(''),
    ) +
    shape('url(#q)', walls.join('')) +
    shape(atDistance(canvas, 0.24, warm), roofs.join(''))
  );
}

/** Lays buildings side by side from one end of a span to the other. */
function row(
  canvas: Canvas,
  { from, to }: Span,
  build: (x: number) => Built & { width: number },
): Built {
  const parts: Built = { walls: '', crowns: '' };
  let x = from;

  while (x < to) {
    const { walls, crowns, width } = build(x);

    parts.walls += walls;
    parts.crowns += crowns;
    x += width + between(canvas, -4, 12);
  }
  return parts;
}

function built(canvas: Canvas, { walls, crowns }: Built, distance: number): string {
  return shape(atDistance(canvas, distance), walls + crowns) + shape('url(#p)', walls);
}

function tower(canvas: Canvas, x: number, tall: number): Built & { width: number } {
  const { horizon, random } = canvas;
  const width = between(canvas, 38, 82);
  const height = Math.round(tall * (0.4 + random() * 0.6));
  const top = horizon - height;
  const half = Math.round(width / 2);
  const crowns = [
    '',
    `M${x + half - 2} ${top}v-${between(canvas, 26, 64)}h4V${top}z`,
    `M${x} ${top}l${half} -${between(canvas, 24, 60)}L${x + width} ${top}z`,
    `M${x} ${top}l${width} -${between(canvas, 16, 34)}V${top + 2}z`,
    box(x + Math.round(width * 0.22), top - 22, Math.round(width * 0.56), 24),
  ];

  return {
    width,
    walls: box(x, top, width, height + 14),
    crowns: crowns[between(canvas, 0, 4)] ?? '',
  };
}

function block(canvas: Canvas, x: number, tall: number): Built & { width: number } {
  const { horizon, random } = canvas;
  const width = between(canvas, 52, 118);
  const height = Math.round(tall * (0.55 + random() * 0.6));
  const top = horizon - height;
  const half = Math.round(width / 2);
  const roofs = [
    '',
    `M${x} ${top}l10 -18h${width - 20}l10 18z`,
    `M${x - 3} ${top}L${x + half} ${top - between(canvas, 18, 34)}L${x + width + 3} ${top}z`,
    `M${x + half - 24} ${top}q0 -40 24 -46 24 6 24 46z${box(x + half - 2, top - 62, 4, 20)}`,
    `M${x + 8} ${top}v-${between(canvas, 40, 88)}l9 -26 9 26V${top}z`,
  ];

  return {
    width,
    walls: box(x, top, width, height + 14),
    crowns: roofs[Math.floor(random() ** 1.4 * roofs.length)] ?? '',
  };
}

/** Lit windows as two tiles that every wall is filled with. */
export function windowPatterns(canvas: Canvas): string {
  const { palette, random } = canvas;
  const color = palette.lamp ?? mix(palette.sky[1], '#ffffff', 0.35);
  const tile = (id: string, share: number) => {
    const lit: string[] = [];

    for (let y = 8; y < 118; y += 24) {
      for (let x = 6; x < 158; x += 20) {
        if (random() < share) lit.push(`M${x} ${y}h7v10h-7z`);
      }
    }
    return `<pattern id="${id}" width="160" height="120" patternUnits="userSpaceOnUse"><path fill="${color}" opacity="${palette.lamp ? 0.85 : 0.4}" d="${lit.join('')}"/></pattern>`;
  };

  return tile('p', 0.26) + tile('q', 0.4);
}

function bellTower(canvas: Canvas, x: number): { walls: string; spire: string } {
  const { horizon } = canvas;
  const height = between(canvas, 130, 190);
  const spire = between(canvas, 40, 84);

  return {
    walls: box(x - 13, horizon - height, 26, height + 10),
    spire: `M${x - 17} ${horizon - height}l17 -${spire} 17 ${spire}z`,
  };
}

/** Skylines rise towards their middle. */
function heightAt(x: number, { from, to }: Span, tall: number): number {
  const at = (x - from) / Math.max(1, to - from);

  return tall * (0.45 + 0.75 * Math.exp(-(((at - 0.5) / 0.26) ** 2)));
}

export const WHOLE_WIDTH: Span = { from: -20, to: WIDTH };
