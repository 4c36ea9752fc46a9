import { IconStar, IconStarFilled, IconStarHalfFilled } from '@tabler/icons-react';
import classes from './star-rating.module.css';

const STARS = [1, 2, 3, 4, 5] as const;
const ICONS = { full: IconStarFilled, half: IconStarHalfFilled, empty: IconStar };

/** A rating of 0 to 5 as five stars, read out as one sentence; a fraction shows a half star. */
export function StarRating({ rating }: { rating: number }) {
  return (
    <span className={classes.stars} role="img" aria-label={`Rated ${rating} out of 5 stars`}>
      {STARS.map((star) => {
        const kind = starKind(star, rating);
        const Icon = ICONS[kind];

        return <Icon key={star} size={18} data-star={kind} aria-hidden="true" />;
      })}
    </span>
  );
}

/** How one of the five stars is drawn: the star that a fraction reaches into is half full. */
export function starKind(star: number, rating: number): keyof typeof ICONS {
  if (rating >= star) return 'full';
  return rating > star - 1 ? 'half' : 'empty';
}
