import { IconClockHour4, IconEyeCheck, IconMapPinHeart } from '@tabler/icons-react';
import { ButtonLink } from '#client/components/button-link.tsx';
import { Page, PageHeading } from '#client/components/page.tsx';
import { paths } from '#client/lib/paths.ts';
import classes from './prose.module.css';
import { Cards, EffectiveDate, Section, StandingNote } from './prose.tsx';

const PRINCIPLES = [
  {
    Icon: IconClockHour4,
    title: 'A plan has to work',
    text: 'A museum that is closed on Mondays does not belong on a Monday. We plan with opening hours, travel times and daylight, and check the result.',
  },
  {
    Icon: IconEyeCheck,
    title: 'Say what we know',
    text: 'Estimates are called estimates and sample fares are called sample fares. Where we are not sure, we say so.',
  },
  {
    Icon: IconMapPinHeart,
    title: 'The place comes first',
    text: 'Walking before taxis, local tables before chains, and enough time to sit down. A good day has room in it.',
  },
] as const;

export function AboutPage() {
  return (
    <Page width="reading">
      <PageHeading
        title="About Northstar"
        lead="We build a travel copilot whose plans still hold up once you’re standing there."
      />
      <EffectiveDate />
      <Section title="Why we started">
        <p>
          Planning a trip means keeping forty things in mind at once: what is open when, how far it
          is, what it costs, who in the party gets tired first. Most plans look fine on the evening
          you make them and fall apart on the second morning. We thought that a computer should be
          good at exactly that part.
        </p>
        <p>
          So you tell Northstar how you like to travel, and it lays out the days. You can have
          everything revealed at once, keep the destination a secret until you leave, or plan a
          working week with a little air in it.
        </p>
      </Section>
      <Section title="What we hold to">
        <Cards cards={PRINCIPLES} />
      </Section>
      <Section title="How we earn money">
        <p>
          Planning is free. When you follow a link to an airline, a hotel or a tour and book there,
          the provider may pay us a commission. It never changes your price and never changes the
          order in which we show things.
        </p>
      </Section>
      <StandingNote />
      <div className={classes.action}>
        <ButtonLink to={paths.planTrip()}>Plan a Trip</ButtonLink>
      </div>
    </Page>
  );
}
