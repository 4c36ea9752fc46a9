import { Page, PageHeading } from '#client/components/page.tsx';

export function StyleguidePage() {
  return (
    <Page title="Styleguide" description="Northstar's visual language.">
      <PageHeading title="Styleguide" />
    </Page>
  );
}
