/** The list counts as scrolled to its end within this distance, in CSS pixels. */
const nearPx = 40;

/**
 * A ref for growing content inside a scroller: the end stays in view while it grows, unless the user has scrolled
 * away from it.
 */
export function followEnd(content: HTMLElement | null): (() => void) | undefined {
  const scroller = content?.parentElement;
  if (!content || !scroller) return undefined;
  let isAtEnd = true;
  let last = measured(scroller);
  const onScroll = () => {
    const now = measured(scroller);
    // If the size changed as well, it was not the user who scrolled.
    const isByUser = now.height === last.height && now.view === last.view;
    if (now.height - now.top - now.view < nearPx) isAtEnd = true;
    else if (isByUser && now.top < last.top) isAtEnd = false;
    last = now;
  };
  const observer = new ResizeObserver(() => {
    if (isAtEnd) scroller.scrollTop = scroller.scrollHeight;
    last = measured(scroller);
  });
  observer.observe(content);
  observer.observe(scroller);
  scroller.addEventListener('scroll', onScroll);
  return () => {
    observer.disconnect();
    scroller.removeEventListener('scroll', onScroll);
  };
}

function measured({ scrollTop, scrollHeight, clientHeight }: HTMLElement) {
  return { top: scrollTop, height: scrollHeight, view: clientHeight };
}
