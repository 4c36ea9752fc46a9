import type { Interest } from '#shared/preferences/options.ts';
import type { PlaceKind } from '../place.schema.ts';

/** What holds for most places of a kind; used where a source says nothing. */
export type KindHabits = {
  interests: readonly Interest[];
  minutes: number;
  indoor: boolean;
  /** Hours that most places of the kind keep. */
  hours: string;
  /** Anybody may go there at any time, so that missing hours are no gap. */
  isOpenToAll?: boolean;
  /** What one of the kind is worth to a first visitor, before anything is known of it: 0 to 100. */
  appeal: number;
};

const ALWAYS = '24/7';
const DAYLIGHT = 'sunrise-sunset';

/** Kinds that tags of open data can tell, with the habits of the kind. */
const ROWS = [
  [
    'museum',
    ['History', 'Cultural Immersion'],
    75,
    44,
    'under a roof',
    'Tu-Su 10:00-17:00; Mo off',
  ],
  ['gallery', ['Cultural Immersion', 'Architecture'], 60, 34, 'under a roof', 'Tu-Sa 11:00-17:00'],
  ['palace', ['Architecture', 'History'], 75, 52, 'under a roof', 'Tu-Su 10:00-17:00; Mo off'],
  ['castle', ['History', 'Photography'], 75, 52, 'outdoors', '10:00-17:00'],
  ['church', ['Architecture', 'History'], 35, 36, 'under a roof', '09:00-17:00'],
  ['temple', ['Cultural Immersion', 'Architecture'], 45, 40, 'outdoors', '08:00-17:00'],
  ['mosque', ['Architecture', 'Cultural Immersion'], 35, 38, 'under a roof', '09:00-17:00'],
  ['synagogue', ['History', 'Cultural Immersion'], 40, 34, 'under a roof', 'Su-Th 10:00-16:00'],
  ['monument', ['History', 'Photography'], 30, 28, 'open to all', ALWAYS],
  ['landmark', ['Architecture', 'Photography'], 35, 34, 'open to all', ALWAYS],
  ['tower', ['Photography', 'History'], 45, 38, 'under a roof', '10:00-17:00'],
  ['viewpoint', ['Photography', 'Nature'], 45, 42, 'open to all', DAYLIGHT],
  ['ruins', ['History', 'Photography'], 60, 44, 'outdoors', '09:00-17:00'],
  ['library', ['Architecture', 'Digital Nomad'], 40, 22, 'under a roof', 'Mo-Fr 10:00-17:00'],
  ['market', ['Cultural Immersion', 'Culinary'], 60, 42, 'outdoors', 'Mo-Sa 08:00-14:00'],
  ['shopping', ['Girls Trip', 'Urban'], 60, 20, 'under a roof', 'Mo-Sa 10:00-19:00'],
  ['garden', ['Nature', 'Relaxation'], 60, 36, 'outdoors', '09:00-17:00'],
  ['park', ['Relaxation', 'Family Fun'], 60, 34, 'open to all', DAYLIGHT],
  ['nature', ['Nature', 'Hiking'], 90, 42, 'open to all', DAYLIGHT],
  ['hike', ['Hiking', 'Nature'], 150, 40, 'open to all', DAYLIGHT],
  ['beach', ['Beach', 'Relaxation'], 120, 44, 'open to all', ALWAYS],
  ['cave', ['Nature', 'Family Fun'], 60, 42, 'under a roof', '10:00-16:00'],
  ['zoo', ['Family Fun', 'Nature'], 150, 36, 'outdoors', '10:00-16:00'],
  ['aquarium', ['Family Fun', 'Nature'], 90, 36, 'under a roof', '10:00-17:00'],
  ['theme-park', ['Family Fun', 'Lads Trip'], 240, 36, 'outdoors', '11:00-17:00'],
  ['bar', ['Nightlife', 'Lads Trip'], 75, 16, 'under a roof', '18:00-23:30'],
  ['club', ['Nightlife', 'Lads Trip'], 120, 14, 'under a roof', 'Fr,Sa 22:00-03:00'],
] as const satisfies readonly (readonly [
  kind: PlaceKind,
  interests: readonly Interest[],
  minutes: number,
  appeal: number,
  where: 'under a roof' | 'outdoors' | 'open to all',
  hours: string,
])[];

/** A kind that a sight of open data can have. */
export type ImportedKind = (typeof ROWS)[number][0];

const KIND_HABITS = new Map<ImportedKind, KindHabits>(
  ROWS.map(([kind, interests, minutes, appeal, where, hours]) => [
    kind,
    {
      interests,
      minutes,
      indoor: where === 'under a roof',
      hours,
      ...(where === 'open to all' ? { isOpenToAll: true } : {}),
      appeal,
    },
  ]),
);

export function habitsOf(kind: ImportedKind): KindHabits {
  const habits = KIND_HABITS.get(kind);

  if (!habits) throw new RangeError(`No habits of ${kind}`);
  return habits;
}
