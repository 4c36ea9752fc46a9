import { Page, PageHeading } from '#client/components/page.tsx';
import { EffectiveDate, Section, StandingNote } from './prose.tsx';

export function TermsPage() {
  return (
    <Page width="reading">
      <PageHeading
        title="Terms of Service"
        lead="What you can expect from us, and what we ask of you."
      />
      <EffectiveDate />
      <Section title="The service">
        <p>
          Northstar plans trips. It is in development: parts of it will change, move or pause, and
          we can’t promise that all of it will always be available.
        </p>
      </Section>
      <Section title="Plans and prices">
        <p>
          We plan with opening hours, travel times and prices as we know them, and say where they
          are estimates or samples. Check what matters to you with the place itself before you spend
          money or set out. You remain responsible for passports, visas, vaccinations and insurance.
        </p>
      </Section>
      <Section title="Bookings">
        <p>
          You cannot book with us directly. Affiliate links lead to third parties; a booking there
          is a contract between you and them, under their terms. The payment pages of this site are
          a demonstration: no real payment is processed.
        </p>
      </Section>
      <Section title="Accounts">
        <p>
          There are no user accounts. Anyone who can open this site can see the trips saved on it.
        </p>
      </Section>
      <Section title="Fair use">
        <ul>
          <li>Use Northstar for your own travel, or for that of people who asked you to.</li>
          <li>Do not try to break it, overload it or copy its catalogue wholesale.</li>
          <li>Do not enter other people’s documents, cards or secrets.</li>
        </ul>
      </Section>
      <Section title="Liability">
        <p>
          We are liable where the law says we must be. Beyond that we are not liable for a missed
          train, a closed door or a rainy week, however sorry we are about each of them.
        </p>
      </Section>
      <Section title="Governing law">
        <p>These terms are governed by the law of the United Kingdom.</p>
      </Section>
      <StandingNote />
    </Page>
  );
}
