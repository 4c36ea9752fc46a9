import { Page, PageHeading } from '#client/components/page.tsx';
import classes from './prose.module.css';
import { CONTACT_EMAIL, EffectiveDate, Section, StandingNote } from './prose.tsx';

const RETENTION = [
  { data: 'Booking records', kept: '7 years' },
  { data: 'Usage analytics', kept: 'Anonymised after 2 years' },
  { data: 'Account data', kept: 'Until you delete your account' },
  { data: 'Marketing data', kept: 'Until you opt out' },
] as const;

export function PrivacyPage() {
  return (
    <Page width="reading">
      <PageHeading
        title="Privacy Policy"
        lead="The short version: we currently collect no personal data, and we use no cookies."
      />
      <EffectiveDate />
      <Section title="What we collect today">
        <p>
          No personal data is currently collected. There are no accounts, so nothing you plan is
          tied to your name, your e-mail address or a payment method. The trips you save are stored
          so that you can open them again, and hold only what you told the planner about the trip.
        </p>
      </Section>
      <Section title="Cookies">
        <p>No cookies are used, ours or anyone else’s, and no trackers.</p>
      </Section>
      <Section title="Your rights">
        <p>If we ever hold data about you, you can ask for:</p>
        <ul>
          <li>
            <strong>Access</strong>: a copy of what we hold.
          </li>
          <li>
            <strong>Correction or deletion</strong>: to have it put right, or removed.
          </li>
          <li>
            <strong>Withdrawing consent</strong>: to stop anything you once agreed to.
          </li>
        </ul>
        <p>
          Write to <a href={`mailto:${CONTACT_EMAIL}?subject=My%20data`}>{CONTACT_EMAIL}</a>; we
          answer within 30 days.
        </p>
      </Section>
      <Section title="How long data is kept">
        <p>These periods apply once the features that need this data exist.</p>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">Data</th>
              <th scope="col">Kept</th>
            </tr>
          </thead>
          <tbody>
            {RETENTION.map(({ data, kept }) => (
              <tr key={data}>
                <td>{data}</td>
                <td>{kept}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Section>
      <Section title="Links to others">
        <p>
          Affiliate links lead to airlines, hotels and tour operators. What you do there is covered
          by their own policies, not by this one.
        </p>
      </Section>
      <Section title="Children">
        <p>Northstar is not for children under 13.</p>
      </Section>
      <StandingNote />
    </Page>
  );
}
