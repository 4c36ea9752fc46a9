import { Page, PageHeading } from '#client/components/page.tsx';

export function LandingPage() {
  return (
    <Page title="Your AI Travel Copilot" description="Northstar plans trips that hold up." width="bleed">
      <PageHeading title="Your AI Travel Copilot" />
    </Page>
  );
}
