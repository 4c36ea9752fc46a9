import { notificationsStore } from '@mantine/notifications';

/** The toast that shows, or would if the page had its region. */
export function shownToast() {
  return notificationsStore.getState().notifications[0];
}
