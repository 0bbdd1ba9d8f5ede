export function LibraryPanel(_: { readonly onClose: () => void }) {
  return null;
}
