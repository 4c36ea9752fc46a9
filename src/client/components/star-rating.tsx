import { IconStar, IconStarFilled, IconStarHalfFilled } from '@tabler/icons-react';
import classes from './star-rating.module.css';

const STARS = [1, 2, 3, 4, 5] as const;

type StarRatingProps = {
  /** 0 to 5; a fraction shows a half star. */
  rating: number;
  size?: number;
};

/** A rating as five stars, read out as one sentence. */
export function StarRating({ rating, size = 18 }: StarRatingProps) {
  return (
    <span className={classes.stars} role="img" aria-label={`Rated ${rating} out of 5 stars`}>
      {STARS.map((star) => (
        <Star key={star} kind={starKind(star, rating)} size={size} />
      ))}
    </span>
  );
}

/** How one of the five stars is drawn: the star that a fraction reaches into is half full. */
export function starKind(star: number, rating: number): 'full' | 'half' | 'empty' {
  if (rating >= star) return 'full';
  return rating > star - 1 ? 'half' : 'empty';
}

function Star({ kind, size }: { kind: 'full' | 'half' | 'empty'; size: number }) {
  const Icon = { full: IconStarFilled, half: IconStarHalfFilled, empty: IconStar }[kind];

  return <Icon size={size} data-star={kind} aria-hidden="true" />;
}
