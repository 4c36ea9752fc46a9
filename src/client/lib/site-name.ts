/** The site that an https address leads to, as people write it: "booking.com"; undefined for any other text. */
export function siteName(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { protocol, hostname } = new URL(address);

  return protocol === 'https:' ? hostname.replace(/^www\./, '') : undefined;
}
