import { useEffect, useRef, useState } from 'react';
import { useReducedMotion } from '@mantine/hooks';

const AUTOPLAY_DELAY_MS = 500;
/** Any of these shows that a person is there; browsers allow playing then. */
const FIRST_INTERACTIONS = ['scroll', 'mousedown', 'mousemove', 'touchstart', 'keydown'] as const;

/**
 * Drives the hero's video: playing is tried after 500 ms and, if the browser refuses, once more on the
 * first interaction. With reduced motion it starts only when its button is pressed.
 */
export function useHeroVideo() {
  const video = useRef<HTMLVideoElement>(null);
  const reducedMotion = useReducedMotion();
  const [hasFailed, setFailed] = useState(false);
  const [isPlaying, setPlaying] = useState(false);

  useEffect(() => {
    if (reducedMotion || hasFailed) return undefined;
    const stop = new AbortController();
    const timer = window.setTimeout(() => {
      play(video.current).catch(() => retryOnce(video.current, stop.signal));
    }, AUTOPLAY_DELAY_MS);

    return () => {
      window.clearTimeout(timer);
      stop.abort();
    };
  }, [reducedMotion, hasFailed]);

  const toggle = () => {
    if (video.current?.paused) play(video.current).catch(() => undefined);
    else video.current?.pause();
  };

  return {
    hasFailed,
    isPlaying,
    toggle,
    videoProps: {
      ref: video,
      onPlaying: () => setPlaying(true),
      onPause: () => setPlaying(false),
      onError: () => setFailed(true),
    },
    /** A source that fails says so itself, not its video; the last one decides. */
    onLastSourceError: () => setFailed(true),
  };
}

async function play(video: HTMLVideoElement | null): Promise<void> {
  if (!video) return;
  // React sets `muted` as a property only; browsers allow a start by itself to muted videos alone.
  video.muted = true;
  await video.play();
}

function retryOnce(video: HTMLVideoElement | null, stop: AbortSignal): void {
  if (stop.aborted) return;
  const done = new AbortController();
  const retry = () => {
    done.abort();
    play(video).catch(() => undefined);
  };

  stop.addEventListener('abort', () => done.abort());
  for (const interaction of FIRST_INTERACTIONS) {
    window.addEventListener(interaction, retry, { passive: true, signal: done.signal });
  }
}
