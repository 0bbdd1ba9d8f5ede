/** Something a window has one of, made when it is first asked for. It outlives the parts of the page that show it. */
export function perWindow<Store extends object, Thing>(
  make: (store: Store) => Thing,
): (store: Store) => Thing {
  const made = new WeakMap<Store, { readonly thing: Thing }>();
  return (store) => {
    const kept = made.get(store) ?? { thing: make(store) };
    made.set(store, kept);
    return kept.thing;
  };
}
