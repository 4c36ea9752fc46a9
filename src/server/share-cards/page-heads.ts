import type { PageHead } from './share-card-meta.ts';

/**
 * Title and description of the pages that get shared, as the client itself shows them. Pages of
 * someone's own trip have none: a link to them tells nothing about the trip.
 */
const PAGES: Readonly<Record<string, readonly [title: string, description: string]>> = {
  '/': [
    'Your AI Travel Copilot',
    'Surprise getaways, complete itineraries and business trips, planned around real opening hours and real distances, and checked rule by rule.',
  ],
  '/plan-trip': [
    'Plan your trip',
    'Tell us how you like to travel, and get a plan that is checked place by place.',
  ],
  '/my-trips': ['My Trips', 'Every trip you have saved with Northstar.'],
  '/mood-board': ['Mood Board', 'Collect the colours and pictures of a place before you go.'],
  '/book-flights': ['Find Flights', 'Compare flights by price, duration and stops.'],
  '/book-hotels': [
    'Find Your Perfect Stay',
    'Hotels, apartments and guesthouses near where your days happen.',
  ],
  '/book-experiences': ['Find Experiences', 'Tours, classes and tickets for your trip.'],
  '/budget-hotels': ['Budget Hotels', 'Find a stay that fits a budget level.'],
  '/about': ['About', 'Who makes Northstar, why, and where the product stands today.'],
  '/contact': ['Contact', 'Write to Northstar, or read answers to the questions we hear most.'],
  '/careers': ['Careers', 'Work at Northstar: perks, values and areas of interest.'],
  '/privacy': ['Privacy', 'What Northstar does and does not do with data about you.'],
  '/terms': ['Terms', 'The terms under which you may use Northstar.'],
};

const DEFAULT_HEAD: PageHead = {
  title: 'Northstar',
  description:
    'Tell Northstar how you like to travel and get a plan that is checked against real opening hours and travel times.',
};

/** What a page of the client says of itself; the general words where it says nothing of its own. */
export function pageHead(path: string): PageHead {
  const [title, description] = PAGES[path.length > 1 ? path.replace(/\/$/, '') : path] ?? [];

  return title && description ? { title: `${title} · Northstar`, description } : DEFAULT_HEAD;
}

export const SHARED_PAGES = Object.keys(PAGES);
