import { ActionIcon, Menu } from '@mantine/core';
import { IconCopy, IconDots, IconPencil, IconTrash } from '@tabler/icons-react';
import { closeOnEscape } from '#client/lib/close-on-escape.ts';
import classes from './my-trips-page.module.css';

export type TripAction = 'rename' | 'duplicate' | 'delete';

type TripMenuProps = {
  /** The trip as the card names it. */
  name: string;
  onAction: (action: TripAction) => void;
};

/** What can be done with a trip from the list. */
export function TripMenu({ name, onAction }: TripMenuProps) {
  return (
    <Menu position="bottom-end" width={180} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <ActionIcon
          className={classes.menu}
          variant="default"
          size={36}
          aria-label={`More for ${name}`}
          onKeyDown={closeOnEscape}
        >
          <IconDots size={18} aria-hidden="true" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={<IconPencil size={18} aria-hidden="true" />}
          onClick={() => onAction('rename')}
        >
          Rename
        </Menu.Item>
        <Menu.Item
          leftSection={<IconCopy size={18} aria-hidden="true" />}
          onClick={() => onAction('duplicate')}
        >
          Duplicate
        </Menu.Item>
        <Menu.Item
          color="red"
          leftSection={<IconTrash size={18} aria-hidden="true" />}
          onClick={() => onAction('delete')}
        >
          Delete
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
