import { routeAt } from '#shared/pages/routes.ts';
import type { PageHead } from './share-card-meta.ts';

const SITE_NAME = 'Northstar';
const GENERAL =
  'Tell Northstar how you like to travel and get a plan that is checked against real opening hours and real distances.';

/** Title and description of a page, as the route list has them. */
export function pageHead(path: string): PageHead {
  const { title = SITE_NAME, description = GENERAL } = routeAt(path) ?? {};

  return { title: title === SITE_NAME ? title : `${title} · ${SITE_NAME}`, description };
}
