import { expect, test } from './fixtures.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test.describe('landing page', () => {
  test('[HOME-01] [HOME-02] [HOME-03] [HOME-07] [HOME-08] [HOME-09] [HOME-10] the sections, and where they lead', async ({
    page,
  }) => {
    await page.goto('/');
    await test.step('[HOME-01] sections in order, with their anchors', async () => {
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
      const titles = await page
        .locator('main section')
        .evaluateAll((sections) =>
          sections.map((section) => section.querySelector('h1, h2')?.textContent),
        );
      const anchors = await page
        .locator('main section')
        .evaluateAll((sections) => sections.map(({ id }) => id));

      expect(titles).toEqual([
        'Your AI Travel Copilot',
        'How it works',
        'Choose your adventure style',
        'Ready for a mystery adventure?',
        'Traveler stories',
      ]);
      expect(anchors).toEqual(['', 'how-it-works', 'inspiration', '', 'testimonials']);
    });
    await test.step('[HOME-07] how it works in three steps', async () => {
      const steps = page
        .getByRole('region', { name: 'How it works' })
        .getByRole('heading', { level: 3 });

      await expect(steps).toHaveText([
        'Share your preferences',
        'Choose your path',
        'Discover and customize',
      ]);
    });
    await test.step('[HOME-08] [HOME-09] style cards and the call to action lead to the wizard', async () => {
      const styles = page
        .getByRole('region', { name: 'Choose your adventure style' })
        .getByRole('link');
      const call = page
        .getByRole('region', { name: 'Ready for a mystery adventure?' })
        .getByRole('link');

      await expect(styles).toHaveText([
        'Start My Surprise Journey',
        'Plan My Complete Itinerary',
        'Plan My Business Trip',
      ]);
      expect(
        await styles.evaluateAll((all) => all.map((link) => link.getAttribute('href'))),
      ).toEqual([
        '/plan-trip?type=surprise',
        '/plan-trip?type=complete',
        '/plan-trip?type=business',
      ]);
      await expect(call).toHaveText(['Start My Surprise Journey']);
      await expect(call).toHaveAttribute('href', '/plan-trip?type=surprise');
    });
    await test.step('[HOME-10] three stories with name, picture, stars, quote and trip', async () => {
      const stories = page.getByRole('region', { name: 'Traveler stories' }).getByRole('figure');

      await expect(stories).toHaveCount(3);
      const stars = await stories.evaluateAll((all) =>
        all.map((story) =>
          [...story.querySelectorAll('[data-star]')].map((star) => star.getAttribute('data-star')),
        ),
      );

      expect(stars).toEqual([
        Array(5).fill('full'),
        Array(5).fill('full'),
        [...Array(4).fill('full'), 'half'],
      ]);
      for (const story of await stories.all()) {
        await story.scrollIntoViewIfNeeded();
        await expect(story.locator('blockquote')).not.toBeEmpty();
        await expect(story.locator('figcaption')).toContainText(/trip|itinerary/i);
        await expect(story.locator('figcaption img')).toHaveAttribute('alt', /\w+ \w+/);
        await expect
          .poll(() =>
            story.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth),
          )
          .toBeGreaterThan(0);
      }
    });
    await test.step('[HOME-02] [HOME-03] the hero: its promise and three ways in', async () => {
      const hero = page.getByRole('region', { name: 'Your AI Travel Copilot' });

      await expect(hero.getByRole('heading', { level: 1 })).toHaveText('Your AI Travel Copilot');
      await expect(hero.getByRole('link', { name: 'Plan My Trip' })).toHaveAttribute(
        'href',
        '/plan-trip?type=complete',
      );
      await expect(hero.getByRole('link', { name: 'Surprise Me' })).toHaveAttribute(
        'href',
        '/plan-trip?type=surprise',
      );
      await expect(hero.getByRole('link', { name: 'Business Trip' })).toHaveAttribute(
        'href',
        '/plan-trip?type=business',
      );
      await hero.getByRole('link', { name: 'Surprise Me' }).click();
      await expect(page).toHaveURL(/\/plan-trip\?type=surprise$/);
    });
  });

  test('[HOME-04] [HOME-05] the hero: its height, its video by any address, and nothing that shifts', async ({
    page,
  }) => {
    type Noted = { shift: number; triedAt: number };

    await page.addInitScript(() => {
      const original = HTMLMediaElement.prototype.play;

      Object.assign(window, { shift: 0 });
      HTMLMediaElement.prototype.play = function play() {
        Object.assign(window, { triedAt: performance.now() });
        return original.call(this);
      };
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
          (window as unknown as Noted).shift += entry.value;
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const video = page.locator('video');
    const sources = () =>
      page
        .locator('video source')
        .evaluateAll((all) => all.map((source) => source.getAttribute('src')));

    await test.step('[HOME-04] the same video whatever type the address carries', async () => {
      for (const path of ['/?type=business', '/?type=surprise', '/']) {
        await page.goto(path);
        expect(await sources(), path).toEqual(['/hero.webm', '/hero.mp4']);
      }
    });
    await test.step('[HOME-05] the video is muted and loops; playing is tried after 500 ms', async () => {
      await expect
        .poll(() => video.evaluate((element: HTMLVideoElement) => element.paused))
        .toBe(false);
      expect(
        await video.evaluate((element: HTMLVideoElement) => [element.muted, element.loop]),
      ).toEqual([true, true]);
      expect(
        await page.evaluate(() => (window as unknown as Noted).triedAt),
      ).toBeGreaterThanOrEqual(500);
    });
    await test.step('nothing shifts while it loads', async () => {
      await page.waitForTimeout(1000);
      expect(await page.evaluate(() => (window as unknown as Noted).shift)).toBeLessThan(0.02);
    });
    await test.step('[HOME-04] the hero is 600 px high on phones, 700 px on wider screens', async () => {
      for (const [width, height] of [
        [390, 600],
        [767, 600],
        [768, 700],
        [1280, 700],
      ] as const) {
        await page.setViewportSize({ width, height: 900 });
        await expect
          .poll(
            async () =>
              (await page.getByRole('region', { name: 'Your AI Travel Copilot' }).boundingBox())
                ?.height,
            `at ${width} px`,
          )
          .toBe(height);
      }
    });
  });

  test('[HOME-05] a refused start is tried once more, on the first interaction', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Object.assign(window, { tries: 0 });
      HTMLMediaElement.prototype.play = () => {
        (window as unknown as { tries: number }).tries += 1;
        return Promise.reject(new DOMException('not yet', 'NotAllowedError'));
      };
    });
    const tries = () => page.evaluate(() => (window as unknown as { tries: number }).tries);

    await page.goto('/');
    await expect.poll(tries).toBe(1);
    await page.waitForTimeout(400);
    expect(await tries(), 'nothing happens by itself').toBe(1);
    await page.keyboard.press('a');
    await expect.poll(tries).toBe(2);
    await page.keyboard.press('b');
    await page.mouse.move(50, 50);
    await page.waitForTimeout(200);
    expect(await tries()).toBe(2);
  });

  test.describe('without its video', () => {
    test.use({ allowedConsoleErrors: [/404|Failed to load resource/] });

    test('[HOME-06] a video that fails is hidden and the still picture stays', async ({ page }) => {
      await page.route('**/hero.{webm,mp4}', (route) => route.fulfill({ status: 404, body: '' }));
      await page.goto('/');
      await expect(page.locator('video')).toBeHidden();
      const still = page.getByRole('img', { name: /Travel destinations/ });

      await expect(still).toBeVisible();
      expect(await still.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(
        0,
      );
    });
  });

  test('[HOME-11] the page fades in over 0.5 s and out on leaving; cards come 0.2 s apart', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const started: string[] = [];

      Object.assign(window, { started });
      document.addEventListener('animationstart', (event) => started.push(event.animationName));
    });
    await page.goto('/');
    const frame = page.locator('main > div').first();
    const started = () => page.evaluate(() => (window as unknown as { started: string[] }).started);

    await expect(frame).toHaveCSS('animation-duration', '0.5s');
    await expect.poll(started, 'the keyframes are found').toContain('ns-fade-in');
    const delays = await page
      .getByRole('region', { name: 'Choose your adventure style' })
      .getByRole('article')
      .evaluateAll((cards) => cards.map((card) => getComputedStyle(card).animationDelay));

    await page.getByRole('article').first().scrollIntoViewIfNeeded();
    await expect
      .poll(() =>
        page
          .getByRole('article')
          .evaluateAll((cards) => cards.map((card) => getComputedStyle(card).animationDelay)),
      )
      .toEqual(['0s', '0.2s', '0.4s']);
    expect(delays).toHaveLength(3);
    await expect.poll(started).toContain('ns-rise-in');
    // Leaving takes 200 ms, less than a busy machine needs to look twice: the page itself takes note.
    await page.evaluate(() => {
      const observer = new MutationObserver(() => {
        if (!document.querySelector('main > [data-leaving]')) return;
        observer.disconnect();
        document.documentElement.dataset['sawLeaving'] = '';
      });

      observer.observe(document.body, { subtree: true, childList: true, attributes: true });
    });
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'About Northstar' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-saw-leaving', '');
  });

  test.describe('with reduced motion', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });

    test('[HOME-11] nothing moves', async ({ page }) => {
      await page.goto('/');
      await expect(page.locator('main > div').first()).toHaveCSS('animation-duration', '0s');
      await expect(page.getByRole('article').first()).toHaveCSS('animation-name', 'none');
      await expect(page.getByRole('article').last()).toHaveCSS('opacity', '1');
      await page.waitForTimeout(800);
      expect(
        await page.locator('video').evaluate((element: HTMLVideoElement) => element.paused),
      ).toBe(true);
      await page.getByRole('button', { name: 'Play background video' }).click();
      await expect(page.getByRole('button', { name: 'Pause background video' })).toBeVisible();
    });
  });

  test.describe('before its scripts arrive', () => {
    test.use({ javaScriptEnabled: false });

    test('reads, and its links lead on', async ({ page }) => {
      await page.goto('/');
      await expect(page.getByRole('heading', { name: 'Your AI Travel Copilot' })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Traveler stories' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Plan My Trip' })).toHaveAttribute(
        'href',
        '/plan-trip?type=complete',
      );
    });
  });
});
