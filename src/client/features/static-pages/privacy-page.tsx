import { Page, PageHeading } from '#client/components/page.tsx';

export function PrivacyPage() {
  return (
    <Page title="Privacy" description="Privacy Northstar." width="reading">
      <PageHeading title="Privacy" />
    </Page>
  );
}
