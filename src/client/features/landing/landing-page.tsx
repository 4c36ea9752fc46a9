import { Page } from '#client/components/page.tsx';
import { Hero } from './hero.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { MysteryCall } from './mystery-call.tsx';
import { Stories } from './stories.tsx';
import { StyleCards } from './style-cards.tsx';

export function LandingPage() {
  return (
    <Page
      title="Your AI Travel Copilot"
      description="Surprise getaways, complete itineraries and business trips, planned around real opening hours and real distances, and checked rule by rule."
      width="bleed"
    >
      <Hero />
      <HowItWorks />
      <StyleCards />
      <MysteryCall />
      <Stories />
    </Page>
  );
}
