import { Menu, type FloatingPosition } from '@mantine/core';
import type { ReactNode } from 'react';
import { useOpenerFocus } from '#client/lib/use-opener-focus.ts';
import { OverlayAnchor } from './overlay-anchor.tsx';
import type { MenuParts } from './use-menu-button.ts';

type MenuListProps = {
  menu: MenuParts;
  isOpen: boolean;
  onClose: () => void;
  position: FloatingPosition;
  width: number;
  children: ReactNode;
};

/** The list of a menu whose button is drawn by `useMenuButton`. */
export function MenuList({ menu, isOpen, onClose, position, width, children }: MenuListProps) {
  useOpenerFocus(isOpen);
  return (
    <Menu
      id={menu.id}
      opened={isOpen}
      onClose={onClose}
      position={position}
      width={width}
      shadow="md"
      withInitialFocusPlaceholder={false}
      returnFocus={false}
    >
      <Menu.Target>
        <OverlayAnchor button={menu.button} />
      </Menu.Target>
      <Menu.Dropdown inert={!isOpen}>{children}</Menu.Dropdown>
    </Menu>
  );
}
