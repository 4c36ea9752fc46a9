import { IconMail } from '@tabler/icons-react';
import { Page, PageHeading } from '#client/components/page.tsx';
import classes from './contact-page.module.css';
import { ContactForm } from './contact-form-view.tsx';
import { Faq } from './faq.tsx';
import { CONTACT_EMAIL, StandingNote } from './prose.tsx';

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
          <p>
            I read every message myself. If you would rather write without a form, this is my
            address.
          </p>
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
