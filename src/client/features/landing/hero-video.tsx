import { IconPlayerPauseFilled, IconPlayerPlayFilled } from '@tabler/icons-react';
import classes from './hero.module.css';
import { useHeroVideo } from './use-hero-video.ts';

/** The hour before sunrise as a loop; its still picture shows until it plays and for good if it fails. */
export function HeroVideo() {
  const { hasFailed, isPlaying, toggle, videoProps, onLastSourceError } = useHeroVideo();

  return (
    <>
      <picture>
        <source media="(max-width: 36em)" srcSet="/hero-poster-small.webp" />
        <img
          className={classes.media}
          src="/hero-poster.webp"
          alt={
            hasFailed
              ? 'Travel destinations: a bay before sunrise, with a route that leads to a star'
              : ''
          }
          data-testid="hero-still"
          width={1280}
          height={720}
          fetchPriority="high"
        />
      </picture>
      <video
        {...videoProps}
        className={classes.media}
        data-playing={isPlaying || undefined}
        hidden={hasFailed}
        aria-hidden="true"
        tabIndex={-1}
        muted
        loop
        playsInline
        preload="none"
      >
        <source src="/hero.webm" type="video/webm" />
        <source src="/hero.mp4" type="video/mp4" onError={onLastSourceError} />
      </video>
      {!hasFailed && (
        <button
          type="button"
          className={classes.playback}
          onClick={toggle}
          aria-label={isPlaying ? 'Pause background video' : 'Play background video'}
        >
          {isPlaying ? (
            <IconPlayerPauseFilled size={18} aria-hidden="true" />
          ) : (
            <IconPlayerPlayFilled size={18} aria-hidden="true" />
          )}
        </button>
      )}
    </>
  );
}
