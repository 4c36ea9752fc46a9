import { describe, expect, test } from 'vitest';
import { imageKeywords, placeholderPhoto, stockPhoto } from './image-sources.ts';

describe('image sources', () => {
  test('[IMG-01] takes at most four keywords, each of three or more letters', () => {
    expect(imageKeywords('A trip to São Paulo in the old city by night')).toEqual([
      'trip',
      'sao',
      'paulo',
      'old',
    ]);
    expect(imageKeywords('Rome, Rome')).toEqual(['rome']);
  });

  test('[IMG-01] finds a stock photo by keyword, also by a name of two words', () => {
    expect(stockPhoto('Lisbon, Portugal')).toMatch(
      /^https:\/\/images\.unsplash\.com\/photo-[\w-]+\?.*w=1600&h=900/,
    );
    expect(stockPhoto('Rio de Janeiro, Brazil')).toContain('images.unsplash.com');
    expect(stockPhoto('Hong Kong, China')).toContain('images.unsplash.com');
    expect(stockPhoto('Nowhere, Atlantis')).toBeUndefined();
  });

  test('[IMG-01] falls back to a placeholder photo with an id from 100 to 999, the same each time', () => {
    for (const text of ['Nowhere', 'Somewhere', 'Elsewhere', '']) {
      const id = Number(/id\/(\d+)\/1600\/900$/.exec(placeholderPhoto(text))?.[1]);

      expect(id).toBeGreaterThanOrEqual(100);
      expect(id).toBeLessThanOrEqual(999);
      expect(placeholderPhoto(text)).toBe(placeholderPhoto(text));
    }
  });
});
