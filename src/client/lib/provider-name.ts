/** Providers that write themselves otherwise than their code with a capital letter. */
const NAMES: Readonly<Record<string, string>> = {
  getyourguide: 'GetYourGuide',
  liteapi: 'LiteAPI',
};

/** A provider's code as the provider writes itself: "getyourguide" is GetYourGuide, "viator" is Viator. */
export function providerName(code: string): string {
  return NAMES[code] ?? code.charAt(0).toUpperCase() + code.slice(1);
}
