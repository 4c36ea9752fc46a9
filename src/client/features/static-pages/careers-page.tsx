import {
  IconChartPie,
  IconHeartbeat,
  IconHome,
  IconPlaneDeparture,
  IconSchool,
  IconTrees,
} from '@tabler/icons-react';
import { Page, PageHeading } from '#client/components/page.tsx';
import { Cards, CONTACT_EMAIL, EffectiveDate, Section, StandingNote } from './prose.tsx';

const PERKS = [
  { Icon: IconHeartbeat, title: 'Health', text: 'Private health cover for you and your family.' },
  {
    Icon: IconPlaneDeparture,
    title: 'Travel stipend',
    text: 'A yearly amount to travel with a plan of our own making.',
  },
  {
    Icon: IconHome,
    title: 'Remote-first',
    text: 'Work from where you work best; meetings fit European hours.',
  },
  {
    Icon: IconSchool,
    title: 'Learning budget',
    text: 'Books, courses and conferences, without asking twice.',
  },
  {
    Icon: IconTrees,
    title: 'Retreats',
    text: 'Twice a year we meet, somewhere worth the journey.',
  },
  { Icon: IconChartPie, title: 'Equity', text: 'Everyone who builds Northstar owns a part of it.' },
] as const;

const VALUES = [
  { title: 'Checked, not hoped', text: 'We prove what we ship: a plan, a page, a promise.' },
  {
    title: 'Plain words',
    text: 'To travelers and to each other. If it needs jargon, it is not finished.',
  },
  {
    title: 'Curious by habit',
    text: 'We go and look. The best ideas come from standing in the queue ourselves.',
  },
  { title: 'Room to breathe', text: 'Good work, like a good day out, has slack in it.' },
] as const;

const AREAS = [
  'Software engineering',
  'Route and schedule optimisation',
  'Product design',
  'Travel research and local knowledge',
  'Partnerships',
] as const;

export function CareersPage() {
  return (
    <Page width="reading">
      <PageHeading
        title="Careers"
        lead="A small team that likes maps, opening hours and people who travel."
      />
      <EffectiveDate />
      <Section title="Perks">
        <Cards cards={PERKS} />
      </Section>
      <Section title="Values">
        <Cards cards={VALUES} isWide />
      </Section>
      <Section title="Areas of interest">
        <p>There is no open position today. We like to hear from people who work in:</p>
        <ul>
          {AREAS.map((area) => (
            <li key={area}>{area}</li>
          ))}
        </ul>
        <p>
          Write to{' '}
          <a href={`mailto:${CONTACT_EMAIL}?subject=Working%20at%20Northstar`}>{CONTACT_EMAIL}</a>{' '}
          and tell us what you would want to make better.
        </p>
      </Section>
      <StandingNote />
    </Page>
  );
}
