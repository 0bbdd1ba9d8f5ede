/** What `make` gives, made when it is first asked for and kept: nothing is computed while modules load. */
export function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}
