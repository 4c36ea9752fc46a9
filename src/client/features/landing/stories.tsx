import { StaggerGroup } from '#client/components/stagger-group.tsx';
import { StarRating } from '#client/components/star-rating.tsx';
import danielPicture from './pictures/story-daniel.svg';
import mayaPicture from './pictures/story-maya.svg';
import priyaPicture from './pictures/story-priya.svg';
import classes from './stories.module.css';

type Testimonial = { name: string; image: string; rating: number; text: string; trip: string };

const TESTIMONIALS: readonly Testimonial[] = [
  {
    name: 'Maya Lindqvist',
    image: mayaPicture,
    rating: 5,
    text: 'I opened the last hint at the gate and laughed out loud. I would never have picked Ljubljana myself, and I have already booked to go back.',
    trip: 'Surprise trip',
  },
  {
    name: 'Daniel Okafor',
    image: danielPicture,
    rating: 5,
    text: 'Four days in Kyoto with two teenagers, and not once did we find a closed door. The walks between stops took exactly as long as it said.',
    trip: 'Complete itinerary',
  },
  {
    name: 'Priya Raman',
    image: priyaPicture,
    rating: 4.5,
    text: 'Two days of meetings, a quiet desk ten minutes from each, and one evening on the water that I would have missed.',
    trip: 'Business trip',
  },
];

export function Stories() {
  return (
    <section id="testimonials" className={classes.section} aria-labelledby="stories-title">
      <div className="column">
        <h2 id="stories-title" className={classes.title}>
          Traveler stories
        </h2>
        <StaggerGroup className={classes.cards}>
          {TESTIMONIALS.map(({ name, image, rating, text, trip }) => (
            <figure key={name} className={classes.card}>
              <StarRating rating={rating} />
              <blockquote className={classes.quote}>{text}</blockquote>
              <figcaption className={classes.person}>
                <img
                  className={classes.portrait}
                  src={image}
                  alt={name}
                  width={160}
                  height={160}
                  loading="lazy"
                />
                <span>
                  <span className={classes.name}>{name}</span>
                  <span className={classes.trip}>{trip}</span>
                </span>
              </figcaption>
            </figure>
          ))}
        </StaggerGroup>
      </div>
    </section>
  );
}
