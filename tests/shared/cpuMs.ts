/** The processor time that some work takes, in milliseconds. Other processes on the machine do not add to it. */
export function cpuMs(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
