import { ButtonLink } from '#client/components/button-link.tsx';
import { StaggerGroup } from '#client/components/stagger-group.tsx';
import { paths } from '#client/lib/paths.ts';
import type { TripType } from '#shared/preferences/options.ts';
import businessPicture from './pictures/business.svg';
import completePicture from './pictures/complete.svg';
import surprisePicture from './pictures/surprise.svg';
import classes from './style-cards.module.css';

type StyleCard = {
  type: TripType;
  title: string;
  text: string;
  facts: readonly string[];
  action: string;
  picture: string;
};

const CARDS: readonly StyleCard[] = [
  {
    type: 'surprise',
    title: 'Surprise Trip',
    text: 'Your destination stays secret. Hints arrive one by one, so that you can pack and wonder.',
    facts: [
      'Hints that are true and useful',
      'Revealed step by step until departure',
      'Within your budget and your interests',
    ],
    action: 'Start My Surprise Journey',
    picture: surprisePicture,
  },
  {
    type: 'complete',
    title: 'Complete Itinerary',
    text: 'Every day laid out: where to stay, what to see, how to get there, where to eat and what to know.',
    facts: [
      'A timeline for each day',
      'Local cuisine and cultural tips',
      'Every part of it yours to change',
    ],
    action: 'Plan My Complete Itinerary',
    picture: completePicture,
  },
  {
    type: 'business',
    title: 'Business Trip',
    text: 'A streamlined plan around your meetings, with quiet places to work and some time to breathe.',
    facts: [
      'Business-friendly places to stay',
      'Meeting venues and workspaces',
      'Work and leisure in balance',
    ],
    action: 'Plan My Business Trip',
    picture: businessPicture,
  },
];

export function StyleCards() {
  return (
    <section id="inspiration" className={classes.section} aria-labelledby="styles-title">
      <div className="column">
        <h2 id="styles-title" className={classes.title}>
          Choose your adventure style
        </h2>
        <p className={classes.lead}>
          Three ways to travel. Each starts with the same three short screens.
        </p>
        <StaggerGroup className={classes.cards}>
          {CARDS.map(({ type, title, text, facts, action, picture }) => (
            <article key={type} className={classes.card} data-type={type}>
              <img
                className={classes.picture}
                src={picture}
                alt=""
                width={640}
                height={400}
                loading="lazy"
              />
              <div className={classes.body}>
                <h3 className={classes.cardTitle}>{title}</h3>
                <p className={classes.text}>{text}</p>
                <ul className={classes.facts}>
                  {facts.map((fact) => (
                    <li key={fact}>{fact}</li>
                  ))}
                </ul>
                <div className={classes.action}>
                  <ButtonLink to={paths.planTrip(type)} look="secondary">
                    {action}
                  </ButtonLink>
                </div>
              </div>
            </article>
          ))}
        </StaggerGroup>
      </div>
    </section>
  );
}
