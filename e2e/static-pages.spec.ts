import { expect, test } from './fixtures.ts';

test.describe('contact', () => {
  // Its clock is moved.
  test.use({ hasOwnContext: true });

  test('[STAT-01] the form tells faults, sends and fails; the founder and four answers stand beside it', async ({
    page,
    context,
  }) => {
    await page.goto('/contact');
    // There once the page is hydrated.
    await page.getByRole('region', { name: /Notifications/ }).waitFor({ state: 'attached' });
    await test.step('[STAT-01] says what is wrong beside each field', async () => {
      await page.getByRole('button', { name: 'Send Message' }).click();
      for (const fault of [
        'Name is required',
        'Please enter a valid email address',
        'Subject is required',
        'Message must be at least 10 characters long',
      ]) {
        await expect(page.getByText(fault, { exact: true })).toBeVisible();
      }
      await expect(page.getByLabel('Full name')).toBeFocused();
      await page.getByLabel('E-mail').fill('not an address');
      await expect(page.getByText('Please enter a valid email address')).toBeVisible();
      await page.getByLabel('E-mail').fill('ada@example.org');
      await expect(page.getByText('Please enter a valid email address')).toBeHidden();
      await page.getByLabel('Message').fill('Too short');
      await expect(page.getByText('Message must be at least 10 characters long')).toBeVisible();
      await page.getByLabel('Message').fill('Ten letters');
      await expect(page.getByText('Message must be at least 10 characters long')).toBeHidden();
    });
    await test.step('[STAT-01] sends in a second without a server call, then starts afresh', async () => {
      await page.getByLabel('Full name').fill('Ada Lovelace');
      await page.getByLabel('E-mail').fill('ada@example.org');
      await page.getByLabel('Subject').fill('Hello');
      await page.getByLabel('Message').fill('<b>A message</b> 🙂 of more than ten letters.');
      const calls: string[] = [];

      page.on('request', (request) => calls.push(request.url()));

      await page.getByRole('button', { name: 'Send Message' }).click();
      await expect(page.getByRole('button', { name: 'Sending...' })).toBeVisible();
      await page.clock.fastForward(1000);
      await expect(page.getByText('Message sent successfully!')).toBeVisible();
      await expect(page.getByText("We'll get back to you within 24 hours.")).toBeVisible();
      await expect(page.getByLabel('Full name')).toHaveValue('');
      await expect(page.getByLabel('Message')).toHaveValue('');
      await expect(page.getByText('Name is required')).toBeHidden();
      expect(calls).toEqual([]);
    });
    await test.step('[STAT-01] says so when sending fails, and keeps what was typed', async () => {
      await page.getByLabel('Full name').fill('Ada Lovelace');
      await page.getByLabel('E-mail').fill('ada@example.org');
      await page.getByLabel('Subject').fill('Hello');
      await page.getByLabel('Message').fill('A message of more than ten letters.');
      await context.setOffline(true);
      await page.getByRole('button', { name: 'Send Message' }).click();
      await page.clock.fastForward(1000);
      await expect(page.getByText('Error sending message')).toBeVisible();
      await expect(page.getByText('Please try again later or contact us directly.')).toBeVisible();
      await expect(page.getByLabel('Subject')).toHaveValue('Hello');
      await context.setOffline(false);
    });
    await test.step('[STAT-01] the founder can be written to, and four questions are answered', async () => {
      await expect(
        page.getByRole('complementary', { name: 'Our founder' }).getByRole('link'),
      ).toHaveAttribute('href', /^mailto:.+@.+/);
      const questions = page
        .getByRole('region', { name: 'Frequently asked questions' })
        .locator('details');

      await expect(questions).toHaveCount(4);
      await expect(questions.locator('summary')).toHaveText([
        /AI planning work/,
        /modify my itinerary/,
        /surprise trip include/,
        /bookings/,
      ]);
      await questions.nth(2).locator('summary').click();
      await expect(questions.nth(2).getByText('Hints are revealed gradually')).toBeVisible();
    });
  });
});

const TEXTS: Record<string, readonly RegExp[]> = {
  '/about': [/July 2025/],
  '/careers': [
    /July 2025/,
    /Health/,
    /Travel stipend/,
    /Remote-first/,
    /Learning budget/,
    /Retreats/,
    /Equity/,
    /Values/,
    /Areas of interest/,
  ],
  '/privacy': [
    /July 2025/,
    /No personal data is currently collected/,
    /No cookies are used/,
    /Access/,
    /Correction or deletion/,
    /Withdrawing consent/,
    /Booking records\s+7 years/,
    /Usage analytics\s+Anonymised after 2 years/,
    /Account data\s+Until you delete/,
    /Marketing data\s+Until you opt out/,
    /not for children under 13/,
  ],
  '/terms': [
    /July 2025/,
    /governed by the law of the United Kingdom/,
    /no real\s+payment is processed/,
  ],
};

test('[STAT-02] about, careers, privacy and terms say what they must', async ({ page }) => {
  for (const [path, texts] of Object.entries(TEXTS)) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const text = await page.locator('main').innerText();

      for (const expected of texts) expect(text).toMatch(expected);
      expect(text).toMatch(/in development and based in the United Kingdom/);
      expect(text).toMatch(/no user accounts/);
      expect(text).toMatch(/affiliate links to third parties/);
    });
  }
});
