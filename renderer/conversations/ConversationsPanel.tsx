export function ConversationsPanel(_: { readonly onClose: () => void }) {
  return null;
}
