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
const KIND_HABITS = {
  museum: {
    interests: ['History', 'Cultural Immersion'],
    minutes: 75,
    indoor: true,
    hours: 'Tu-Su 10:00-17:00; Mo off',
    appeal: 44,
  },
  gallery: {
    interests: ['Cultural Immersion', 'Architecture'],
    minutes: 60,
    indoor: true,
    hours: 'Tu-Sa 11:00-17:00',
    appeal: 34,
  },
  palace: {
    interests: ['Architecture', 'History'],
    minutes: 75,
    indoor: true,
    hours: 'Tu-Su 10:00-17:00; Mo off',
    appeal: 52,
  },
  castle: {
    interests: ['History', 'Photography'],
    minutes: 75,
    indoor: false,
    hours: '10:00-17:00',
    appeal: 52,
  },
  church: {
    interests: ['Architecture', 'History'],
    minutes: 35,
    indoor: true,
    hours: '09:00-17:00',
    appeal: 36,
  },
  temple: {
    interests: ['Cultural Immersion', 'Architecture'],
    minutes: 45,
    indoor: false,
    hours: '08:00-17:00',
    appeal: 40,
  },
  mosque: {
    interests: ['Architecture', 'Cultural Immersion'],
    minutes: 35,
    indoor: true,
    hours: '09:00-17:00',
    appeal: 38,
  },
  synagogue: {
    interests: ['History', 'Cultural Immersion'],
    minutes: 40,
    indoor: true,
    hours: 'Su-Th 10:00-16:00',
    appeal: 34,
  },
  monument: {
    interests: ['History', 'Photography'],
    minutes: 30,
    indoor: false,
    hours: ALWAYS,
    isOpenToAll: true,
    appeal: 28,
  },
  landmark: {
    interests: ['Architecture', 'Photography'],
    minutes: 35,
    indoor: false,
    hours: ALWAYS,
    isOpenToAll: true,
    appeal: 34,
  },
  tower: {
    interests: ['Photography', 'History'],
    minutes: 45,
    indoor: true,
    hours: '10:00-17:00',
    appeal: 38,
  },
  viewpoint: {
    interests: ['Photography', 'Nature'],
    minutes: 45,
    indoor: false,
    hours: DAYLIGHT,
    isOpenToAll: true,
    appeal: 42,
  },
  ruins: {
    interests: ['History', 'Photography'],
    minutes: 60,
    indoor: false,
    hours: '09:00-17:00',
    appeal: 44,
  },
  library: {
    interests: ['Architecture', 'Digital Nomad'],
    minutes: 40,
    indoor: true,
    hours: 'Mo-Fr 10:00-17:00',
    appeal: 22,
  },
  market: {
    interests: ['Cultural Immersion', 'Culinary'],
    minutes: 60,
    indoor: false,
    hours: 'Mo-Sa 08:00-14:00',
    appeal: 42,
  },
  shopping: {
    interests: ['Girls Trip', 'Urban'],
    minutes: 60,
    indoor: true,
    hours: 'Mo-Sa 10:00-19:00',
    appeal: 20,
  },
  garden: {
    interests: ['Nature', 'Relaxation'],
    minutes: 60,
    indoor: false,
    hours: '09:00-17:00',
    appeal: 36,
  },
  park: {
    interests: ['Relaxation', 'Family Fun'],
    minutes: 60,
    indoor: false,
    hours: DAYLIGHT,
    isOpenToAll: true,
    appeal: 34,
  },
  nature: {
    interests: ['Nature', 'Hiking'],
    minutes: 90,
    indoor: false,
    hours: DAYLIGHT,
    isOpenToAll: true,
    appeal: 42,
  },
  hike: {
    interests: ['Hiking', 'Nature'],
    minutes: 150,
    indoor: false,
    hours: DAYLIGHT,
    isOpenToAll: true,
    appeal: 40,
  },
  beach: {
    interests: ['Beach', 'Relaxation'],
    minutes: 120,
    indoor: false,
    hours: ALWAYS,
    isOpenToAll: true,
    appeal: 44,
  },
  cave: {
    interests: ['Nature', 'Family Fun'],
    minutes: 60,
    indoor: true,
    hours: '10:00-16:00',
    appeal: 42,
  },
  zoo: {
    interests: ['Family Fun', 'Nature'],
    minutes: 150,
    indoor: false,
    hours: '10:00-16:00',
    appeal: 36,
  },
  aquarium: {
    interests: ['Family Fun', 'Nature'],
    minutes: 90,
    indoor: true,
    hours: '10:00-17:00',
    appeal: 36,
  },
  'theme-park': {
    interests: ['Family Fun', 'Lads Trip'],
    minutes: 240,
    indoor: false,
    hours: '11:00-17:00',
    appeal: 36,
  },
  bar: {
    interests: ['Nightlife', 'Lads Trip'],
    minutes: 75,
    indoor: true,
    hours: '18:00-23:30',
    appeal: 16,
  },
  club: {
    interests: ['Nightlife', 'Lads Trip'],
    minutes: 120,
    indoor: true,
    hours: 'Fr,Sa 22:00-03:00',
    appeal: 14,
  },
} as const satisfies Partial<Record<PlaceKind, KindHabits>>;

/** A kind that a sight of open data can have. */
export type ImportedKind = keyof typeof KIND_HABITS;

export function habitsOf(kind: ImportedKind): KindHabits {
  return KIND_HABITS[kind];
}
