import { describe, expect, test, vi } from 'vitest';
import { loadCatalogue } from '../catalogue/catalogue.ts';
import { DEFAULT_CARD } from './share-card.ts';
import { drawShareCard } from './share-card-drawing.ts';
import { renderShareCard } from './share-card-image.ts';
import { shareCardMeta } from './share-card-meta.ts';
import { createShareCardsService } from './share-cards.service.ts';

describe('a card', () => {
  test('is a PNG of 1200 by 630 set in our own letters', async () => {
    const picture = await renderShareCard(DEFAULT_CARD);
    const blank = await renderShareCard({ ...DEFAULT_CARD, title: '', lead: '' });

    expect(picture.subarray(1, 4).toString()).toBe('PNG');
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(picture.length).toBeLessThan(400_000);
    expect(picture.equals(blank)).toBe(false);
  });

  test('stays whole with markup, control characters, emoji and endless words', async () => {
    const card = {
      ...DEFAULT_CARD,
      title: `<script>alert(1)</script>\u0000\u001b & 🎉 ${'x'.repeat(300)}`,
      lead: '"'.repeat(500),
    };
    const svg = drawShareCard(card);

    expect(svg).not.toMatch(/<script|\p{Cc}|& /u);
    expect((await renderShareCard(card)).length).toBeGreaterThan(1000);
  });
});

describe('the pictures of links', () => {
  const service = () => {
    const render = vi.fn(({ title }: { title: string }) => Promise.resolve(Buffer.from(title)));

    return { render, ...createShareCardsService({ catalogue: loadCatalogue(), render }) };
  };

  test('show the destination, and the neutral card for anything unknown', async () => {
    const { picture, render } = service();

    expect((await picture('paris')).toString()).toBe('Paris');
    for (const slug of ['default', 'nowhere', '../../etc/passwd', '__proto__'])
      expect((await picture(slug)).toString()).toBe(DEFAULT_CARD.title);
    expect(render).toHaveBeenCalledTimes(2);
  });

  test('show a route by its places, and nothing of it where one is unknown', async () => {
    const { picture, render } = service();

    expect(String(await picture('rome~florence~venice'))).toBe('Rome – Florence – Venice');
    expect(render).toHaveBeenCalledWith(
      expect.objectContaining({ lead: '3 places · planned around real opening hours' }),
    );
    for (const slug of ['rome~nowhere', '~', Array.from({ length: 13 }, () => 'rome').join('~')])
      expect(String(await picture(slug))).toBe(DEFAULT_CARD.title);
  });

  test('are kept, but not without end', async () => {
    const { picture, render } = service();
    const ids = loadCatalogue()
      .destinations.slice(0, 60)
      .map(({ id }) => id);

    await Promise.all(ids.map(picture));
    await picture(ids.at(-1) ?? '');
    expect(render).toHaveBeenCalledTimes(60);
    await picture(ids[0] ?? '');
    expect(render).toHaveBeenCalledTimes(61);
  });

  test('are drawn anew after a failure', async () => {
    const render = vi.fn().mockRejectedValueOnce(new Error('no')).mockResolvedValue(Buffer.of(1));
    const { picture } = createShareCardsService({ catalogue: loadCatalogue(), render });

    await expect(picture('rome')).rejects.toThrow('no');
    expect(await picture('rome')).toEqual(Buffer.of(1));
  });
});

test('the tags of a page escape what they are given', () => {
  const tags = shareCardMeta(
    { title: '"><script>', description: "a & b's", slug: 'rome' },
    { origin: 'https://northstar.example', path: '/shared/x' },
  );

  expect(tags).toContain('content="&quot;&gt;&lt;script&gt;"');
  expect(tags).toContain('content="https://northstar.example/og/rome.png"');
});
