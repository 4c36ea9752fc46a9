import { expect, test } from 'vitest';
import { previewKind } from './preview-kind.ts';

test.each([
  ['surprise', { hints: ['Warm'], revealSchedule: [{}], tripInfo: { isBusiness: false } }],
  ['surprise', { hints: ['Warm'], revealSchedule: [{}], tripInfo: { isBusiness: true } }],
  ['business', { hints: ['Warm'], tripInfo: { isBusiness: true } }],
  ['business', { tripInfo: { isBusiness: true } }],
  ['complete', { revealSchedule: [{}], tripInfo: { isBusiness: false } }],
  ['complete', { tripInfo: { isBusiness: false } }],
] as const)('[PLAN-22] is %s for %j', (kind, trip) => {
  expect(previewKind(trip)).toBe(kind);
});
