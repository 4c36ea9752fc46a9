import {
  IconBackpack,
  IconBath,
  IconBeach,
  IconBeer,
  IconBuildingArch,
  IconBuildingSkyscraper,
  IconCamera,
  IconDeviceLaptop,
  IconFlower,
  IconFriends,
  IconGlassCocktail,
  IconHeart,
  IconHistory,
  IconHorseToy,
  IconMap,
  IconMasksTheater,
  IconMoonStars,
  IconMountain,
  IconParachute,
  IconRings,
  IconShoppingBag,
  IconTent,
  IconToolsKitchen2,
  IconTrees,
  IconTrophy,
  IconYoga,
  type Icon,
} from '@tabler/icons-react';
import type { Interest } from '#shared/preferences/options.ts';

const INTEREST_ICONS: Record<Interest, Icon> = {
  Hiking: IconMountain,
  Beach: IconBeach,
  History: IconHistory,
  Architecture: IconBuildingArch,
  Culinary: IconToolsKitchen2,
  Nightlife: IconGlassCocktail,
  Photography: IconCamera,
  Relaxation: IconBath,
  Urban: IconBuildingSkyscraper,
  Nature: IconTrees,
  Romantic: IconHeart,
  Honeymoon: IconRings,
  Anniversary: IconTrophy,
  'Family Fun': IconHorseToy,
  'Solo Adventure': IconMap,
  'Girls Trip': IconFriends,
  'Lads Trip': IconBeer,
  'Wellness Retreat': IconFlower,
  'Cultural Immersion': IconMasksTheater,
  'Extreme Sports': IconParachute,
  'Off the Grid': IconTent,
  'Luxury Shopping': IconShoppingBag,
  Backpacking: IconBackpack,
  'Digital Nomad': IconDeviceLaptop,
  'Northern Lights': IconMoonStars,
};

/** The icon of an interest, beside its name; a lotus pose stands in for one that is not ours. */
export function InterestIcon({ interest }: { interest: string }) {
  const Icon = isInterest(interest) ? INTEREST_ICONS[interest] : IconYoga;

  return <Icon size={22} stroke={1.6} aria-hidden="true" />;
}

function isInterest(text: string): text is Interest {
  return Object.hasOwn(INTEREST_ICONS, text);
}
