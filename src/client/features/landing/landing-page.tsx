import { IconAdjustmentsHorizontal, IconArrowsSplit2, IconMapSearch } from '@tabler/icons-react';
import { Page } from '#client/components/page.tsx';
import { StaggerGroup } from '#client/components/stagger-group.tsx';
import { ExampleDay } from './example-day.tsx';
import { Hero } from './hero.tsx';
import classes from './how-it-works.module.css';
import { MysteryCall } from './mystery-call.tsx';
import { Stories } from './stories.tsx';
import { StyleCards } from './style-cards.tsx';

const STEPS = [
  {
    Icon: IconAdjustmentsHorizontal,
    title: 'Share your preferences',
    text: 'Your travel style, your budget, your dates and what you love to do. Three short screens, no account.',
  },
  {
    Icon: IconArrowsSplit2,
    title: 'Choose your path',
    text: 'A surprise that unseals hint by hint until you leave, or a complete itinerary with everything revealed at once.',
  },
  {
    Icon: IconMapSearch,
    title: 'Discover and customize',
    text: 'Look through your AI-generated plan: places to stay, things to do and local insights. Then make it yours.',
  },
] as const;

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

function HowItWorks() {
  return (
    <section id="how-it-works" className={classes.section} aria-labelledby="how-it-works-title">
      <div className={classes.inner}>
        <div>
          <h2 id="how-it-works-title" className={classes.title}>
            How it works
          </h2>
          <StaggerGroup as="ol">
            {STEPS.map(({ Icon, title, text }) => (
              <li key={title} className={classes.step}>
                <span className={classes.stop}>
                  <Icon size={24} stroke={1.6} aria-hidden="true" />
                </span>
                <h3 className={classes.stepTitle}>{title}</h3>
                <p className={classes.stepText}>{text}</p>
              </li>
            ))}
          </StaggerGroup>
        </div>
        <ExampleDay />
      </div>
    </section>
  );
}
