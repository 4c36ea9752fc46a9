const TAU = Math.PI * 2;

export type Star = {
  x: number;
  y: number;
  size: number;
  beats: number;
  phase: number;
  warm: boolean;
};

/** Stars thin out towards the light on the horizon. */
export function starField(random: () => number, width: number, horizon: number): Star[] {
  return Array.from({ length: 340 }, () => ({
    x: random() * width,
    y: random() ** 1.5 * horizon * 0.8,
    size: 0.35 + random() ** 3 * 1.5,
    beats: 1 + Math.floor(random() * 4),
    phase: random(),
    warm: random() < 0.18,
  }));
}

/** Each star twinkles a whole number of times in one turn of the loop. */
export function drawStars(
  context: CanvasRenderingContext2D,
  stars: readonly Star[],
  turn: number,
): void {
  for (const star of stars) {
    const twinkle = 0.55 + 0.45 * Math.sin(TAU * (turn * star.beats + star.phase));
    const alpha = (0.25 + 0.7 * twinkle) * Math.max(0, 1 - star.y / 420);

    context.fillStyle = star.warm
      ? `rgba(255, 226, 178, ${alpha})`
      : `rgba(226, 236, 255, ${alpha})`;
    context.beginPath();
    context.arc(star.x, star.y, star.size, 0, TAU);
    context.fill();
  }
}
