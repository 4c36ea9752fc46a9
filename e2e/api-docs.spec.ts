import { expect, test } from '@playwright/test';

// Without the fixtures: Swagger UI debounces by the time of day, which stands still there.
test('the documentation page shows and tries a call, with nothing from another server', async ({
  page,
  baseURL,
}) => {
  // A hundred calls are drawn, 13 s of processor time.
  test.slow();
  const faults: string[] = [];

  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  page.on('request', (request) => {
    const url = request.url();

    if (!url.startsWith(baseURL ?? 'no server') && !url.startsWith('data:')) faults.push(url);
  });
  await page.goto('/api/docs');
  // By its text: a browser takes seconds to work out the names of all buttons here.
  const button = (hasText: RegExp) => page.locator('button', { hasText });
  const health = button(/^GET\s*\/health\s*Tell whether/);

  await expect(health).toHaveAccessibleName(/GET \/health Tell whether/);
  await health.click();
  await button(/^Try it out/).click();
  await button(/^Execute/).click();
  await expect(page.getByText('"status": "ok"').first()).toBeVisible();
  expect(faults).toEqual([]);
});
