/** How long a browser may take to begin with a download; then its data is given up. */
const keptMs = 60_000;

/** Gives its owner a text as a file, by way of the browser's downloads. */
export function downloadText({ name, text }: { readonly name: string; readonly text: string }): void {
  download(name, new Blob([text], { type: 'application/json' }));
}

/** Gives its owner a file that is no text. */
export function downloadBase64({ name, base64 }: { readonly name: string; readonly base64: string }): void {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  download(name, new Blob([bytes], { type: 'application/octet-stream' }));
}

function download(name: string, data: Blob): void {
  const address = URL.createObjectURL(data);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), keptMs);
}
