import { paths } from '#client/lib/paths.ts';

export type SiteLink = { label: string; to: string };

/** The header's links, in order; the mobile menu holds the same. */
export const HEADER_LINKS: readonly SiteLink[] = [
  { label: 'Explore', to: paths.home() },
  { label: 'How It Works', to: paths.homeSection('how-it-works') },
  { label: 'My Trips', to: paths.myTrips() },
  { label: 'Mood Board', to: paths.moodBoard() },
  { label: 'Book Flights', to: paths.bookFlights() },
  { label: 'Book Hotels', to: paths.bookHotels() },
  { label: 'Book Experiences', to: paths.bookExperiences() },
  { label: 'Inspiration', to: paths.homeSection('inspiration') },
];

/** A footer entry; without an address it stands for something that is still to come. */
export type FooterEntry = { label: string; to?: string };

export const FOOTER_COLUMNS: readonly { heading: string; entries: readonly FooterEntry[] }[] = [
  {
    heading: 'Explore',
    entries: [
      { label: 'How It Works', to: paths.homeSection('how-it-works') },
      { label: 'Surprise Trips', to: paths.planTrip('surprise') },
      { label: 'Complete Itineraries', to: paths.planTrip('complete') },
      { label: 'Testimonials', to: paths.homeSection('testimonials') },
      { label: 'Travel Blog' },
    ],
  },
  {
    heading: 'Resources',
    entries: [
      { label: 'Travel Guides' },
      { label: 'Packing Tips' },
      { label: 'Visa Information' },
      { label: 'Help Center' },
    ],
  },
  {
    heading: 'Company',
    entries: [
      { label: 'About', to: paths.about() },
      { label: 'Contact', to: paths.contact() },
      { label: 'Careers', to: paths.careers() },
      { label: 'Privacy', to: paths.privacy() },
      { label: 'Terms', to: paths.terms() },
    ],
  },
];
