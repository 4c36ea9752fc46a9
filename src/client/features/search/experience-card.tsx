import { Badge } from '@mantine/core';
import { IconLeaf, IconLock, IconTicket, IconUsersGroup } from '@tabler/icons-react';
import { providerName } from '#client/lib/provider-name.ts';
import { countText } from '#shared/count-text.ts';
import { formatCount } from '#shared/format-count.ts';
import type { ExperienceResult } from '#shared/booking/search.schema.ts';
import { PriceText } from './price-text.tsx';
import { ResultActions } from './result-actions.tsx';
import { SampleBadge } from './sample-badge.tsx';
import classes from './search.module.css';
import { wordsOf } from './toggle-chips.tsx';

const SHOWN_CATEGORIES = 3;
const SHOWN_LANGUAGES = 6;

type ExperienceCardProps = {
  experience: ExperienceResult;
  tripId: number | undefined;
  /** Of a trip to several places: the stay that it is for. */
  placeId?: string | undefined;
};

/** An experience of the results with its markers, languages and price. */
export function ExperienceCard({ experience, tripId, placeId }: ExperienceCardProps) {
  const markers = [
    { show: experience.sustainabilityCertified, label: 'Sustainability certified', Icon: IconLeaf },
    { show: experience.smallGroup, label: 'Small group', Icon: IconUsersGroup },
    { show: experience.skipTheLine, label: 'Skip the line', Icon: IconTicket },
    { show: experience.privateOption, label: 'Private option', Icon: IconLock },
  ].filter(({ show }) => show);

  return (
    <article className={classes.card} aria-label={experience.name}>
      <p className={`${classes.quiet} ${classes.small}`}>
        {providerName(experience.provider)} {experience.sample && <SampleBadge />}
      </p>
      <h2 className={classes.name}>{experience.name}</h2>
      <p className={classes.quiet}>
        {countText(experience.duration, 'hour')} · {experience.rating.toFixed(1)} of 5 (
        {formatCount(experience.reviewCount)} reviews)
        {experience.distanceKm !== undefined && ` · ${experience.distanceKm} km from the centre`}
      </p>
      <p>{experience.description}</p>
      <div className="wrap">
        {experience.categories.slice(0, SHOWN_CATEGORIES).map((category) => (
          <Badge key={category} variant="light" tt="none">
            {wordsOf(category)}
          </Badge>
        ))}
        {markers.map(({ label, Icon }) => (
          <Badge
            key={label}
            variant="light"
            color="sea"
            tt="none"
            leftSection={<Icon size={14} aria-hidden="true" />}
          >
            {label}
          </Badge>
        ))}
      </div>
      {experience.languages.length > 0 && (
        <p className={`${classes.quiet} ${classes.small}`}>
          In {experience.languages.slice(0, SHOWN_LANGUAGES).join(', ')}
        </p>
      )}
      <div className={classes.cardFoot}>
        <PriceText
          amount={experience.lowestPrice}
          currency={experience.currency}
          unit="per person"
        />
        <ResultActions
          deepLink={experience.deepLink}
          linksToOffer={experience.linksToOffer}
          type="experiences"
          result={{ ...experience }}
          price={experience.lowestPrice}
          currency={experience.currency}
          tripId={tripId}
          placeId={placeId}
        />
      </div>
    </article>
  );
}
