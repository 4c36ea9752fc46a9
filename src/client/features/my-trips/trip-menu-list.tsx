import { Menu } from '@mantine/core';
import { IconCopy, IconPencil, IconTrash } from '@tabler/icons-react';
import { MenuList } from '#client/components/menu-list.tsx';
import type { OverlayProps } from '#client/components/lazy-dialog.tsx';
import type { MenuParts } from '#client/components/use-menu-button.ts';
import type { TripAction } from './trip-action.ts';

type TripMenuListProps = OverlayProps & {
  menu: MenuParts;
  onAction: (action: TripAction) => void;
};

/** The choices of a trip's menu. */
export function TripMenuList({ onAction, ...list }: TripMenuListProps) {
  return (
    <MenuList {...list} position="bottom-end" width={180}>
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
    </MenuList>
  );
}
