/** Where a shared trip's page is. */
export function sharedPagePath(token: string): string {
  return `/shared/${token}`;
}

/** Where a calendar that programs subscribe to is. */
export function feedPath(token: string): string {
  return `/api/feeds/${token}.ics`;
}
