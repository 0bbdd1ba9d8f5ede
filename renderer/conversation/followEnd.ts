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
  let seen = measured(scroller);
  const onScroll = () => {
    const now = measured(scroller);
    // Where something has grown or shrunk as well, it was not the owner who scrolled.
    const isOwners = now.height === seen.height && now.view === seen.view;
    if (now.height - now.top - now.view < nearPx) isAtEnd = true;
    else if (isOwners && now.top < seen.top) isAtEnd = false;
    seen = now;
  };
  const observer = new ResizeObserver(() => {
    if (isAtEnd) scroller.scrollTop = scroller.scrollHeight;
    seen = measured(scroller);
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
