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
  type Icon,
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
  const items: { action: StopAction; Icon: Icon; label: string; isOff?: boolean }[] = [
    { action: 'earlier', Icon: IconArrowUp, label: 'Move earlier', isOff: isLocked || isFirst },
    { action: 'later', Icon: IconArrowDown, label: 'Move later', isOff: isLocked || isLast },
    { action: 'move', Icon: IconCalendarShare, label: 'Move to day…', isOff: isLocked },
    { action: 'retime', Icon: IconClock, label: 'Change time…', isOff: isLocked },
    { action: 'swap', Icon: IconArrowsExchange, label: 'Swap for another…', isOff: isLocked },
    isLocked
      ? { action: 'lock', Icon: IconLockOpen, label: 'Unlock', isOff: !canLock }
      : { action: 'lock', Icon: IconLock, label: 'Lock', isOff: !canLock },
    ...(canReport
      ? [{ action: 'report' as const, Icon: IconFlag, label: 'Report a problem…' }]
      : []),
    { action: 'remove', Icon: IconTrash, label: 'Remove', isOff: isLocked },
  ];

  return (
    <>
      <ActionIcon
        {...buttonProps}
        size={32}
        aria-label={`Change ${name}`}
        {...stopMenuAttribute(id)}
      >
        <IconDots size={18} aria-hidden="true" />
      </ActionIcon>
      <MenuList {...listProps} position="bottom-end" width={220}>
        {items.map(({ action, Icon, label, isOff = false }) => (
          <Menu.Item
            key={action}
            {...(action === 'remove' && { c: 'var(--ns-danger)' })}
            leftSection={<Icon size={18} aria-hidden="true" />}
            disabled={isOff}
            onClick={() => onAction(action)}
          >
            {label}
          </Menu.Item>
        ))}
      </MenuList>
    </>
  );
}
