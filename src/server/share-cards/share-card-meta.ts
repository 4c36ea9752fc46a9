import { escapeXml } from '#server/exports/xml.ts';
import { DEFAULT_SLUG, shareCardPath } from './share-card.ts';

/** What a link to a page says of itself where it is shared. */
export type PageHead = {
  /** As the tab shows it: "About · Northstar". */
  title: string;
  description: string;
  /** A destination's id for its own picture; the neutral one without. */
  slug?: string;
};

export const CARD_SIZE = { width: 1200, height: 630 } as const;

type Place = { origin: string; path: string };

/** The Open Graph and Twitter tags of a page, ready for its head; every value is escaped. */
export function shareCardMeta(
  { title, description, slug = DEFAULT_SLUG }: PageHead,
  { origin, path }: Place,
): string {
  const image = `${origin}${shareCardPath(slug)}`;
  const properties = {
    'og:type': 'website',
    'og:site_name': 'Northstar',
    'og:title': title,
    'og:description': description,
    'og:url': `${origin}${path}`,
    'og:image': image,
    'og:image:type': 'image/png',
    'og:image:width': String(CARD_SIZE.width),
    'og:image:height': String(CARD_SIZE.height),
    'og:image:alt': slug === DEFAULT_SLUG ? 'Northstar' : `A drawn view: ${title}`,
  };
  const names = {
    'twitter:card': 'summary_large_image',
    'twitter:title': title,
    'twitter:description': description,
    'twitter:image': image,
  };

  return [
    ...Object.entries(properties).map(([key, value]) => tag('property', key, value)),
    ...Object.entries(names).map(([key, value]) => tag('name', key, value)),
    `<link rel="canonical" href="${escapeXml(`${origin}${path}`)}" />`,
  ].join('\n    ');
}

/** A built page with its own title, description and share tags in place of the general ones. */
export function withPageHead(html: string, head: PageHead, place: Place): string {
  const description = `<meta name="description" content="${escapeXml(head.description)}" />`;

  return html
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeXml(head.title)}</title>`)
    .replace(/<meta\s+name="description"[^>]*>/, () => description)
    .replace('</head>', () => `    ${shareCardMeta(head, place)}\n  </head>`);
}

function tag(kind: 'property' | 'name', key: string, value: string): string {
  return `<meta ${kind}="${key}" content="${escapeXml(value)}" />`;
}
