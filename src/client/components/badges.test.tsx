import { describe, expect, test } from 'vitest';
import { renderClient } from '#client/testing/render.tsx';
import { DateRangeText } from './date-range-text.tsx';
import { StarRating, starKind } from './star-rating.tsx';
import { StatusBadge, statusTone } from './status-badge.tsx';

describe('StarRating', () => {
  test('[HOME-10] a fraction shows a half star', () => {
    expect([1, 2, 3, 4, 5].map((star) => starKind(star, 4.5))).toEqual([
      'full',
      'full',
      'full',
      'full',
      'half',
    ]);
    expect([1, 2, 3, 4, 5].map((star) => starKind(star, 2))).toEqual([
      'full',
      'full',
      'empty',
      'empty',
      'empty',
    ]);
  });

  test('is read out as one sentence', async () => {
    const { container } = await renderClient(<StarRating rating={4.5} />);

    expect(container.querySelector('[role="img"]')?.getAttribute('aria-label')).toBe(
      'Rated 4.5 out of 5 stars',
    );
  });
});

describe('StatusBadge', () => {
  test.each([
    ['confirmed', 'flight', 'good'],
    ['pending', 'flight', 'waiting'],
    ['available', 'flight', 'bad'],
    ['surprise', 'trip', 'secret'],
    ['draft', 'trip', 'quiet'],
    ['confirmed', 'booking', 'good'],
    ['selections_made', 'booking', 'quiet'],
  ] as const)('%s as a %s is %s', (status, kind, tone) => {
    expect(statusTone(status, kind)).toBe(tone);
  });

  test('shows underscores as spaces, and trips with a capital', async () => {
    const { container } = await renderClient(
      <>
        <StatusBadge status="selections_made" kind="booking" />
        <StatusBadge status="draft" />
      </>,
    );

    expect([...container.querySelectorAll('span')].map((badge) => badge.textContent)).toEqual([
      'selections made',
      'Draft',
    ]);
  });
});

test('[APP-14] a range of dates, "N/A" where one is missing', async () => {
  const { container } = await renderClient(<DateRangeText start="2025-01-05" end={undefined} />);

  expect(container.textContent).toBe('Jan 5, 2025 – N/A');
});
