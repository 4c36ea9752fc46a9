import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** The API's address while `vite` itself serves the client. */
const API_ORIGIN = process.env.API_ORIGIN ?? 'http://127.0.0.1:3000';

const REACT = [/node_modules\/(react|react-dom|scheduler)\//];

/** What every page runs on: react, the router, and the part of the component library below its components. */
const FRAME = [
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|clsx)\//,
  /node_modules\/@mantine\/core\/esm\/(core|components\/(Button|Loader|UnstyledButton|Transition))\//,
  /@tabler\/icons-react\/dist\/esm\/((createReactComponent|defaultAttributes)\.|icons\/Icon(CompassOff|Menu2|WifiOff|X)\.)/,
];

/** Small parts that the frame shares with most pages. */
const BASE = [
  /preload-helper/,
  /node_modules\/@mantine\/hooks\/esm\/(use-merged-ref|use-uncontrolled|utils\/clamp)\//,
  /src\/client\/lib\/(close-on-escape|join-facts|lazy-page|needed-first|paths|toast|use-id|use-reduced-motion|zod-without-eval)\.ts$/,
  /src\/client\/components\/(busy-button|button-link|late-overlay|message-card|offline\/offline-message|page|star-mark)\.(tsx|module\.css)$/,
];

/** What the pages that talk to the server share. */
const DATA = [
  /node_modules\/(@trpc|@tanstack\/(query-core|react-query)|copy-anything|idb-keyval|is-what|superjson)\//,
  /src\/client\/lib\/(drawn-replies|hydration|page-data|query-client|request|trpc|use-route-id)\.ts$/,
  /src\/client\/lib\/offline\/(?!service-worker)/,
  /src\/client\/components\/(date-range-text|secret-destination|status-badge|use-menu-button)\.tsx?$/,
];

/** Days and money, as most pages write them. */
const VALUES = /src\/shared\/(booking\/checkout-total|dates|money|trips\/trip-status)\.ts$/;

/** The text field, as most pages with forms show it. */
const FIELDS =
  /node_modules\/@mantine\/core\/esm\/components\/(CloseButton|Input|InputBase|TextInput)\//;

const isIn = (parts: readonly RegExp[]) => (id: string) => parts.some((part) => part.test(id));

export default defineConfig({
  plugins: [react()],
  resolve: {
    alias: [
      {
        find: /^.*\/use-id\/use-id\.mjs$/,
        replacement: fileURLToPath(new URL('src/client/lib/use-id.ts', import.meta.url)),
      },
    ],
  },
  server: { proxy: { '/api': API_ORIGIN } },
  build: {
    outDir: 'dist/client',
    manifest: true,
    // Fonts and pictures stay files: inlined ones would be loaded by every page that never shows them.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Left alone, the bundler gives every icon and helper that two pages share a file of its own; on a
          // slow network each of them costs a way there and back.
          groups: [
            { name: 'fonts', test: /src\/client\/theme\/fonts\.css/, priority: 7 },
            { name: 'react', test: isIn(REACT), priority: 6 },
            { name: 'frame', test: isIn(FRAME), priority: 5 },
            { name: 'icons', test: /@tabler\/icons-react/, minShareCount: 3, priority: 4 },
            { name: 'base', test: isIn(BASE), priority: 3 },
            { name: 'values', test: VALUES, minShareCount: 2, priority: 3 },
            { name: 'data', test: isIn(DATA), minShareCount: 2, priority: 2 },
            { name: 'fields', test: FIELDS, minShareCount: 2, priority: 1 },
          ],
        },
      },
    },
  },
  ssr: { noExternal: [/@mantine\//, /@tabler\//, 'react-router-dom', 'react-router'] },
  test: {
    // Not one fewer than the cores, as by default: two cores are the machine that these tests are made for.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: ['src/{shared,server}/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: ['**/*.db.test.ts'],
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'db',
          environment: 'node',
          include: ['src/server/**/*.db.test.ts'],
          globalSetup: ['src/server/testing/test-database.ts'],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'client',
          environment: 'happy-dom',
          include: ['src/client/**/*.test.{ts,tsx}'],
          setupFiles: ['src/client/testing/setup.ts'],
          css: { modules: { classNameStrategy: 'non-scoped' } },
        },
      },
    ],
  },
});
