import { useEffect, useState } from 'react';
import { placeholderPhoto, stockPhoto } from '#shared/images/image-sources.ts';
import {
  canFetchPictures,
  PICTURE_TIMEOUT_MS,
  reportPictureFailure,
  reportPictureSuccess,
} from '#client/lib/network-pictures.ts';

/** A picture of our own server's, with how its drawing stands; none is one that failed. */
export type DrawnPicture =
  | { url: string; state: 'awaited' | 'ready' | 'failed' }
  | { url: undefined; state: 'failed' };

type Picture = { state: 'loading' | 'photo' | 'generated'; url: string | undefined };

/**
 * Finds the best picture that the network yields in time: a stock photo by keyword, failing that the
 * placeholder service's; `generated` when neither comes. With a picture drawn for the place, the network
 * is not asked at all.
 */
export function useDestinationPicture(
  keywords: string,
  width: number,
  drawn?: DrawnPicture,
): Picture {
  const isDrawn = drawn !== undefined;
  const [picture, setPicture] = useState<Picture>({ state: 'loading', url: undefined });

  useEffect(() => {
    if (isDrawn) return;
    const search = new AbortController();

    const find = async () => {
      const url = await findPicture(
        [stockPhoto(keywords, width), placeholderPhoto(keywords, width)],
        search.signal,
      );

      if (!search.signal.aborted) setPicture({ state: url ? 'photo' : 'generated', url });
    };

    // In a task of its own: a list of trips asks for many.
    const timer = window.setTimeout(() => void find());

    return () => {
      window.clearTimeout(timer);
      search.abort();
    };
  }, [keywords, width, isDrawn]);

  return drawn ? ofDrawn(drawn) : picture;
}

function ofDrawn({ url, state }: DrawnPicture): Picture {
  if (state === 'awaited') return { state: 'loading', url: undefined };
  return state === 'ready' ? { state: 'photo', url } : { state: 'generated', url: undefined };
}

async function findPicture(
  urls: (string | undefined)[],
  signal: AbortSignal,
): Promise<string | undefined> {
  for (const url of urls) {
    if (signal.aborted || !canFetchPictures(Date.now())) return undefined;
    if (url && (await loadsInTime(url, signal))) {
      reportPictureSuccess();
      return url;
    }
  }
  if (!signal.aborted) reportPictureFailure(Date.now());
  return undefined;
}

function loadsInTime(url: string, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const image = new Image();
    const settle = (loaded: boolean) => {
      window.clearTimeout(timer);
      image.onload = null;
      image.onerror = null;
      // An empty address stops a download that nobody waits for any more.
      if (!loaded) image.src = '';
      resolve(loaded);
    };
    const timer = window.setTimeout(() => settle(false), PICTURE_TIMEOUT_MS);

    image.onload = () => settle(image.naturalWidth > 1);
    image.onerror = () => settle(false);
    signal.addEventListener('abort', () => settle(false), { once: true });
    image.src = url;
  });
}
