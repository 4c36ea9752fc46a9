import type { ReactNode } from 'react';
import { BusyButton } from '#client/components/busy-button.tsx';
import { errorStatus } from '#client/lib/error-message.ts';
import { isSecret } from '#shared/trips/is-secret.ts';
import { joinFacts } from '#client/lib/join-facts.ts';
import { toast } from '#client/lib/toast.tsx';
import { toastError } from '#client/lib/toast-error.ts';
import { trpc } from '#client/lib/trpc.ts';
import type { LocalInfoSection } from '#shared/generation/local-info.schema.ts';
import { rateText } from '#shared/money.ts';
import { localCurrencyOf } from '#shared/trips/local-currency.ts';
import type { TripDetail } from '#shared/trips/trip.schema.ts';
import { LanguagesOfCountries, NotesOfCountries } from './country-parts.tsx';
import { DayWeather } from './day-weather.tsx';
import { FreshFacts } from './fresh-facts.tsx';
import localClasses from './local-info.module.css';
import { NotesList } from './notes-list.tsx';
import { PhraseList } from './phrase-list.tsx';
import classes from './trip-page.module.css';

const RELOAD_DELAY_MS = 1500;
/** There is nothing to tell of this place, and asking again changes nothing. */
const UNKNOWN_PLACE = 422;

/** Weather, language and money, customs and safety for the place and the months of the trip. */
export function LocalInfoTab({ trip }: { trip: TripDetail }) {
  const weather = trip.weatherInfo;
  const phrases = Object.entries(trip.usefulPhrases);
  const money = localCurrencyOf(trip) ?? trip.currency;
  const rate = rateText(money);
  const { countries } = trip;

  if (isSecret(trip)) return <SealedInfo />;
  return (
    <div className={localClasses.flow}>
      <Section tripId={trip.id} section="weather" title="Weather" isEmpty={!weather}>
        <p className={localClasses.season}>{joinFacts(weather?.season, weather?.avgTemp)}</p>
        <p className="quiet">{weather?.expectedConditions}</p>
        <ul className={classes.bullets}>
          {weather?.clothingRecommendations?.map((advice) => (
            <li key={advice}>{advice}</li>
          ))}
        </ul>
        <DayWeather days={trip.itineraryDays} />
      </Section>
      <Section
        tripId={trip.id}
        section="phrases"
        title="Language and currency"
        isEmpty={phrases.length === 0 && !countries}
      >
        {countries ? (
          <LanguagesOfCountries countries={countries} />
        ) : (
          <>
            <p>{joinFacts(trip.primaryLanguage, money)}</p>
            {rate && <p className="quiet">{rate}.</p>}
            <PhraseList phrases={phrases} language={trip.languageCode} />
          </>
        )}
      </Section>
      <NotesSection trip={trip} section="culture" title="Cultural notes" notes="culturalNotes" />
      <NotesSection trip={trip} section="safety" title="Safety tips" notes="safetyTips" />
      <FreshFacts tripId={trip.id} />
    </div>
  );
}

/** What the place is like would name it, its weather too: that is for the hints to tell. */
function SealedInfo() {
  return (
    <Section title="Sealed for now">
      <p className="quiet">
        Weather, language, customs and safety tips appear once the destination is revealed. What to
        pack is already on the Packing tab.
      </p>
    </Section>
  );
}

type SectionProps = {
  title: string;
  /** Which section the server fills when it is empty; without one it is never empty. */
  section?: LocalInfoSection;
  tripId?: number;
  isEmpty?: boolean;
  children: ReactNode;
};

type NotesSectionProps = Pick<SectionProps, 'title' | 'section'> & {
  trip: TripDetail;
  notes: 'culturalNotes' | 'safetyTips';
};

function NotesSection({ trip, notes, ...section }: NotesSectionProps) {
  const { id, countries } = trip;

  return (
    <Section {...section} tripId={id} isEmpty={!countries && trip[notes].length === 0}>
      {countries ? (
        <NotesOfCountries countries={countries} notes={notes} />
      ) : (
        <NotesList notes={trip[notes]} />
      )}
    </Section>
  );
}

function Section({ title, section, tripId, isEmpty = false, children }: SectionProps) {
  return (
    <section className={classes.panel}>
      <h2 className={classes.panelTitle}>{title}</h2>
      {isEmpty && section && tripId !== undefined ? (
        <FillSection title={title} section={section} tripId={tripId} />
      ) : (
        children
      )}
    </section>
  );
}

type FillSectionProps = { title: string; section: LocalInfoSection; tripId: number };

/** An empty section's button: the server fills it, a toast says so, and the page reloads after 1.5 s. */
function FillSection({ title, section, tripId }: FillSectionProps) {
  const fill = trpc.generation.localInfo.useMutation({
    onSuccess: ({ message }) => {
      toast({ title: `${title} generated`, description: message });
      window.setTimeout(() => window.location.reload(), RELOAD_DELAY_MS);
    },
    onError: (error) => toastError(`${title} could not be generated`, error),
  });

  if (fill.isError && errorStatus(fill.error) === UNKNOWN_PLACE)
    return <p className="quiet">{fill.error.message}</p>;
  return (
    <>
      <p className="quiet">Nothing is known here yet.</p>
      <BusyButton
        mt="sm"
        variant="default"
        // Until the page is there again, with the section filled.
        isBusy={fill.isPending || fill.isSuccess}
        onClick={() => fill.mutate({ id: tripId, section })}
      >
        {`Generate ${title}`}
      </BusyButton>
    </>
  );
}
