import { IconMail, IconChevronDown } from '@tabler/icons-react';
import { Page, PageHeading } from '#client/components/page.tsx';
import classes from './contact-page.module.css';
import { ContactForm } from './contact-form-view.tsx';
import { CONTACT_EMAIL, StandingNote } from './prose.tsx';

const QUESTIONS = [
  {
    question: 'How does the AI planning work?',
    answer:
      'You tell us your dates, your budget and what you enjoy. A planner picks places from a catalogue with opening hours, prices and coordinates, lays them out day by day with the travel times between them, and a second program checks the result against fourteen rules. A language model may suggest places and words; it never overrules the checks.',
  },
  {
    question: 'Can I modify my itinerary?',
    answer:
      'Yes. A saved trip stays yours to change: re-plan it, choose other flights, stays or experiences, and tick off your packing list. Whatever you have ticked or chosen stays that way.',
  },
  {
    question: 'What does a surprise trip include?',
    answer:
      'The same as any other plan: days, places to stay, things to do. Only the destination stays secret. Hints are revealed gradually, on set days before you leave. The first ones tell you what to pack; the last ones let you guess.',
  },
  {
    question: 'How secure are bookings?',
    answer:
      'You do not book or pay with us. Links lead to airlines, hotels and tour operators, and you pay there, under their protection. The payment pages on this site are a demonstration, and card details typed into them never leave your browser.',
  },
] as const;

export function ContactPage() {
  return (
    <Page>
      <PageHeading
        title="Contact"
        lead="A question, an idea, a closed door where we promised an open one: tell us."
      />
      <div className={classes.columns}>
        <ContactForm />
        <aside className={classes.founder} aria-label="Our founder">
          <img
            className={classes.portrait}
            src="/founder.svg"
            alt="Drawing of Elena Maris"
            width={160}
            height={160}
          />
          <h2 className={classes.founderName}>Elena Maris</h2>
          <p className={classes.role}>Founder</p>
          <p>I read every message myself. If you’d rather skip the form, write to me directly.</p>
          <a className={classes.mail} href={`mailto:${CONTACT_EMAIL}`}>
            <IconMail size={20} aria-hidden="true" />
            {CONTACT_EMAIL}
          </a>
        </aside>
      </div>
      <Faq />
      <StandingNote>We answer on working days, from London.</StandingNote>
    </Page>
  );
}

function Faq() {
  return (
    <section className={classes.faq} aria-labelledby="faq-title">
      <h2 id="faq-title" className={classes.faqTitle}>
        Frequently asked questions
      </h2>
      {QUESTIONS.map(({ question, answer }) => (
        <details key={question} className={classes.question}>
          <summary>
            {question}
            <IconChevronDown className={classes.chevron} size={22} aria-hidden="true" />
          </summary>
          <p>{answer}</p>
        </details>
      ))}
    </section>
  );
}
