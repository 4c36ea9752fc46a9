import { Page, PageHeading } from '#client/components/page.tsx';

export function CareersPage() {
  return (
    <Page title="Careers" description="Careers Northstar." width="reading">
      <PageHeading title="Careers" />
    </Page>
  );
}
