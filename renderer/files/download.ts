/** The browser must start the download within this time; then its data is released. */
const releaseAfterMs = 60_000;

/** Downloads a text as a JSON file. */
export function downloadText({ name, text }: { readonly name: string; readonly text: string }): void {
  download(name, new Blob([text], { type: 'application/json' }));
}

/** Downloads a binary file. */
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
  setTimeout(() => URL.revokeObjectURL(address), releaseAfterMs);
}
