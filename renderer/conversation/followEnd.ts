/** How near to the end counts as being there, in CSS pixels. */
const nearPx = 40;

/**
 * A ref for what grows inside something that scrolls: its end stays in view while it grows, unless its owner has scrolled
 * away from it.
 */
export function followEnd(content: HTMLElement | null): (() => void) | undefined {
  const scroller = content?.parentElement;
  if (!content || !scroller) return undefined;
  let isAtEnd = true;
  const onScroll = () => {
    isAtEnd = scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight < nearPx;
  };
  const observer = new ResizeObserver(() => {
    if (isAtEnd) scroller.scrollTop = scroller.scrollHeight;
  });
  observer.observe(content);
  observer.observe(scroller);
  scroller.addEventListener('scroll', onScroll);
  return () => {
    observer.disconnect();
    scroller.removeEventListener('scroll', onScroll);
  };
}
