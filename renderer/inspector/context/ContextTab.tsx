export function ContextTab() {
  return null;
}
