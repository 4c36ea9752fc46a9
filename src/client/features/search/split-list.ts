/** A list as one value of the address: "wifi,pool". */
export function splitList(text = ''): string[] {
  return text === '' ? [] : text.split(',');
}
