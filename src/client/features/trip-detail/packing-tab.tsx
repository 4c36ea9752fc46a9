import { Progress, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import {
  IconBackpack,
  IconBolt,
  IconCloudRain,
  IconFileText,
  IconHanger,
  IconHeartbeat,
  IconPlus,
  IconRun,
  type Icon,
} from '@tabler/icons-react';
import { BusyButton } from '#client/components/busy-button.tsx';
import { MessageCard } from '#client/components/message-card.tsx';
import { countText } from '#shared/count-text.ts';
import { isSecret } from '#shared/trips/is-secret.ts';
import { toastError } from '#client/lib/toast-error.ts';
import { useFocusBack } from '#client/lib/use-focus-back.ts';
import { trpc } from '#client/lib/trpc.ts';
import type { PackingItem, TripDetail } from '#shared/trips/trip.schema.ts';
import classes from './packing.module.css';
import { PackingRow } from './packing-row.tsx';
import { useAddPackingItem } from './use-packing-item.ts';

const CATEGORY_ICONS: Readonly<Record<string, Icon>> = {
  'Clothing & Accessories': IconHanger,
  'Electronics & Gadgets': IconBolt,
  'Personal Care & Health': IconHeartbeat,
  'Travel Documents': IconFileText,
  'Weather-Specific Items': IconCloudRain,
  'Activity-Specific Items': IconRun,
};

/** What to pack, grouped by kind: made by rules, then ticked and changed by hand. */
export function PackingTab({ trip }: { trip: TripDetail }) {
  const cache = trpc.useUtils();
  const generate = useMutation({
    mutationFn: () =>
      cache.client.generation.packingList.query({
        tripId: trip.id,
        destination: isSecret(trip) ? '' : trip.destination,
      }),
    onSuccess: () => cache.trips.byId.invalidate({ id: trip.id }),
    onError: (error) => toastError('Failed to Generate Packing List', error),
  });
  const again = useFocusBack(generate.isPending);
  const categories = [...new Set(trip.packingItems.map((item) => item.category))];
  const packed = trip.packingItems.filter((item) => item.packed).length;
  const left = trip.packingItems.filter((item) => item.essential && !item.packed).length;

  if (categories.length === 0) {
    return (
      <MessageCard
        level={2}
        title="Nothing on the list yet"
        icon={<IconBackpack size={32} aria-hidden="true" />}
        actions={
          <BusyButton isBusy={generate.isPending} onClick={() => generate.mutate()}>
            Generate AI Packing List
          </BusyButton>
        }
      >
        <p>Based on the weather, your plans and the length of your stay.</p>
      </MessageCard>
    );
  }

  return (
    <>
      <div className={classes.head}>
        <div className={classes.progress}>
          <p
            aria-live="polite"
            className="strong tabular"
          >{`${packed} of ${trip.packingItems.length} packed`}</p>
          <Progress value={(packed / trip.packingItems.length) * 100} aria-label="Packed so far" />
          {left > 0 && <p className="quiet small">{countText(left, 'essential')} left</p>}
        </div>
        <BusyButton
          ref={again}
          variant="default"
          isBusy={generate.isPending}
          onClick={() => generate.mutate()}
        >
          Make the list again
        </BusyButton>
      </div>
      <div className={classes.groups}>
        {categories.map((category) => (
          <PackingGroup
            key={category}
            tripId={trip.id}
            category={category}
            items={trip.packingItems.filter((item) => item.category === category)}
          />
        ))}
      </div>
    </>
  );
}

type PackingGroupProps = { tripId: number; category: string; items: readonly PackingItem[] };

function PackingGroup({ tripId, category, items }: PackingGroupProps) {
  const CategoryIcon = CATEGORY_ICONS[category] ?? IconBackpack;

  return (
    <section className={classes.group} aria-label={category}>
      <h2 className={classes.title}>
        <CategoryIcon size={22} stroke={1.6} aria-hidden="true" /> {category}
      </h2>
      <ul className={classes.items}>
        {items.map((item) => (
          <PackingRow key={item.id} tripId={tripId} item={item} />
        ))}
      </ul>
      <AddItem tripId={tripId} category={category} />
    </section>
  );
}

function AddItem({ tripId, category }: { tripId: number; category: string }) {
  const form = useForm({ initialValues: { name: '' } });
  const { add, isAdding } = useAddPackingItem(tripId);
  const submit = form.onSubmit(async ({ name }) => {
    if (name.trim() && (await add(name.trim(), category))) form.reset();
  });

  return (
    <form className={classes.add} onSubmit={submit}>
      <TextInput
        aria-label={`Add to ${category}`}
        placeholder="Add something"
        size="sm"
        maxLength={120}
        {...form.getInputProps('name')}
      />
      <BusyButton
        type="submit"
        variant="default"
        size="sm"
        aria-label={`Add item to ${category}`}
        isBusy={isAdding}
      >
        <IconPlus size={18} aria-hidden="true" />
      </BusyButton>
    </form>
  );
}
