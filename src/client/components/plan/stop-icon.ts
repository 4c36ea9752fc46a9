import {
  IconBed,
  IconBriefcase,
  IconBus,
  IconCarSuv,
  IconLuggage,
  IconMapPin,
  IconPlane,
  IconPlaneArrival,
  IconPlaneDeparture,
  IconRoute,
  IconShip,
  IconSun,
  IconToolsKitchen2,
  IconTrain,
  type Icon,
} from '@tabler/icons-react';
import type { PlannedActivity } from '#shared/generation/generated-trip.schema.ts';

const KIND_ICONS: Record<PlannedActivity['kind'], Icon> = {
  stop: IconMapPin,
  meal: IconToolsKitchen2,
  arrival: IconPlaneArrival,
  departure: IconPlaneDeparture,
  ride: IconRoute,
  stay: IconBed,
  work: IconBriefcase,
  free: IconSun,
};
/** A plan tells by what one goes in the first words of a ride, and whether one flies in those of an arrival. */
const BY_WORDS: readonly (readonly [RegExp, Icon])[] = [
  [/^(?:Check out|Arrive in)\b/, IconLuggage],
  [/^Train\b/, IconTrain],
  [/^(?:Coach|Bus|Tour bus|Guided day tour)\b/, IconBus],
  [/^(?:Ferry|Boat)\b/, IconShip],
  [/^Flight\b/, IconPlane],
  [/^Drive\b/, IconCarSuv],
];
const MOVES: ReadonlySet<PlannedActivity['kind']> = new Set(['arrival', 'departure', 'ride']);

/** What stands for a block of a day: by what one goes on a ride, else what kind it is. */
export function stopIcon({ kind, activity }: Pick<PlannedActivity, 'kind' | 'activity'>): Icon {
  const told = MOVES.has(kind) ? BY_WORDS.find(([words]) => words.test(activity))?.[1] : undefined;

  return told ?? KIND_ICONS[kind];
}
