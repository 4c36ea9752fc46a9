import { useMemo, useState } from 'react';
import { trpc } from '#client/lib/trpc.ts';
import { PICTURE_PATH } from '#shared/mood-board/board-categories.ts';
import type { Board } from './board.ts';

type Images = Board['images'];
/** How the drawing of each picture ended, by its address; absent while it is being drawn. */
export type Outcomes = Readonly<Record<string, 'ready' | 'failed'>>;

/** Whether an image model draws this image's picture. */
export function isDrawn(url: string | undefined): url is string {
  return url?.startsWith(PICTURE_PATH) ?? false;
}

/** Watches the pictures of a board being drawn; asks nothing where no model draws any. */
export function useBoardPictures(images: Images): Outcomes {
  const [outcomes, setOutcomes] = useState<Outcomes>({});
  const keys = useMemo(
    () => images.flatMap(({ url }) => (isDrawn(url) ? [url.slice(PICTURE_PATH.length)] : [])),
    [images],
  );
  const end = (ended: Outcomes) => setOutcomes((before) => ({ ...ended, ...before }));

  trpc.moodBoard.pictures.useSubscription(
    { keys },
    {
      enabled: keys.length > 0,
      onData: ({ key, state }) => end({ [PICTURE_PATH + key]: state }),
      // A connection that broke leaves the scenes where they are.
      onError: () =>
        end(Object.fromEntries(keys.map((key) => [PICTURE_PATH + key, 'failed' as const]))),
    },
  );
  return outcomes;
}

/** "4 of 20 pictures drawn", and at the end what could not be; '' where no model draws any. */
export function picturesStatus(images: Images, outcomes: Outcomes): string {
  const urls = images.map(({ url }) => url).filter(isDrawn);
  const ended = urls.filter((url) => outcomes[url]);
  const failed = urls.filter((url) => outcomes[url] === 'failed').length;

  if (urls.length === 0 || (ended.length === urls.length && failed === 0)) return '';
  if (ended.length < urls.length) return `Drawing pictures: ${ended.length} of ${urls.length}`;
  return `${failed === 1 ? 'One picture' : `${failed} pictures`} could not be drawn; the sketches stay.`;
}
