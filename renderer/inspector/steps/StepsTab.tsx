export function StepsTab() {
  return null;
}
