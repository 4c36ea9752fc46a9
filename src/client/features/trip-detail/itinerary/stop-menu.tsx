import { ActionIcon, Menu } from '@mantine/core';
import {
  IconArrowDown,
  IconArrowsExchange,
  IconArrowUp,
  IconCalendarShare,
  IconClock,
  IconDots,
  IconFlag,
  IconLock,
  IconLockOpen,
  IconTrash,
} from '@tabler/icons-react';
import { MenuList } from '#client/components/menu-list.tsx';
import { useMenuButton } from '#client/components/use-menu-button.ts';
import { stopMenuAttribute } from './use-stop-focus.ts';

export type StopAction =
  | 'earlier'
  | 'later'
  | 'move'
  | 'retime'
  | 'swap'
  | 'lock'
  | 'report'
  | 'remove';

type StopMenuProps = {
  /** The stop's key. */
  id: string;
  name: string;
  isLocked: boolean;
  /** A place is needed to stay put; a meal of one's own choice has none. */
  canLock: boolean;
  /** Only a place of the catalogue has facts to correct. */
  canReport: boolean;
  isFirst: boolean;
  isLast: boolean;
  onAction: (action: StopAction) => void;
};

/** Everything that can be done with a stop, for the keyboard and the phone too. */
export function StopMenu({
  id,
  name,
  isLocked,
  canLock,
  canReport,
  isFirst,
  isLast,
  onAction,
}: StopMenuProps) {
  const { buttonProps, listProps } = useMenuButton();
  const item = (action: StopAction, isOff = false) => ({
    disabled: isOff,
    onClick: () => onAction(action),
  });

  return (
    <>
      <ActionIcon
        {...buttonProps}
        variant="subtle"
        color="gray"
        size={32}
        aria-label={`Change ${name}`}
        {...stopMenuAttribute(id)}
      >
        <IconDots size={18} aria-hidden="true" />
      </ActionIcon>
      <MenuList {...listProps} position="bottom-end" width={220}>
        <Menu.Item
          leftSection={<IconArrowUp size={18} aria-hidden="true" />}
          {...item('earlier', isLocked || isFirst)}
        >
          Move earlier
        </Menu.Item>
        <Menu.Item
          leftSection={<IconArrowDown size={18} aria-hidden="true" />}
          {...item('later', isLocked || isLast)}
        >
          Move later
        </Menu.Item>
        <Menu.Item
          leftSection={<IconCalendarShare size={18} aria-hidden="true" />}
          {...item('move', isLocked)}
        >
          Move to day…
        </Menu.Item>
        <Menu.Item
          leftSection={<IconClock size={18} aria-hidden="true" />}
          {...item('retime', isLocked)}
        >
          Change time…
        </Menu.Item>
        <Menu.Item
          leftSection={<IconArrowsExchange size={18} aria-hidden="true" />}
          {...item('swap', isLocked)}
        >
          Swap for another…
        </Menu.Item>
        <Menu.Item
          leftSection={
            isLocked ? (
              <IconLockOpen size={18} aria-hidden="true" />
            ) : (
              <IconLock size={18} aria-hidden="true" />
            )
          }
          {...item('lock', !canLock)}
        >
          {isLocked ? 'Unlock' : 'Lock'}
        </Menu.Item>
        {canReport && (
          <Menu.Item leftSection={<IconFlag size={18} aria-hidden="true" />} {...item('report')}>
            Report a problem…
          </Menu.Item>
        )}
        <Menu.Item
          c="var(--ns-danger)"
          leftSection={<IconTrash size={18} aria-hidden="true" />}
          {...item('remove', isLocked)}
        >
          Remove
        </Menu.Item>
      </MenuList>
    </>
  );
}
