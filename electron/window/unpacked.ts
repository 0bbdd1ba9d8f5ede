/** Where a file of the installed app lies when it was kept out of the archive, as processes need it: they know no archives. */
export function unpacked(file: URL): URL {
  return new URL(file.href.replace(/\/app\.asar\//, '/app.asar.unpacked/'));
}
