const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const values = new Map(Array.from(alphabet, (character, value) => [character, value]));

/** Bytes as base64 with padding (RFC 4648). */
export function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 3) {
    const [a = 0, b = 0, c = 0] = bytes.subarray(at, at + 3);
    const bits = (a << 16) | (b << 8) | c;
    for (let place = 0; place < 4; place++) {
      text += at + place > bytes.length ? '=' : alphabet.charAt((bits >> (18 - 6 * place)) & 63);
    }
  }
  return text;
}

/** The bytes of a base64 text; `undefined` if it is not valid. */
export function fromBase64(text: string): Uint8Array | undefined {
  if (text.length % 4 !== 0 || !/^[A-Za-z0-9+/]*={0,2}$/.test(text)) return undefined;
  const padding = text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0;
  const bytes = new Uint8Array((text.length / 4) * 3 - padding);
  for (let at = 0; at < text.length; at += 4) {
    let bits = 0;
    for (let place = 0; place < 4; place++) bits = (bits << 6) | (values.get(text.charAt(at + place)) ?? 0);
    for (let place = 0; place < 3; place++) bytes[(at / 4) * 3 + place] = bits >> (16 - 8 * place);
  }
  return bytes;
}
