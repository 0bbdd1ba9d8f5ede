export function LampTab() {
  return null;
}
