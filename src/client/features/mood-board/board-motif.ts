import {
  IconBasket,
  IconBeer,
  IconBook,
  IconBowlChopsticks,
  IconBread,
  IconBuildingArch,
  IconBuildingBank,
  IconBuildingBridge,
  IconBuildingCarousel,
  IconBuildingChurch,
  IconBuildingLighthouse,
  IconBuildingMonument,
  IconBurger,
  IconCake,
  IconChefHat,
  IconCoffee,
  IconFish,
  IconFrame,
  IconGlassCocktail,
  IconGlassFull,
  IconIceCream2,
  IconJewishStar,
  IconMeat,
  IconMusic,
  IconPaw,
  IconPizza,
  IconPlant2,
  IconRoad,
  IconShoppingBag,
  IconSoup,
  IconTeapot,
  IconTheater,
  IconTicket,
  IconToolsKitchen2,
  IconTorii,
  IconBath,
  IconBike,
} from '@tabler/icons-react';
import type { Board } from './board.ts';

type Image = Board['images'][number];
export type Motif = typeof IconBook;

/** What stands for a kind of place that the scene has no picture of. */
const KIND_MOTIFS: Readonly<Record<string, Motif | undefined>> = {
  activity: IconTicket,
  aquarium: IconFish,
  bar: IconGlassCocktail,
  bridge: IconBuildingBridge,
  cafe: IconCoffee,
  cemetery: IconPlant2,
  church: IconBuildingChurch,
  class: IconChefHat,
  club: IconMusic,
  'day trip': IconRoad,
  'food market': IconBasket,
  gallery: IconFrame,
  landmark: IconBuildingArch,
  library: IconBook,
  market: IconBasket,
  monument: IconBuildingMonument,
  museum: IconBuildingBank,
  restaurant: IconToolsKitchen2,
  shopping: IconShoppingBag,
  show: IconTheater,
  spa: IconBath,
  sport: IconBike,
  synagogue: IconJewishStar,
  'theme park': IconBuildingCarousel,
  tower: IconBuildingLighthouse,
  zoo: IconPaw,
};

/** What is on the table there, by the words for its kitchen and its dishes: the first that is named. */
const DISH_MOTIFS: readonly [RegExp, Motif][] = [
  [
    /\b(ramen|udon|soba|noodles?|pho|laksa|kaiseki|dim sum|dumplings?|rice|tofu)\b/,
    IconBowlChopsticks,
  ],
  [/\b(sushi|sashimi|fish|seafood|oysters?|ceviche|eel|shrimps?|prawns?|octopus|cod)\b/, IconFish],
  [/\b(pizzas?|pinsa)\b/, IconPizza],
  [/\b(burgers?|sandwich(es)?|bagels?)\b/, IconBurger],
  [/\b(gelato|ice cream|sorbet)\b/, IconIceCream2],
  [/\b(cakes?|pastr(y|ies)|sweets|tarts?|desserts?|chocolates?|wagashi)\b/, IconCake],
  [/\b(matcha|tea|teahouse)\b/, IconTeapot],
  [/\b(steaks?|grill(ed)?|barbecue|bbq|roast|asado|kebabs?|lamb|beef|pork)\b/, IconMeat],
  [/\b(bread|bakery|croissants?|sourdough)\b/, IconBread],
  [/\b(beers?|brewery|pub)\b/, IconBeer],
  [/\b(wines?|tapas|natural wine)\b/, IconGlassFull],
  [/\b(soups?|stews?|curr(y|ies)|tagines?|hot ?pot|goulash)\b/, IconSoup],
];

/** A Shinto shrine by its name, "Fushimi Inari Taisha": known by its gate rather than by a pagoda. */
const SHRINE = /^[^,]*\b(taisha|jingu|jinja)\b/i;

/** The motif of an image by the kind of its place, which is its first tag; none where a scene shows it. */
export function motifOf({ tags, prompt }: Pick<Image, 'tags' | 'prompt'>): Motif | undefined {
  const [kind = ''] = tags;

  if (kind === 'temple' && SHRINE.test(prompt)) return IconTorii;
  const dish =
    kind === 'restaurant' &&
    DISH_MOTIFS.map(([words, motif]) => ({ motif, at: prompt.toLowerCase().search(words) }))
      .filter(({ at }) => at >= 0)
      .toSorted((a, b) => a.at - b.at)[0]?.motif;

  return dish || (Object.hasOwn(KIND_MOTIFS, kind) ? KIND_MOTIFS[kind] : undefined);
}

/** Soft hills under the light, in colours of the board: what a motif stands before. */
export function motifBackdrop(colors: readonly string[]): string {
  const [sky = '#dce3ea', light = '#f7f1e8', far = '#0e5e6f', near = far] = colors;
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300" width="400" height="300">' +
    `<path fill="${sky}" d="M0 0h400v300H0z"/>` +
    `<circle cx="300" cy="88" r="54" fill="${light}" opacity=".8"/>` +
    `<path fill="${far}" opacity=".75" d="M0 216Q90 150 190 196T400 176V300H0z"/>` +
    `<path fill="${near}" d="M0 262Q120 214 230 246T400 236V300H0z"/></svg>`;

  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
