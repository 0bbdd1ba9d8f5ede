/** A picture of `width` × `height` pixels, three bytes each: red, green, blue, row by row from the top. */
export interface Bitmap {
  readonly width: number;
  readonly height: number;
  readonly rgb: Uint8Array;
}
