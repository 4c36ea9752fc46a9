import { Menu } from '@mantine/core';
import type { FloatingPosition } from '@mantine/core';
import type { ReactNode } from 'react';
import { OverlayAnchor } from './overlay-anchor.tsx';
import type { MenuParts } from './use-menu-button.ts';

type LateMenuProps = {
  menu: MenuParts;
  isOpen: boolean;
  onClose: () => void;
  position: FloatingPosition;
  width: number;
  children: ReactNode;
};

/** The list of a menu whose button is drawn by `useMenuButton`. */
export function LateMenu({ menu, isOpen, onClose, position, width, children }: LateMenuProps) {
  return (
    <Menu
      id={menu.id}
      opened={isOpen}
      onClose={onClose}
      position={position}
      width={width}
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <OverlayAnchor button={menu.button} />
      </Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  );
}
