import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** The API's address while `vite` itself serves the client. */
const API_ORIGIN = process.env.API_ORIGIN ?? 'http://127.0.0.1:3000';

/** What every page runs on: react, the router, and the part of the component library below its components. */
const FRAME = [
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|clsx)\//,
  /node_modules\/@mantine\/core\/esm\/(core|components\/(Button|Loader|UnstyledButton|Transition))\//,
  /@tabler\/icons-react\/dist\/esm\/((createReactComponent|defaultAttributes)\.|icons\/Icon(CompassOff|Menu2|WifiOff|X)\.)/,
];

export default defineConfig({
  plugins: [react()],
  server: { proxy: { '/api': API_ORIGIN } },
  build: {
    outDir: 'dist/client',
    manifest: true,
    // Fonts and pictures stay files: inlined ones would be loaded by every page that never shows them.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Left alone, the bundler gives every icon that two pages share a file of its own.
          groups: [
            { name: 'frame', test: (id) => FRAME.some((part) => part.test(id)), priority: 2 },
            { name: 'icons', test: /@tabler\/icons-react/, minShareCount: 3, priority: 1 },
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
