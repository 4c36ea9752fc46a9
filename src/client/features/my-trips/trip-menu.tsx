import { ActionIcon } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { lazyDialog } from '#client/components/lazy-dialog.tsx';
import { useMenuButton } from '#client/components/use-menu-button.ts';
import classes from './my-trips-page.module.css';
import type { TripAction } from './trip-action.ts';

type TripMenuProps = {
  /** The trip as the card names it. */
  name: string;
  onAction: (action: TripAction) => void;
};

const TripMenuList = lazyDialog(() => import('./trip-menu-list.tsx').then((m) => m.TripMenuList));

/** What can be done with a trip from the list. */
export function TripMenu({ name, onAction }: TripMenuProps) {
  const { buttonProps, listProps } = useMenuButton();

  return (
    <>
      <ActionIcon
        {...buttonProps}
        {...TripMenuList.onIntent}
        className={classes.menu}
        variant="default"
        size={36}
        aria-label={`More for ${name}`}
      >
        <IconDots size={18} aria-hidden="true" />
      </ActionIcon>
      <TripMenuList {...listProps} onAction={onAction} />
    </>
  );
}
