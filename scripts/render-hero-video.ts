import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { stat, writeFile } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import type { Page } from '@playwright/test';
import { build } from 'esbuild';

/**
 * Renders the landing page's background video and its poster into public/.
 * Needs ffmpeg and a Chromium (CHROMIUM_PATH, or /usr/bin/chromium). `--poster` renders the poster only.
 */
const SECONDS = 12;
const FRAMES_PER_SECOND = 24;
const FRAMES = SECONDS * FRAMES_PER_SECOND;
const MAX_BYTES = 2 * 1024 * 1024;
/** The point of the loop that the poster shows: the traveller half way. */
const POSTER_TURN = 0.45;

const ENCODINGS = [
  {
    file: 'public/hero.mp4',
    options: [
      '-c:v',
      'libx264',
      '-preset',
      'slow',
      '-crf',
      '25',
      '-pix_fmt',
      'yuv420p',
      '-movflags',
      '+faststart',
    ],
  },
  {
    file: 'public/hero.webm',
    options: [
      '-c:v',
      'libvpx-vp9',
      '-b:v',
      '0',
      '-crf',
      '37',
      '-row-mt',
      '1',
      '-cpu-used',
      '3',
      '-pix_fmt',
      'yuv420p',
    ],
  },
] as const;

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});

try {
  const page = await browser.newPage();

  await page.addScriptTag({ content: await bundle('scripts/hero-video/page.ts') });
  await renderPoster(page);
  if (!process.argv.includes('--poster')) await renderVideos(page);
} finally {
  await browser.close();
}

async function renderPoster(page: Page): Promise<void> {
  const png = await frame(page, POSTER_TURN);

  await writeFile('/tmp/hero-poster.png', png);
  await ffmpeg(['-i', '/tmp/hero-poster.png', '-q:v', '72', 'public/hero-poster.webp']);
  await ffmpeg([
    '-i',
    '/tmp/hero-poster.png',
    '-vf',
    'crop=720:720:470:0,scale=640:640',
    '-q:v',
    '68',
    'public/hero-poster-small.webp',
  ]);
}

async function renderVideos(page: Page): Promise<void> {
  const encoders = ENCODINGS.map(({ file, options }) => startEncoder(file, options));

  for (let index = 0; index < FRAMES; index += 1) {
    const png = await frame(page, index / FRAMES);

    for (const { stdin } of encoders) {
      if (!stdin.write(png)) await once(stdin, 'drain');
    }
    if (index % FRAMES_PER_SECOND === 0) console.log(`frame ${index} of ${FRAMES}`);
  }
  for (const { stdin } of encoders) stdin.end();
  await Promise.all(encoders.map(({ done }) => done));
  for (const { file } of ENCODINGS) {
    const { size } = await stat(file);

    console.log(`${file} ${Math.round(size / 1024)} KB`);
    if (size > MAX_BYTES) throw new Error(`${file} is larger than 2 MB`);
  }
}

async function frame(page: Page, turn: number): Promise<Buffer> {
  const base64 = await page.evaluate(
    (at) => (window as unknown as { frame(turn: number): string }).frame(at),
    turn,
  );

  return Buffer.from(base64, 'base64');
}

function startEncoder(file: string, options: readonly string[]) {
  const encoder = spawn(
    'ffmpeg',
    [
      '-y',
      '-loglevel',
      'error',
      '-f',
      'image2pipe',
      '-c:v',
      'png',
      '-r',
      String(FRAMES_PER_SECOND),
      '-i',
      '-',
      '-an',
      ...options,
      file,
    ],
    { stdio: ['pipe', 'inherit', 'inherit'] },
  );

  return { stdin: encoder.stdin, done: finished(encoder) };
}

async function ffmpeg(args: readonly string[]): Promise<void> {
  await finished(spawn('ffmpeg', ['-y', '-loglevel', 'error', ...args], { stdio: 'inherit' }));
}

async function finished(child: ReturnType<typeof spawn>): Promise<void> {
  const [code] = (await once(child, 'close')) as [number];

  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`);
}

async function bundle(entry: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'iife',
  });

  return outputFiles[0]?.text ?? '';
}
