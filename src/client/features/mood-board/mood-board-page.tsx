import { IconPhoto } from '@tabler/icons-react';
import { ButtonLink } from '#client/components/button-link.tsx';
import { NotOpenYet } from '#client/components/not-open-yet.tsx';
import { paths } from '#client/lib/paths.ts';

export function MoodBoardPage() {
  return (
    <NotOpenYet
      title="Mood Board"
      description="Collect the colours and pictures of a place before you go."
      icon={<IconPhoto size={32} aria-hidden="true" />}
      actions={<ButtonLink to={paths.homeSection('inspiration')}>See Inspiration</ButtonLink>}
    >
      <p>
        Mood boards are not open yet. The inspiration on our homepage may carry you until then.
      </p>
    </NotOpenYet>
  );
}
