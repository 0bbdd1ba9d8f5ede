import type { OnBeforeRequestListenerDetails, Session } from 'electron';
import { isOwnBlob, isOwnPage } from './pageAddress';

/** The page's only permission: its Copy buttons write text to the clipboard. */
const allowedPermission = 'clipboard-sanitized-write';

/** Restricts a session to our own page: no other permissions, no devices, no network, no foreign downloads. */
export function guardSession(session: Session, { hasDevTools }: { readonly hasDevTools: boolean }): void {
  session.setPermissionRequestHandler((_contents, permission, answer, { requestingUrl, isMainFrame }) =>
    answer(permission === allowedPermission && isMainFrame && isOwnPage(requestingUrl)),
  );
  session.setPermissionCheckHandler(
    (_contents, permission, _origin, { requestingUrl, isMainFrame }) =>
      permission === allowedPermission && isMainFrame && isOwnPage(requestingUrl ?? ''),
  );
  session.setDevicePermissionHandler(() => false);
  session.setDisplayMediaRequestHandler((_request, answer) => answer(null));
  session.webRequest.onBeforeRequest((details, answer) => answer({ cancel: !isLocal(details, hasDevTools) }));
  session.on('will-download', (event, item, contents) => {
    if (!isOwnBlob(item.getURL()) || !isOwnPage(contents.getURL())) event.preventDefault();
  });
  // The spell checker would download its dictionaries.
  session.setSpellCheckerEnabled(false);
}

type WebRequest = Pick<OnBeforeRequestListenerDetails, 'url' | 'resourceType'>;

function isLocal({ url, resourceType }: WebRequest, hasDevTools: boolean): boolean {
  if (isOwnPage(url) || isOwnBlob(url)) return true;
  if (url.startsWith('data:')) return resourceType === 'image';
  return hasDevTools && url.startsWith('devtools:');
}
