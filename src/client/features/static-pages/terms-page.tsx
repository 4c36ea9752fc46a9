import { Page, PageHeading } from '#client/components/page.tsx';

export function TermsPage() {
  return (
    <Page title="Terms" description="Terms Northstar." width="reading">
      <PageHeading title="Terms" />
    </Page>
  );
}
