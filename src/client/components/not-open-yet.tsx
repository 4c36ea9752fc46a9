import type { ReactNode } from 'react';
import { paths } from '#client/lib/paths.ts';
import { ButtonLink } from './button-link.tsx';
import { MessageCard } from './message-card.tsx';
import { Page } from './page.tsx';

type NotOpenYetProps = {
  title: string;
  description: string;
  icon: ReactNode;
  /** What the page will do, and what to do meanwhile. */
  children: ReactNode;
  actions?: ReactNode;
};

/** An honest page for a part of the product that is still being built, with a way on. */
export function NotOpenYet({ title, description, icon, children, actions }: NotOpenYetProps) {
  return (
    <Page title={title} description={description}>
      <MessageCard
        title={title}
        icon={icon}
        actions={actions ?? <ButtonLink to={paths.planTrip()}>Plan a Trip</ButtonLink>}
      >
        {children}
      </MessageCard>
    </Page>
  );
}
