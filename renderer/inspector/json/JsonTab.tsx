export function JsonTab() {
  return null;
}
