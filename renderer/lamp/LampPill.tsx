export function LampPill() {
  return null;
}
