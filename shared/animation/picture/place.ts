/** Where something of a size starts on a side: where it is asked to, moved onto the grid as far as it fits; else centred. */
export function placeOn(side: number, size: number, wanted: number | undefined): number {
  if (wanted === undefined || size > side) return Math.floor((side - size) / 2);
  return Math.min(Math.max(wanted, 0), side - size);
}
