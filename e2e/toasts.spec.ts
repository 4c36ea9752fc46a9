import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

test.use({
  contextOptions: { reducedMotion: 'no-preference' },
  // Its clock is moved.
  hasOwnContext: true,
});

test.describe('toasts', () => {
  test('[APP-12] a toast goes by itself, by its button and by a swipe', async ({ page }) => {
    const toast = page.getByRole('region', { name: /Notifications/ }).getByRole('status');

    await page.goto('/contact');
    await test.step('[APP-12] goes by itself', async () => {
      await sendMessage(page);
      await expect(toast).toHaveCount(1);
      await expect(toast).toHaveAttribute('data-variant', 'default');
      await page.clock.fastForward(5000);
      await expect(toast).toHaveCount(0);
    });
    await test.step('[APP-12] closes by its button and slides out', async () => {
      await sendMessage(page);
      const leaving = await toast.evaluate(
        (element) =>
          new Promise<string[]>((resolve) => {
            const moved = new Set<string>();

            element.addEventListener('transitionrun', (event) => {
              if (event instanceof TransitionEvent) moved.add(event.propertyName);
              if (moved.has('opacity') && moved.has('transform')) resolve([...moved]);
            });
            element.querySelector('button')?.click();
          }),
      );

      expect(leaving).toEqual(expect.arrayContaining(['opacity', 'transform']));
      await expect(toast).toHaveCount(0);
    });
    await test.step('[APP-12] a swipe to the right past 50 px dismisses, a shorter one does not', async () => {
      await sendMessage(page);
      const drag = async (distance: number) => {
        const box = await toast.boundingBox();

        if (!box) throw new Error('no toast to drag');
        await page.mouse.move(box.x + 60, box.y + 20);
        await page.mouse.down();
        await page.mouse.move(box.x + 60 + distance, box.y + 20, { steps: 6 });
        await page.mouse.up();
      };

      await toast.hover();
      await page.waitForTimeout(300);
      await drag(50);
      await page.waitForTimeout(400);
      await expect(toast).toBeInViewport();
      await drag(51);
      await expect(toast).toHaveCount(0, { timeout: 1500 });
    });
  });

  test('[APP-12] F8 moves the focus to the viewport; a new toast takes the place of the one before, a destructive one is an alert', async ({
    page,
    context,
  }) => {
    const region = page.getByRole('region', { name: /Notifications/ });

    await page.goto('/contact');
    await sendMessage(page);
    await test.step('[APP-12] F8 moves the focus to the viewport, which is at most 420 px wide', async () => {
      await page.keyboard.press('F8');
      await expect(region).toBeFocused();
      expect((await region.boundingBox())?.width).toBeLessThanOrEqual(420);
      await page.setViewportSize({ width: 390, height: 844 });
      // The foot of a phone's screen holds the next step's button.
      const box = await region.boundingBox();

      expect((box?.y ?? 844) + (box?.height ?? 0)).toBeLessThan(422);
      await page.keyboard.press('Tab');
      await expect(region.getByRole('button', { name: 'Close' })).toBeFocused();
    });
    await test.step('[APP-12] a destructive toast takes the place of the one before', async () => {
      await context.setOffline(true);
      await sendMessage(page);
      await expect(region.getByRole('alert')).toContainText('Error sending message');
      await expect(region.getByRole('alert')).toHaveAttribute('data-variant', 'destructive');
      await expect(region.getByRole('status')).toHaveCount(0);
      await context.setOffline(false);
    });
  });
});

async function sendMessage(page: Page): Promise<void> {
  await page.getByLabel('Full name').fill('Ada Lovelace');
  await page.getByLabel('E-mail').fill('ada@example.org');
  await page.getByLabel('Subject').fill('Hello');
  await page.getByLabel('Message').fill('A message of more than ten letters.');
  await page.getByRole('button', { name: 'Send Message' }).click();
  // Sending takes a second.
  await page.clock.fastForward(1000);
  await expect(
    page
      .getByRole('region', { name: /Notifications/ })
      .getByText(/message/i)
      .first(),
  ).toBeVisible();
}
