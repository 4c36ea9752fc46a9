import { ButtonLink } from '#client/components/button-link.tsx';
import { paths } from '#client/lib/paths.ts';
import { HeroVideo } from './hero-video.tsx';
import classes from './hero.module.css';

export function Hero() {
  return (
    <section className={classes.hero} aria-labelledby="hero-title">
      <HeroVideo />
      <div className={classes.content}>
        <h1 id="hero-title" className={classes.title}>
          Your AI Travel Copilot
        </h1>
        <p className={classes.lead}>
          From surprising getaways to complete itineraries: tell it how you like to travel, and it
          plans days that work, around real opening hours and real distances.
        </p>
        <div className={classes.actions}>
          <ButtonLink to={paths.planTrip('complete')} look="bright" size="lg">
            Plan My Trip
          </ButtonLink>
          <ButtonLink to={paths.planTrip('surprise')} look="outline" size="lg">
            Surprise Me
          </ButtonLink>
          <ButtonLink to={paths.planTrip('business')} look="outline" size="lg">
            Business Trip
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
