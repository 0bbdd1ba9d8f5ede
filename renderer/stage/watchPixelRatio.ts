/** Calls when the page has other pixels, on another screen or zoomed, until the returned function is called. */
export function watchPixelRatio(onChange: () => void): () => void {
  let stop: () => void = () => undefined;
  function watch(): void {
    const query = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
    const heed = () => {
      stop();
      watch();
      onChange();
    };
    query.addEventListener('change', heed);
    stop = () => query.removeEventListener('change', heed);
  }
  watch();
  return () => stop();
}
