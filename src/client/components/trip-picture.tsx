import type { TripDetail } from '#shared/trips/trip.schema.ts';
import { isSecret } from '#shared/trips/is-secret.ts';
import { DestinationImage } from './destination-image.tsx';
import { SealedPicture } from './sealed-picture.tsx';

type TripPictureProps = {
  trip: Parameters<typeof isSecret>[0] & Pick<TripDetail, 'destination' | 'imagePrompt'>;
};

/** The picture of a trip's place, or a sealed envelope while that is secret. Fills its parent. */
export function TripPicture({ trip }: TripPictureProps) {
  if (isSecret(trip)) return <SealedPicture />;
  return (
    <DestinationImage destination={trip.destination} keywords={trip.imagePrompt} width={640} />
  );
}
