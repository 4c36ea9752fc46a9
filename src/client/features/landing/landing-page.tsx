import { Page } from '#client/components/page.tsx';
import { Hero } from './hero.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { MysteryCall } from './mystery-call.tsx';
import { Stories } from './stories.tsx';
import { StyleCards } from './style-cards.tsx';

export function LandingPage() {
  return (
    <Page width="bleed">
      <Hero />
      <HowItWorks />
      <StyleCards />
      <MysteryCall />
      <Stories />
    </Page>
  );
}
