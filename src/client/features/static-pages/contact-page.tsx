import { Page, PageHeading } from '#client/components/page.tsx';

export function ContactPage() {
  return (
    <Page title="Contact" description="Contact Northstar." width="reading">
      <PageHeading title="Contact" />
    </Page>
  );
}
