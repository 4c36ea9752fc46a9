import type { ReactNode } from 'react';
import { joinFacts } from '#client/lib/join-facts.ts';
import { rateText } from '#shared/money.ts';
import type { TripCountry } from '#shared/trips/trip-country.schema.ts';
import localClasses from './local-info.module.css';
import { NotesList } from './notes-list.tsx';
import { PhraseList } from './phrase-list.tsx';

type CountriesProps = { countries: readonly TripCountry[] };

/** What is spoken and paid with in each country of a trip, and what to say there. */
export function LanguagesOfCountries({ countries }: CountriesProps) {
  return (
    <CountryParts countries={countries}>
      {({ primaryLanguage, languageCode, currency, usefulPhrases }) => {
        const rate = rateText(currency);

        return (
          <>
            <p>{joinFacts(primaryLanguage, currency)}</p>
            {rate && <p className="quiet">{rate}.</p>}
            <PhraseList phrases={Object.entries(usefulPhrases)} language={languageCode} />
          </>
        );
      }}
    </CountryParts>
  );
}

type NotesOfCountriesProps = CountriesProps & { notes: 'culturalNotes' | 'safetyTips' };

/** The customs of each country of a trip, or what to mind there: whom to call, what fits the sockets. */
export function NotesOfCountries({ countries, notes }: NotesOfCountriesProps) {
  return (
    <CountryParts countries={countries}>
      {(country) => <NotesList notes={country[notes]} />}
    </CountryParts>
  );
}

type CountryPartsProps = CountriesProps & { children: (country: TripCountry) => ReactNode };

function CountryParts({ countries, children }: CountryPartsProps) {
  return countries.map((country) => (
    <div key={country.code} className={localClasses.country}>
      <h3 className={localClasses.countryName}>
        {country.name}
        <span className="quiet"> · {country.places.join(', ')}</span>
      </h3>
      {children(country)}
    </div>
  ));
}
