import { expect, test } from '@playwright/test';

// Without the fixtures: Swagger UI debounces by the time of day, which stands still there.
test('the documentation page shows and tries a call, with nothing from another server', async ({
  page,
  baseURL,
}) => {
  // Of a hundred calls, which take 13 s to draw, those about the server; the whole document has tests of its own.
  await page.route('**/api/openapi.json', async (route) => {
    const response = await route.fetch();
    const document = (await response.json()) as { paths: Record<string, object> };
    const paths = Object.entries(document.paths).filter(([path]) => /health|status/.test(path));

    await route.fulfill({ response, json: { ...document, paths: Object.fromEntries(paths) } });
  });
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
