export function SettingsPanel(_: { readonly onClose: () => void }) {
  return null;
}
