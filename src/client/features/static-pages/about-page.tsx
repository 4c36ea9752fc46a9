import { Page, PageHeading } from '#client/components/page.tsx';

export function AboutPage() {
  return (
    <Page title="About" description="About Northstar." width="reading">
      <PageHeading title="About" />
    </Page>
  );
}
