type Item = { name: string; quantity: number; addedByHand: boolean; suggestedAs: string | null };
type Change = { name?: string; quantity?: number; packed?: boolean };

/** Another name or number than was suggested is the traveller's: the item then stays when the list is made anew. */
export function keptByHand(
  { name, quantity, addedByHand, suggestedAs }: Item,
  change: Change,
): Change & { suggestedAs?: string } {
  const isOther = (change.name ?? name) !== name || (change.quantity ?? quantity) !== quantity;

  return isOther && !addedByHand && suggestedAs === null
    ? { ...change, suggestedAs: name }
    : change;
}
