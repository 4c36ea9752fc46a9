import { IconPhotoOff } from '@tabler/icons-react';
import { type ReactNode, useState, useMemo } from 'react';
import { sceneFor } from '#shared/scene/scene-for.ts';
import { scenePicture } from '#shared/scene/scene-picture.ts';
import classes from './destination-image.module.css';
import { useDestinationPicture, type DrawnPicture } from './use-destination-picture.ts';

type DestinationImageProps = {
  /** The place as people read it: "Lisbon, Portugal". */
  destination: string;
  /** What the picture shows (a trip's `imagePrompt`); the destination's own words without it. */
  keywords?: string;
  /** 1 to 12: the season of the generated picture. */
  month?: number;
  /** Width in pixels to ask the network for. */
  width?: number;
  /** Empty for a picture beside text that says the same. */
  alt?: string;
  /** A picture made for this very place: it takes the stock photos' part, and the scene stays if it fails. */
  drawn?: DrawnPicture | undefined;
  /** The address of a picture that takes the generated scene's part. */
  backdrop?: string;
  /** Shows over the scene, below the photo. */
  children?: ReactNode;
};

/**
 * A picture of a place that is never broken: the scene generated from what the place is shows at once,
 * and a photo fades in over it when the network yields one in time. It covers its parent, which sets the shape.
 */
export function DestinationImage({
  destination,
  keywords = '',
  month,
  width = 1200,
  alt = `A picture of ${destination}`,
  drawn,
  backdrop,
  children,
}: DestinationImageProps) {
  const { state, url } = useDestinationPicture(`${destination} ${keywords}`, width, drawn);
  const scene = useScene(destination, keywords, month);
  const [isBroken, setFailed] = useState(false);
  const [isPhotoReady, setPhotoReady] = useState(false);

  return (
    <div className={classes.frame} data-state={isBroken && !url ? 'error' : state}>
      <Scene
        address={backdrop ?? scene}
        alt={alt}
        isBroken={isBroken}
        hasPhoto={Boolean(url)}
        onFail={() => setFailed(true)}
      />
      {children}
      {url && (
        <img
          className={classes.photo}
          src={url}
          alt={alt}
          width={1600}
          height={900}
          data-ready={isPhotoReady || undefined}
          onLoad={() => setPhotoReady(true)}
        />
      )}
      {state === 'loading' && <span className={classes.loading} data-testid="image-loading" />}
    </div>
  );
}

type SceneProps = {
  address: string;
  alt: string;
  isBroken: boolean;
  hasPhoto: boolean;
  onFail: () => void;
};

/** The generated picture below the photo, or the sign that none shows. */
function Scene({ address, alt, isBroken, hasPhoto, onFail }: SceneProps) {
  if (isBroken) {
    return (
      <IconPhotoOff
        className={classes.error}
        size={40}
        aria-hidden={hasPhoto}
        role="img"
        aria-label={alt}
      />
    );
  }
  return (
    <img
      className={classes.scene}
      src={address}
      alt={hasPhoto ? '' : alt}
      width={1600}
      height={900}
      onError={onFail}
    />
  );
}

/** The generated picture of a place, as an address for an image. */
function useScene(destination: string, keywords: string, month?: number): string {
  return useMemo(() => sceneAddress(destination, keywords, month), [destination, keywords, month]);
}

/** The generated picture of a place, as an address for an image. */
function sceneAddress(destination: string, keywords: string, month?: number): string {
  const svg = scenePicture({
    ...sceneFor(destination, keywords),
    ...(month === undefined ? {} : { month }),
  });

  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
