import { IconAlertCircle } from '@tabler/icons-react';
import { ButtonLink } from '#client/components/button-link.tsx';
import { MessageCard } from '#client/components/message-card.tsx';
import { Page } from '#client/components/page.tsx';
import { paths } from '#client/lib/paths.ts';

export function NotFoundPage() {
  return (
    <Page>
      <MessageCard
        tone="danger"
        icon={<IconAlertCircle size={32} aria-hidden="true" />}
        title="404 Page Not Found"
        actions={<ButtonLink to={paths.home()}>Return to Homepage</ButtonLink>}
      >
        <p>Did you forget to add the page to the router?</p>
      </MessageCard>
    </Page>
  );
}
