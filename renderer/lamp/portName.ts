/** A port as one says it: `ttyUSB0` for `/dev/ttyUSB0`, `COM3` as it is. */
export function portName(path: string): string {
  return path.replace(/^\/dev\//, '');
}
