import { Badge, Button, Checkbox, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { focusBeside } from '#client/lib/focus-beside.ts';
import type { PackingItem } from '#shared/trips/trip.schema.ts';
import classes from './packing.module.css';
import { usePackingItem } from './use-packing-item.ts';

const MAX_QUANTITY = 99;

/** One thing to pack: ticked, renamed, counted or removed. */
export function PackingRow({ tripId, item }: { tripId: number; item: PackingItem }) {
  const { tick, change, remove } = usePackingItem(tripId, item);
  const [isTicked, setTicked] = useState(item.packed);
  const [isEditing, setEditing] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  const label = item.quantity > 1 ? `${item.quantity} × ${item.name}` : item.name;

  // The box turns in the moment of the click; the list follows, and is right if the two differ.
  useEffect(() => setTicked(item.packed), [item.packed]);

  // The keyboard comes back to where it was once the form is gone.
  useEffect(() => {
    if (wasEditing.current && !isEditing) editButton.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);

  if (isEditing) {
    return (
      <li className={classes.item}>
        <EditItem
          item={item}
          onClose={() => setEditing(false)}
          onSave={(next) => {
            void change(next);
            setEditing(false);
          }}
        />
      </li>
    );
  }
  return (
    <li className={classes.item}>
      <div>
        <Checkbox
          label={label}
          description={item.note}
          checked={isTicked}
          onChange={(event) => {
            setTicked(event.currentTarget.checked);
            void tick(event.currentTarget.checked);
          }}
        />
        {(item.essential || item.weatherDependent) && (
          <p className={classes.marks}>
            {item.essential && (
              <Badge size="sm" variant="light" color="coral">
                Essential
              </Badge>
            )}
            {item.weatherDependent && (
              <Badge size="sm" variant="light" color="sea">
                For the weather
              </Badge>
            )}
          </p>
        )}
      </div>
      <div className={classes.tools}>
        <Button
          ref={editButton}
          variant="subtle"
          color="gray"
          size="compact-sm"
          aria-label={`Edit ${item.name}`}
          onClick={() => setEditing(true)}
        >
          <IconPencil size={16} aria-hidden="true" />
        </Button>
        <Button
          variant="subtle"
          color="gray"
          size="compact-sm"
          aria-label={`Remove ${item.name}`}
          onClick={(event) => {
            focusBeside(event.currentTarget);
            void remove();
          }}
        >
          <IconTrash size={16} aria-hidden="true" />
        </Button>
      </div>
    </li>
  );
}

type EditItemProps = {
  item: PackingItem;
  onSave: (next: { name: string; quantity: number }) => void;
  onClose: () => void;
};

function EditItem({ item, onSave, onClose }: EditItemProps) {
  const form = useForm({ initialValues: { name: item.name, quantity: String(item.quantity) } });
  const nameField = useRef<HTMLInputElement>(null);

  useEffect(() => nameField.current?.focus(), []);

  const submit = form.onSubmit(({ name, quantity }) => {
    if (name.trim()) onSave({ name: name.trim(), quantity: Number(quantity) });
  });

  return (
    <form
      className={classes.edit}
      aria-label={`Edit ${item.name}`}
      onSubmit={submit}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <TextInput
        ref={nameField}
        label="Name"
        size="sm"
        required
        maxLength={120}
        {...form.getInputProps('name')}
      />
      <TextInput
        label="Quantity"
        type="number"
        size="sm"
        required
        min={1}
        max={MAX_QUANTITY}
        {...form.getInputProps('quantity')}
      />
      <div className={classes.tools}>
        <Button type="submit" size="compact-md">
          Save
        </Button>
        <Button variant="default" size="compact-md" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
