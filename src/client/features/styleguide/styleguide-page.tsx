import {
  Alert,
  Badge,
  Button,
  Checkbox,
  Chip,
  Group,
  NativeSelect,
  Progress,
  Skeleton,
  Switch,
  Tabs,
  Textarea,
  TextInput,
} from '@mantine/core';
import { IconLuggage } from '@tabler/icons-react';
import { ButtonLink } from '#client/components/button-link.tsx';
import { DestinationImage } from '#client/components/destination-image.tsx';
import { InterestIcon } from '#client/components/interest-icon.tsx';
import { MessageCard } from '#client/components/message-card.tsx';
import { Page, PageHeading } from '#client/components/page.tsx';
import { LoadingStar, StarMark } from '#client/components/star-mark.tsx';
import { StarRating } from '#client/components/star-rating.tsx';
import { StatusBadge } from '#client/components/status-badge.tsx';
import { TripTypeIcon } from '#client/components/trip-type-icon.tsx';
import { paths } from '#client/lib/paths.ts';
import { toast } from '#client/lib/toast.tsx';
import { INTERESTS, TRIP_TYPES } from '#shared/preferences/options.ts';
import { SCENE_KINDS } from '#shared/scene/scene-kinds.ts';
import { ColorTokens, ElevationTokens, SpaceTokens, TypeTokens, ValueTokens } from './tokens.tsx';
import { Specimen } from './specimen.tsx';
import classes from './styleguide.module.css';

/** The visual language at a glance, for the people who build the product; in development only. */
export function StyleguidePage() {
  return (
    <Page>
      <PageHeading
        title="Styleguide"
        lead="The values live in theme/tokens.css; this page draws them."
      />
      <Specimen title="Colour">
        <ColorTokens of="colors" />
      </Specimen>
      <Specimen title="Brand colours, for drawings">
        <ColorTokens of="brand" />
      </Specimen>
      <Specimen title="Type">
        <TypeTokens />
      </Specimen>
      <Specimen title="Space">
        <SpaceTokens />
      </Specimen>
      <Specimen title="Elevation and shape">
        <ElevationTokens />
      </Specimen>
      <Specimen title="Motion">
        <ValueTokens of="motion" />
      </Specimen>
      <Specimen title="Layout">
        <ValueTokens of="layout" />
      </Specimen>
      <Controls />
      <Marks />
      <States />
      <Specimen title="Generated scenes">
        <div className={classes.scenes}>
          {SCENE_KINDS.map((kind) => (
            <figure key={kind} className={classes.scene}>
              <DestinationImage destination={`A ${kind}`} keywords={kind} alt="" width={640} />
              <figcaption>{kind}</figcaption>
            </figure>
          ))}
        </div>
      </Specimen>
    </Page>
  );
}

function Controls() {
  return (
    <>
      <Specimen title="Buttons">
        <Group>
          <ButtonLink to={paths.styleguide()}>Primary</ButtonLink>
          <ButtonLink to={paths.styleguide()} look="secondary">
            Secondary
          </ButtonLink>
          <ButtonLink to={paths.styleguide()} look="quiet">
            Quiet
          </ButtonLink>
          <Button>Button</Button>
          <Button variant="default">Default</Button>
          <Button variant="light">Light</Button>
          <Button variant="subtle">Subtle</Button>
          <Button loading>Loading</Button>
          <Button disabled>Disabled</Button>
        </Group>
      </Specimen>
      <Specimen title="Forms">
        <div className={classes.form}>
          <TextInput label="Destination" placeholder="Lisbon" />
          <TextInput label="With a fault" error="Destination is required" defaultValue="L" />
          <NativeSelect label="Travelers" data={['1 traveler', '2 travelers']} />
          <Textarea label="Notes" placeholder="No museums, please" />
          <Switch label="Eco-friendly" defaultChecked />
          <Checkbox label="Direct flights only" />
          <Group>
            <Chip defaultChecked>Nature</Chip>
            <Chip>History</Chip>
          </Group>
        </div>
      </Specimen>
      <Specimen title="Tabs, progress, badges">
        <Tabs defaultValue="flights">
          <Tabs.List>
            <Tabs.Tab value="flights">Flights</Tabs.Tab>
            <Tabs.Tab value="hotels">Hotels</Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="flights">Sample fares</Tabs.Panel>
          <Tabs.Panel value="hotels">Estimates</Tabs.Panel>
        </Tabs>
        <Progress value={66} aria-label="Two of three steps" my="md" />
        <Group>
          <StatusBadge status="draft" />
          <StatusBadge status="surprise" />
          <StatusBadge status="confirmed" kind="flight" />
          <StatusBadge status="pending" kind="flight" />
          <StatusBadge status="cancelled" kind="flight" />
          <StatusBadge status="selections_made" kind="booking" />
          <Badge>Badge</Badge>
        </Group>
      </Specimen>
    </>
  );
}

function Marks() {
  return (
    <Specimen title="Marks and icons">
      <Group>
        <StarMark size={48} />
        {TRIP_TYPES.map((type) => (
          <TripTypeIcon key={type} type={type} />
        ))}
        <StarRating rating={4.5} />
      </Group>
      <Group mt="md">
        {INTERESTS.map((interest) => (
          <span key={interest} title={interest}>
            <InterestIcon interest={interest} />
          </span>
        ))}
      </Group>
    </Specimen>
  );
}

function States() {
  return (
    <Specimen title="States">
      <div className={classes.states}>
        <LoadingStar label="Laying out day 2 of 5" />
        <Skeleton height={180} radius="lg" />
        <MessageCard
          level={3}
          title="No trips found"
          icon={<IconLuggage size={32} aria-hidden="true" />}
          actions={<Button>Plan Your First Trip</Button>}
        >
          <p>What you save is listed here.</p>
        </MessageCard>
        <Alert title="Sample fares" color="sea">
          Prices on this page are samples.
        </Alert>
      </div>
      <Group mt="md">
        <Button
          variant="default"
          onClick={() =>
            toast({ title: 'Selection Saved!', description: 'Your flight is on the trip.' })
          }
        >
          Toast
        </Button>
        <Button
          variant="default"
          onClick={() =>
            toast({
              title: 'Error saving trip',
              description: '503: Service Unavailable',
              variant: 'destructive',
            })
          }
        >
          Destructive toast
        </Button>
      </Group>
    </Specimen>
  );
}
