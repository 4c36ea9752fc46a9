/** So that `npx playwright test` works from the root; the configuration itself lies beside the tests. */
export { default } from './e2e/playwright.config.ts';
