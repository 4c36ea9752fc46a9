import { NativeSelect, Switch, TextInput, Textarea } from '@mantine/core';
import { IconLeaf, IconSalad } from '@tabler/icons-react';
import { useId, type ReactNode, useRef } from 'react';
import { BUDGET_OPTIONS, TRAVELER_OPTIONS } from '#shared/preferences/options.ts';
import { MoreAboutTrip } from './details/more-about-trip.tsx';
import { HOME_AIRPORTS } from './home-airports.ts';
import { InterestGrid } from './interest-grid.tsx';
import classes from './preferences-step.module.css';
import type { StepProps } from './step-props.ts';
import { AskedBack } from './asked-back.tsx';
import { MeantTowns } from './meant-towns.tsx';
import { useUnderstanding } from './use-understanding.ts';

/** Step 2: who travels and for how much; then interests, or a business trip's destinations; two switches. */
export function PreferencesStep({ form }: StepProps) {
  const { values, errors } = form;
  const isBusiness = values.tripType === 'business';

  return (
    <div className={classes.step}>
      <div className={classes.row}>
        <NativeSelect
          label="Number of travelers"
          data={withPlaceholder(TRAVELER_OPTIONS, values.travelers)}
          {...form.getInputProps('travelers')}
          size="lg"
        />
        <NativeSelect
          label="Budget range"
          data={withPlaceholder(BUDGET_OPTIONS, values.budget)}
          {...form.getInputProps('budget')}
          size="lg"
        />
        <HomeAirportField form={form} />
      </div>
      {isBusiness ? (
        <DestinationsField form={form} />
      ) : (
        <InterestGrid
          selected={values.interests}
          onChange={(interests) => form.setFieldValue('interests', interests)}
          error={errors['interests']}
        />
      )}
      <div className={classes.switches}>
        <SwitchCard
          icon={<IconLeaf size={24} stroke={1.6} aria-hidden="true" />}
          label={isBusiness ? 'Sustainable business travel' : 'Eco-friendly'}
          text="Walking and transit first, and trains wherever they’re quick enough."
          checked={values.isEcoFriendly}
          onChange={(isEcoFriendly) => form.setFieldValue('isEcoFriendly', isEcoFriendly)}
        />
        <SwitchCard
          icon={<IconSalad size={24} stroke={1.6} aria-hidden="true" />}
          label={isBusiness ? 'Vegan-friendly business travel' : 'Vegan-friendly'}
          text="Every meal at a place that serves vegan food."
          checked={values.isVeganFriendly}
          onChange={(isVeganFriendly) => form.setFieldValue('isVeganFriendly', isVeganFriendly)}
        />
      </div>
      <MoreAboutTrip form={form} />
    </div>
  );
}

function HomeAirportField({ form }: StepProps) {
  const listId = useId();

  return (
    <>
      <TextInput
        label="Home airport (optional)"
        placeholder="A three-letter code, like LHR"
        list={listId}
        autoComplete="off"
        spellCheck={false}
        {...form.getInputProps('homeAirport')}
        onChange={(event) =>
          form.setFieldValue('homeAirport', event.currentTarget.value.toUpperCase())
        }
        size="lg"
      />
      <datalist id={listId}>
        {Object.entries(HOME_AIRPORTS).map(([code, name]) => (
          <option key={code} value={code} label={name} />
        ))}
      </datalist>
    </>
  );
}

type SwitchCardProps = {
  icon: ReactNode;
  label: string;
  text: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
};

function SwitchCard({ icon, label, text, checked, onChange }: SwitchCardProps) {
  return (
    <div className={classes.switchCard}>
      {icon}
      <Switch
        label={label}
        description={text}
        labelPosition="left"
        size="md"
        color="sea"
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
        classNames={{
          root: classes.switchRoot,
          body: classes.switchBody,
          label: classes.switchLabel,
        }}
      />
    </div>
  );
}

/** A select shows its first option when its value is none of them; an empty value must look empty. */
function withPlaceholder(options: readonly string[], value: string) {
  return value === ''
    ? [{ value: '', label: 'Choose…', disabled: true }, ...options]
    : [...options];
}

/** A business trip's destinations in the traveller's own words, and what they were taken for. */
function DestinationsField({ form }: StepProps) {
  const box = useRef<HTMLTextAreaElement>(null);
  const understood = useUnderstanding({ ...form.values, additionalPreferences: '' });

  return (
    <div>
      <Textarea
        ref={box}
        label="Destinations"
        description="Cities, in your own words. Leave it blank and we’ll choose."
        placeholder="Singapore, then two days in Tokyo"
        autosize
        minRows={2}
        {...form.getInputProps('destinations')}
      />
      <MeantTowns towns={understood.towns} field="destinations" box={box} />
      <AskedBack form={form} understood={understood} field="destinations" />
    </div>
  );
}
