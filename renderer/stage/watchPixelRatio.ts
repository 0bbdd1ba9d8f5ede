/** Calls back when the pixel ratio changes, by zoom or another screen, until the returned function is called. */
export function watchPixelRatio(onChange: () => void): () => void {
  let stop: () => void = () => undefined;
  function watch(): void {
    const query = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
    const onQueryChange = () => {
      stop();
      watch();
      onChange();
    };
    query.addEventListener('change', onQueryChange);
    stop = () => query.removeEventListener('change', onQueryChange);
  }
  watch();
  return () => stop();
}
