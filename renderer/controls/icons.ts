/** How every icon of the page is drawn: one size, one stroke. They are decorative; the name stands on what they are in. */
export const iconLook = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;
