import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** Enough for any test beside the browser tests, which keep the processor busy. */
const PATIENCE_MS = 60_000;
const OFFLINE_TESTS = 'src/client/**/offline/*.test.{ts,tsx}';

export default defineConfig({
  plugins: [react()],
  build: {
    outDir: 'dist/client',
    manifest: true,
    // Fonts and pictures stay files: inlined ones would be loaded by every page that never shows them.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // Left alone, every icon that two pages share would be a file of its own.
            { name: 'icons', test: /node_modules\/@tabler/, minShareCount: 2, priority: 1 },
            // What the entry begins with is loaded by every page: ten files would be nine requests too many.
            { name: 'start', tags: ['$initial'] },
          ],
        },
      },
    },
  },
  test: {
    // Not one fewer than the cores, as by default: two cores are the machine that these tests are made for.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: ['src/{shared,server}/**/*.test.ts', '{scripts,bench}/**/*.test.ts'],
          exclude: ['**/*.db.test.ts'],
          testTimeout: PATIENCE_MS,
          // Pure code: files that share a worker may share what they import.
          isolate: false,
        },
      },
      {
        test: {
          name: 'db',
          environment: 'node',
          include: ['src/server/**/*.db.test.ts'],
          globalSetup: ['src/server/testing/test-database.ts'],
          // Each file clones a database of its own; what it imports holds no state.
          isolate: false,
          testTimeout: PATIENCE_MS,
          hookTimeout: PATIENCE_MS,
        },
      },
      {
        test: {
          // Rules without a page: a document for each of these files takes longer than they do.
          name: 'client-rules',
          environment: 'node',
          include: ['src/client/**/*.test.ts'],
          exclude: [OFFLINE_TESTS],
          setupFiles: ['src/client/testing/fail-on-console.ts'],
          testTimeout: PATIENCE_MS,
          isolate: false,
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'client',
          environment: 'happy-dom',
          include: ['src/client/**/*.test.tsx'],
          exclude: [OFFLINE_TESTS],
          setupFiles: ['src/client/testing/setup.ts'],
          testTimeout: PATIENCE_MS,
          // Loading the components takes five times as long as the tests do.
          isolate: false,
          css: { modules: { classNameStrategy: 'non-scoped' } },
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'client-offline',
          environment: 'happy-dom',
          // Each of these puts a store of its own in the place of IndexedDB.
          include: [OFFLINE_TESTS],
          setupFiles: ['src/client/testing/setup.ts'],
          testTimeout: PATIENCE_MS,
          css: { modules: { classNameStrategy: 'non-scoped' } },
        },
      },
    ],
  },
});
