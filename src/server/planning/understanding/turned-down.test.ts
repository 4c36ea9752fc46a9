import { expect, test } from 'vitest';
import { stanceBefore, stanceInClause } from './stance.ts';
import { isTurnedDownBehind } from './turned-down.ts';

test.each([
  " is too steep for us but we'd love the garden",
  ' is way too expensive, is there another pool?',
  ' has become too crowded, so not there',
  ' is too touristy for us, Ninh Binh instead',
  ' is overrated imho',
  ' is a tourist trap, no thanks',
  " isn't our thing",
  ' isn’t for us this time',
  ' is not interesting for us',
  ' and the like are not for us',
  ' sounds too party for us',
  ' tours feel wrong to us',
  ' is against our values',
  ' is too long on a speedboat for us, rather a ferry',
  ' creeps us out',
  ' give me the creeps',
  ' scare our daughter',
  ' makes me seasick so no',
  " don't excite me",
  ' no (too steep for my knees)',
  ' no, my son would have nightmares',
  ' no way',
  ' - rather not, ugly',
  ' less interesting',
  ' we saw in 2019',
  ' we already did',
  ' I already did',
  ' was last time',
  ' once is enough, we have been',
  ' maybe another time',
  ' - no, vertigo',
  ' bikes no thank you',
  ' is a rip-off we hear',
  ' - rip-off we hear',
  ' (tourist trap)',
  ' only from below',
  ', too far, so skip it',
  ' - my wife is afraid of heights, so no',
  ' and Pier 39 are tourist traps',
  ' has enough naked statues for one life, seen it',
  ' we can skip',
  ', we would rather avoid it',
])('turned down: X%s', (behind) => {
  expect(isTurnedDownBehind(behind)).toBe(true);
});

test.each([
  ' at opening',
  ' is a must',
  ' if not too crowded',
  ' is a bit naff but ok',
  ' is too far on foot, but we still want to see it',
  ' gets too crowded, so only at opening',
  ' is too big, so only the highlights',
  ' is too good to miss',
  ' is too crowded on Sundays',
  ' no doubt',
  ' that we saw in a film',
  ' maybe, if it fits - the queues put us off a bit',
  ', no boats',
  ', and Lapa is too loud for us',
  ' too',
  ' is not to be missed',
  ' is not far from our hotel',
  ' not Bruges, been there',
  ', boring museums are not for us',
  ', we avoid crowds',
])('not turned down: X%s', (behind) => {
  expect(isTurnedDownBehind(behind)).toBe(false);
});

test.each([
  ['gondolas make me nervous', 0, 'avoided'],
  ['waffles dont excite me', 0, 'avoided'],
  ['nothing with boats i get seasick', 13, 'avoided'],
  ['heights are fine', 0, 'wanted'],
  ['a sloth and is too small for most of that', 2, 'wanted'],
  ['museums and churches are too much for us', 0, 'avoided'],
  ['museums and the beach xcommax boats are too slow for us', 0, 'wanted'],
  ['museums and the beach xcommax boats are too slow for us', 30, 'avoided'],
] as const)('a kind of thing in a clause: %s, from %i on', (clause, index, stance) => {
  expect(stanceInClause(clause, index)).toBe(stance);
});

test.each([
  ['i know the', 'avoided'],
  ['we know that the', 'wanted'],
  ['we know', 'avoided'],
  ['we already know the', 'avoided'],
  ['she knows', 'avoided'],
] as const)('before a name: %s', (before, stance) => {
  expect(stanceBefore(before)).toBe(stance);
});
